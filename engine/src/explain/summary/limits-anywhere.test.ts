import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { explain } from '../explain.ts'

const paper = (
  paragraphs: string[],
  heading = 'Discussion',
  title = 'Gulls on roofs of harbour towns',
) =>
  documentFromSections({
    title,
    abstract:
      'Gulls nest on the roofs of many harbour towns. We counted the nests of 40 towns and found 800 of them. Most nests were seen by the sea.',
    sections: [
      { heading: 'Results', paragraphs: ['Most nests stood on flat roofs of old warehouses.'] },
      { heading, paragraphs },
    ],
  })
const told = async (document: ReturnType<typeof paper>) => {
  const { limitations } = await explain(document)
  const { refused, claims } = await answer(document, 'What are the limitations?')
  const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)
  return { summary: texts(limitations), answer: refused ? [] : texts(claims) }
}

test.each([
  'Night vision cameras were not available for the present study and the counts were made at dusk.',
  'The weight of the eggs was not measured before the helpers left the roofs.',
  'A bias by the weather of the spring cannot be entirely excluded.',
  'The result should be interpreted with caution, since more nests were lost in the north.',
  'On the downside, the method gives no idea of how sure each count is.',
  'By averaging over months, our study treated the roof as a static place.',
  'Certain factors could potentially confound this interpretation of the counts.',
  'A concern is that old roofs might have been over-represented among the houses seen.',
  'The step that sorts the pictures takes considerably longer to complete than all others.',
  'First, the study included roofs of many kinds, making the comparison between towns somewhat difficult.',
  'Most obviously, our discussion of nests applies only to flat roofs of one storey.',
  'However, we failed in tracking the gulls that left, possibly due to the rain of May.',
  'The recall of our system might be lower than that of a good helper with a ladder.',
  'We were unable to count the nests behind the chimneys of the fish market.',
  'Eggs of white gulls were too few to allow a meaningful comparison between the towns.',
  'Our findings are limited by the fog that hid the old roofs of the port.',
  'All counts and results of the spring must be viewed cautiously, as no helper saw the north.',
  'A correlation of nests and cats is plain, but this correlation does not imply that cats do harm.',
  'Counts of the port and these results are not directly comparable, as other drones were used.',
  'It was not possible to visit the roofs of the fish market at night.',
  'The habits of old gulls should be examined with a larger sample of towns.',
  'We did not find a significant difference between the towns, possibly because of the small sample size.',
  'With the small number of roofs, which is a limitation of the study, it is unlikely that rare nests would be seen.',
  'The roofs differ in age and height, which made it difficult to interpret our counts of nests.',
  'There are limitations to this survey, including its roofs, which stood in one town of the north.',
  'We were limited in our ability to climb all roofs in May, but we did not observe any effect on the counts.',
  'The available data are insufficient to define how exact our counts by ear are.',
])('a limit is told where results are discussed: %s', async (words) => {
  const { summary, answer: given } = await told(paper([words]))
  expect(summary.join()).toContain(
    words.replace(/^(?:First|On the downside|Most obviously|However), /, '').slice(0, 60),
  )
  expect(given).toEqual(summary)
})

test.each([
  'The large effect seen in our study suggests that a benefit would remain despite unmeasured confounders.',
  'Our method does not make an a priori assumption about the shape of the roof.',
  'We did not find statistically significant improvements in the weight of the chicks.',
  'There was no evidence of fear of drones in any of the four groups of gulls.',
  'We are not suggesting that gulls in general are likely to leave the harbour towns.',
  'No counts used in this study had any missing data for the analyses.',
  'We also examined features of the roofs that could have confounded the outcome of the study.',
  'We assume that our results are generalizable to all harbour towns with confidence.',
  'Key limitations of previous surveys include small sample size and low return rates in our region.',
  'However, we attempted to reduce selection bias by taking all towns, and to control for the height of roofs.',
  'Our data do not support this conclusion, but instead suggest a small increase of nests.',
  'The conclusions of our study are not very different from those of a survey of the coast.',
  'We show that self-reported sightings of the helpers rose although the towns were far.',
  'Despite the small sample size, our counts agree with what the pilots see.',
  'The power of the tests in this study was above 0.8, so that our samples were large enough for small differences, and only one test was weaker.',
  'Savings of the towns were too small to offset the price of the drones that were bought.',
  'Meyer et al. (2007) counted too few nests to allow a comparison between the towns.',
])('praise, and what was done about a limit, is none: %s', async (words) => {
  const { summary, answer: given } = await told(paper([words]))
  expect(summary).toEqual([])
  expect(given).toEqual([])
})

test.each([
  'Note that the traps were not cleared every day, so results should be interpreted in the context of fewer counts.',
  'With larger roofs in the sample, we lose any direct count of nests behind the chimneys.',
])('a limit is told where the results are: %s', async (words) => {
  expect((await told(paper([words], 'Counts and results'))).summary).toEqual([words])
})

