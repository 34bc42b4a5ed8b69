import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { analyzeResults } from './results.ts'

const abstract =
  'Gulls nest on the roofs of many harbour towns. We describe a survey of gull nests on the roofs of one town. Nests were found on 12 of 40 roofs, and flat roofs had more nests than steep ones.'
const paper = (results: readonly string[], heading = 'Results') =>
  documentFromSections({
    title: 'A survey of gull nests on the roofs of a harbour town',
    abstract,
    sections: [
      { heading: 'Methods', paragraphs: ['We counted the nests on 40 roofs with a drone in May.'] },
      { heading, paragraphs: [...results] },
    ],
  })
const found = async (document: ReturnType<typeof paper>) => {
  const { results } = await explain(document)
  return results.map(({ text }) => text)
}

test('what the abstract says came out leads, and the body adds to it what is on the same things', async () => {
  const document = paper([
    'The lamps of the drones were significantly brighter (p < 0.001). The cables were 12.5% longer, and lighter.',
    'Gull nests on flat roofs of the harbour town held 2.4 eggs, and those on steep roofs 13% fewer.',
  ])
  const { results } = await explain(document, { claimsPerSection: 2 })
  const told = results.map(({ text }) => text)
  expect(told[0]).toContain('12 of 40 roofs')
  expect(told[1]).toContain('2.4 eggs')
})

test.each([
  'The share of flat roofs was found to be an accurate predictor of nests (R2 = 0.97).',
  'The age of the gulls was found to closely match that of their roofs.',
])('a finding in the passive voice is one: %s', async (words) => {
  expect(await found(paper([words]))).toContain(words)
})

test('the answer to a question by its number is a result, wherever it stands', async () => {
  const words = 'Answering RQ2 (ways) Towns seldom find means that work on all of their roofs.'
  expect(await found(paper([words], 'Roofs and towns'))).toContain(words)
})

test('what others suppose of the roofs is no result', async () => {
  const words =
    'The 12% higher share of gravel on flat roofs may increase the number of nests (Meyer and Lund, 2004).'
  expect(await found(paper([words]))).not.toContain(words)
})

test('what a treatment did is a result, though the abstract tells it among what was done', async () => {
  const effect =
    'Two months of curcumin reversed spatial memory deficits and the loss of a protein in these gulls.'
  const document = documentFromSections({
    title: 'Curcumin ameliorates cognitive deficits of gulls',
    abstract: `Gulls of old age lose their memory. In this study, we generated curcumin particles for them. ${effect} Taken together, our study demonstrated the protective effects of curcumin on the cognitive deficits of gulls.`,
    sections: [],
  })
  expect(await found(document)).toContain(effect)
})

test('where no section of results tells a finding, sections of other names are experiments', async () => {
  const told = 'We found that young gulls ate 30% more fish than older gulls did.'
  const { experiments } = await analyzeResults(paper([told], 'Roofs and towns'))
  expect(experiments.map(({ title, keyFindings }) => [title, keyFindings[0]?.text])).toEqual([
    ['Roofs and towns', told],
  ])
})

test('what a thing is not able to improve came out', async () => {
  const words =
    'The proposed counts of nests on flat roofs are not able to improve those of steep roofs.'
  expect(await found(paper([words]))).toContain(words)
})

test('where no abstract states a finding, over all is told what the summary tells as results', async () => {
  const told =
    'Whatever the weather on the roofs, our drone is always as good for nests of gulls as counts by hand.'
  const gulls = (kind: string) =>
    documentFromSections({
      title: 'Why gulls nest on the roofs of a harbour town',
      abstract: `Gulls nest on the roofs of many harbour towns. This ${kind} is on a drone for nests on the roofs of one town. ${told}`,
      sections: [
        { heading: 'Nests on roofs', paragraphs: ['Roofs are warm, and nests on roofs are dry.'] },
      ],
    })
  const overall = async (kind: string) =>
    (await analyzeResults(gulls(kind))).overallSummary.map(({ text }) => text)
  expect(await found(gulls('work'))).toEqual([told])
  expect(await overall('work')).toEqual([told])
  expect(await overall('position paper')).toEqual([])
})

test('a personal perspective has views, and no results', async () => {
  const document = documentFromSections({
    title: 'Do gulls belong to towns? A personal perspective',
    sections: [
      {
        heading: 'Gulls in towns',
        paragraphs: [
          'Gulls reflect an evolution from cliffs to roofs. Nests on roofs indicate that there is no sharp border between town and shore.',
        ],
      },
    ],
  })
  expect(await found(document)).toEqual([])
})

test('an editorial without headings has views, and neither methods nor results', async () => {
  const words =
    'In this month’s editorial, the wardens of our harbour propose what a town should be for its gulls. Gulls will only be at home in towns that all of us can hope to keep. Their new roofs will need to be flat, and towns have to build them. More gulls come every year, and their nests have an effect on the old roofs.'
  const { methods, results } = await explain(
    documentFromSections({
      title: 'A town for gulls',
      sections: [{ heading: 'Article', paragraphs: [words] }],
    }),
  )
  expect([...methods, ...results]).toEqual([])
})
