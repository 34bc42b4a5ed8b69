import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { explain } from '../explain.ts'
import { announcesLimits } from './announced-limits.ts'

const paper = (paragraphs: string[], heading = 'Discussion') =>
  documentFromSections({
    title: 'Gulls on roofs',
    abstract:
      'Gulls nest on the roofs of many harbour towns. We counted the nests of 40 towns and found 800 of them. Most nests were seen by the sea.',
    sections: [{ heading, paragraphs }],
  })
const limits = async (document: ReturnType<typeof paper>) => {
  const { limitations } = await explain(document)
  return limitations.map(({ text }) => text)
}
const asked = async (document: ReturnType<typeof paper>) => {
  const { refused, claims } = await answer(document, 'What are the limitations?')
  return refused ? [] : claims.map(({ text }) => text)
}

const listed = paper([
  'Our study found that limitations of money and travel disproportionately affect gulls of the north.',
  'This study had limitations. There was large variation in the share of roofs that were climbed. Counting in the storms of the autumn also lowered the number of helpers. Even so, the towns were seen from all sides by many helpers.',
])

test('what follows "This study had limitations." is told, and limits of others are not', async () => {
  for (const told of [await limits(listed), await asked(listed)]) {
    expect(told).toEqual([
      'There was large variation in the share of roofs that were climbed.',
      'Counting in the storms of the autumn also lowered the number of helpers.',
    ])
  }
})

test.each([
  'Our study has several limitations.',
  'There are some limitations to our work.',
  'We acknowledge the following limitations:',
  'However, the present study has a number of limitations.',
  'The cross-sectional drone survey has some limitations.',
  'Our study has a number of limitations, which should be noted.',
  'We also acknowledge certain limitations of the counts.',
])('a paragraph announces them: %s', async (opening) => {
  const told = await limits(
    paper([`${opening} First, the counting was done by students in one month.`]),
  )
  expect(told.join()).toContain('by students in one month')
})

test.each([
  'The gulls had limitations. First, the counting was done by students in one month.',
  'The rules require that we plan our work well and discuss any limitations in our work with the town.',
  'Particular strengths of the present study are that it accounts for confounding by the age of roofs.',
  'We leave out the details of our counts here due to the space limitation.',
  'The previous study had several weaknesses, such as a small sample and a lack of drones.',
  'Our study did not raise concerns about the safety of the helpers on the roofs.',
  'Our hypothesis that gulls prefer flat roofs was not validated by the present study.',
  'That the roofs of our study were flat is not a limitation of the counts.',
])('no limitation of the work: %s', async (words) => {
  const document = paper([words])
  expect(await limits(document)).toEqual([])
  expect(await asked(document)).toEqual([])
})

test.each([
  'An important limitation is that it was not possible to adjust for the height of roofs.',
  'A further limitation is the lack of counts from other towns.',
  'The relatively small number of roofs may have prevented the detection of small differences.',
  'The age of the gulls could not be determined in this study.',
  'Many helpers left before the autumn, which may have introduced a bias.',
])('called or told as a limitation where results are discussed: %s', async (words) => {
  expect(await limits(paper([words]))).toEqual([words])
})

test.each([
  'A drawback of the method of Meyer et al. (2014) is that it needs two drones.',
  'We did not find correlations between height and the number of nests.',
  'We were not able to show significant differences between the towns.',
])('what is said of others, or found absent, is none: %s', async (words) => {
  expect(await limits(paper([words]))).toEqual([])
})

test('the sentence that announces limitations names none, and those that it counts come before asides', async () => {
  const told = await limits(
    paper(
      [
        'This study has several limitations. First, the roofs were chosen in two towns only. Most were flat and stood by the sea. Second, the rate of returning helpers was low. Third, the storms of the autumn were not recorded. Finally, the counts were told by the helpers themselves. In summary, gulls nest on one roof in three.',
      ],
      'Limitations',
    ),
  )
  expect(told).toHaveLength(4)
  expect(told.join()).not.toContain('several limitations')
  expect(told.join()).not.toMatch(/Most were flat|In summary/)
})

test('what sums the paper up is no limitation, though it ends the paragraph of them', async () => {
  const told = await limits(
    paper([
      'The study had several other limitations. We did not count in the winter. Finally, most roofs were visited once. Larger roofs hold larger gulls. In summary, this study of gulls was not able to cover islands.',
    ]),
  )
  expect(told.join()).toContain('visited once')
  expect(told.join()).not.toContain('Larger roofs')
})

test('that limitations need to be mentioned, and how they are ordered, names none', () => {
  expect(
    announcesLimits(
      'Still, several limitations need to be mentioned for our counts, which we order by three common notions of Lund.',
    ),
  ).toBe(true)
  expect(
    announcesLimits('Several limitations need to be mentioned, such as the small number of roofs.'),
  ).toBe(false)
})