test('a sample that was not large enough is a limit', async () => {
  const words = 'Our samples of roofs were not large enough to compare the north with the south.'
  expect((await told(paper([words]))).summary).toEqual([words])
})

test('the drawback of a rival method is not told as that of the paper', async () => {
  const rival =
    'One main advantage of the approach of Meyer et al. (2007) is that it delivers curves. One drawback is that the two parameters need to have well chosen initial values.'
  expect((await told(paper([rival]))).summary).toEqual([])
  const own =
    'A survey of cats found no nests (Meyer et al., 2007). One limitation of the study is that the counts were made at dusk.'
  expect((await told(paper([own]))).summary).toHaveLength(1)
})

test('the main shortcoming of the model is told where the results are, and that of another’s is not', async () => {
  const own = 'The biggest shortcoming of the model is that short words were left out by it.'
  const inResults = (words: string) => paper([words], 'Results of words')
  expect((await told(inResults(own))).summary).toEqual([own])
  const rival = `Meyer et al. (2007) built a model of words. ${own}`
  expect((await told(inResults(rival))).summary).toEqual([])
})

test('"such analyses have the limitation …" is the paper’s own where it says that it did one', async () => {
  const general = 'Matched analyses have the limitation that winds unseen by anyone can differ.'
  expect((await told(paper([`Our study used matched analyses. ${general}`]))).summary).toEqual([
    general,
  ])
  expect(
    (await told(paper([`Matched analyses were described by others [3, 4]. ${general}`]))).summary,
  ).toEqual([])
})

test('what stands between limits without a word of lack is left out of a long paragraph', async () => {
  const { summary } = await told(
    paper([
      'However, these analyses have a number of limitations. First, this was a retrospective analysis of two surveys. Gulls are large birds of the coast. They feed on fish and bread. Most of them live for twenty years. Ships bring many of them inland. Old towns hold more birds than new ones. Bread is thrown from ships in the morning.',
    ]),
  )
  expect(summary.join()).toContain('retrospective analysis')
  expect(summary.join()).not.toMatch(/Ships bring|Old towns|Bread is thrown/)
})

test('what a system that the title names does not cover is told under earlier work, too', async () => {
  const document = documentFromSections({
    title: 'ROOFER: finding nests in pictures',
    abstract:
      'We present ROOFER, which finds nests of gulls in pictures. ROOFER finds 90% of the nests of 40 towns. It is fast.',
    sections: [
      {
        heading: 'Results',
        paragraphs: ['ROOFER finds 90% of the nests in our pictures of towns.'],
      },
      {
        heading: 'Related Work',
        paragraphs: [
          'Many systems find birds in films of the coast [3]. ROOFER decisions are based on only the colour and shape of the roof.',
        ],
      },
    ],
  })
  expect((await told(document)).summary).toEqual([
    'ROOFER decisions are based on only the colour and shape of the roof.',
  ])
})

test('limits that are numbered in brackets are told one by one', async () => {
  const { answer: given } = await told(
    paper([
      'This study had a number of limitations: 1) It was limited to one coast, reducing the generalizability. 2) Chicks of the late summer stayed out of the counts. In summary, gulls nest on one roof in three.',
    ]),
  )
  expect(given).toHaveLength(2)
  expect(given.join()).toContain('Chicks of the late summer')
})

test('under a heading that names strengths, too, only what owns to a lack is told', async () => {
  const { summary } = await told(
    paper(
      [
        'The survey is the largest of its kind and lasted for ten years. Its helpers were trained by a keeper of birds. A weakness is that the counts of roofs were not checked by a second helper.',
      ],
      'Strengths and limitations',
    ),
  )
  expect(summary).toHaveLength(1)
  expect(summary[0]).toContain('not checked by a second helper')
})

test('an announcement may begin with a strength, and what speaks against a limit is none', async () => {
  const { summary } = await told(
    paper(
      [
        'Although we had the advantage of a large survey, this study still has some potential limitations. First, only the number of nests was assessed. However, the number of nests goes with that of chicks.',
      ],
      'Limitations',
    ),
  )
  expect(summary).toEqual(['only the number of nests was assessed.'])
})

test('who asks is told the plainest limit first, where the first in order is much less plain', async () => {
  const faint = 'The use of drones was not included in the plan of this study of roofs.'
  const plain =
    'A limitation of our study is that we only had one helper, which may have introduced a bias of the counts.'
  const { summary, answer: given } = await told(paper([`${faint} Gulls nest in May. ${plain}`]))
  expect(summary.join(' ')).toMatch(/plan of this study.*A limitation/)
  expect(given[0]).toBe(plain)
  const concern = 'We feel that this limitation is less concerning, as our counts agreed.'
  expect((await told(paper([concern]))).summary).toEqual([])
})

test('what may have slipped in unseen is a limit', async () => {
  const words =
    'As not all gulls had rings, it is possible that we counted some of them twice in our survey of roofs.'
  expect((await told(paper([words]))).summary).toEqual([words])
})
