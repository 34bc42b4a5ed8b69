import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const results = async (sentences: readonly string[], heading = 'Results') => {
  const { results: told } = await explain(
    documentFromSections({
      title: 'Gull nests on the roofs of a harbour town',
      abstract:
        'Gulls nest on the roofs of many harbour towns. We describe a survey of gull nests on roofs.',
      sections: [
        {
          heading: 'Methods',
          paragraphs: ['We counted the nests on 40 roofs with a drone in May.'],
        },
        { heading, paragraphs: [sentences.join(' ')] },
      ],
    }),
  )
  return told.map(({ text }) => text)
}
const found =
  'Flat roofs held significantly more gull nests than steep ones (2.4 against 1.1, p < 0.01).'

test.each([
  'Of all gull wardens of the harbour town, 764 (60.8%) were nurses and 493 (39.2%) were married, more than in others.',
  'We could obtain a lower number of gull nests on roofs, by 12.5%, if we had more nets.',
  'We indicate the higher share of gull nests on roofs using a flag in 12.5% of all maps.',
  'The overall mean age was 5.8 years and most gulls of the harbour town (67.6%) were female.',
  'Of the 949 roofs of the town, 54 had gull nests and met the basic study criteria (6%), fewer than asked for.',
  'A possible extension of the survey involves a count of gull nests at 95% of harbours, with higher accuracy.',
  'Different randomized, double-blind studies showed a lower rate of gull nests on roofs (38%).',
  'The share of terns in the harbour town is below 2.5%, and would not significantly alter the number of gull nests.',
  'Baseline characteristics of the gull nests on all roofs were similar, with 12.5% of eggs in each group.',
  'The study was powered to detect a reduction of gull nests on roofs from 25% to 10%.',
  'At 95% of all roofs, eight gull nests of the harbour town were infected by 12.5 gulls.',
  'We repeated the count of gull nests on roofs 50,000 times to generate a higher share of 97.5%.',
  'These results suggest that further research on gull nests is warranted in 95% of harbour towns.',
  'Previous randomized, double-blind, placebo-controlled studies showed a lower rate of gull nests on roofs (38%).',
  'To determine significant factors of gull nests, a p value below 0.05 and a 95% interval were considered.',
  'Six gull nests on roofs had other eggs (6.4%) and were not included in the study of the harbour town.',
  'The test showed no statistically significant difference of gull nests on roofs before the intervention (p > 0.05).',
  'Results demonstrated that the subjects at baseline exhibited severe lack of nests (12.5%).',
  'No significant difference was found between gulls on roofs in terms of age (43.5 against 41.2).',
  'Gulls on flat roofs were slightly older than those on steep ones (12.5 years), and greater.',
  'In all of the figures, 40 roofs are shown and crosses form the curve of the observed nests (12.5%).',
  'Our sample size was based on the count of gull nests on roofs, which was higher by 12.5% before.',
  'Accumulating data demonstrated that gull nests on roofs of a harbour town protect 12.5% of gulls.',
  'We previously showed that gull nests on the roofs of a harbour town held 12.5% more eggs.',
  'We decided to use a higher share of 12.5% for the gull nests on roofs of the harbour town.',
  'The difference was statistically significant between May and June (p = 0.02).',
  'The nests on roofs were treated with 0.5% of lime for 12.5 hours and followed by the gulls (12.5%).',
  'In parallel, we aim to collect a higher share of gull nests on roofs of the harbour town (12.5%).',
  'It is an open topic how gull nests on roofs of the harbour town grew higher by 12.5%.',
  '05 and shares ranging from 15% to 28% of gull nests on roofs were significant in the harbour town.',
])(
  'who took part, a step, a threshold, what others saw and what is to be done is no result: %s',
  async (words) => {
    const told = await results([words, found])
    expect(told).toContain(found)
    expect(told).not.toContain(words)
  },
)

test('what was seen here stays a result beside what others saw', async () => {
  const words =
    'More gull nests were found on roofs with females (p = 0.019), consistent with what previous studies showed.'
  expect(await results([words])).toContain(words)
})

test('that arms were alike in their demographic data is no result of an abstract', async () => {
  const alike =
    'Results: No significant differences were found between gull nests on roofs in terms of demographic data.'
  const { results: told, tldr } = await explain(
    documentFromSections({
      title: 'Gull nests on the roofs of a harbour town',
      abstract: `Gulls nest on roofs. We counted gull nests on roofs in May. We conclude that flat roofs suit gulls. ${alike} Eggs were few.`,
      sections: [],
    }),
  )
  expect([...tldr, ...told].map(({ text }) => text).join()).not.toContain('demographic')
})

test('the first outcome is known by its name wherever that stands', async () => {
  const first =
    'May saw greater improvement than June in the primary outcome measure, nests on roofs.'
  const beside = ['louder', 'brighter', 'longer', 'older'].map(
    (how, at) => `Gulls of flat roofs were ${how} than the others, and better (${at + 1}7.5%).`,
  )
  expect(await results([...beside, first])).toContain(first)
})

test('what better means would bring is no result of an abstract', async () => {
  const hope = 'Improved drones would permit a better count of the gull nests on roofs.'
  const { results: told } = await explain(
    documentFromSections({
      title: 'Gull nests on the roofs of a harbour town',
      abstract: `Gulls nest on roofs. We counted gull nests on roofs in May. ${found} ${hope}`,
      sections: [],
    }),
  )
  expect(told.map(({ text }) => text)).not.toContain(hope)
})

test('a result stays one where figures in brackets make up much of it', async () => {
  const words =
    'Nests lay longer on flat roofs (3.1 days [1.2–5.4] vs. 6.2 days [3.3–11.8], p = 0.001; 95% CI 1.2–3.9).'
  expect(await results([words])).toContain(words)
})

test('what came of the first outcome stands before what came beside it', async () => {
  const first = 'The primary outcome, nests on roofs, was higher in May than in June.'
  const beside = [
    'Gulls of flat roofs were louder than the others, and better (87.5%).',
    'Lamps of the drones were brighter than the others, and better (77.5%).',
    'Cables of the drones were longer than the others, and better (67.5%).',
    'Boats of the harbour were older than the others, and better (57.5%).',
  ]
  expect(await results([...beside, first])).toContain(first)
})

test('what the summary says is no measure for the results beside it', async () => {
  const strong =
    'We found that gull nests on flat roofs of the harbour town significantly exceeded those on steep roofs (median of 3.4 against 1.2; 87.5% against 24.6%, OR 4.2, p < 0.001).'
  const plainer = 'A large share of the roofs held no nests in May (12.5%).'
  const { results: told, tldr } = await explain(
    documentFromSections({
      title: 'Gull nests on the roofs of a harbour town',
      abstract: `Gulls nest on roofs. We counted gull nests on roofs in May. ${plainer} ${strong}`,
      sections: [],
    }),
  )
  expect(tldr.map(({ text }) => text).join()).toContain('flat roofs')
  expect(told.map(({ text }) => text)).toContain(plainer)
})
