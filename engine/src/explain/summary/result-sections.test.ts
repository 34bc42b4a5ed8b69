import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { analyzeResults } from './results.ts'

const rates =
  'After six cycles, the patients of the first arm showed a response rate of 38.7% (24/62), whereas those of the second arm showed one of 12.7% (8/63).'
const agreed =
  'Our results showed that the response was significantly higher in the first arm than in the second arm (p = 0.001).'

/** The titles of the experiments of a paper whose headings are all set alike. */
async function titlesOf(parts: readonly (readonly [string, string?])[]) {
  const builder = documentBuilder('sections', '1')
  for (const [heading, words] of parts) {
    builder.section({ heading, level: 1 })
    if (words) builder.add('paragraph', words)
  }
  const document = builder.finish({ title: 'A trial', authors: [] })
  return (await analyzeResults(document)).experiments.map(({ title }) => title)
}

test('below an empty heading of results stand results, up to the next part', async () => {
  const parts = [
    ['RESULTS'],
    ['CLINICAL EFFICACY', rates],
    ['DISCUSSION', agreed],
    ['METHODS'],
    ['MASKING', agreed],
  ] as const
  expect(await titlesOf(parts)).toEqual(['CLINICAL EFFICACY'])
})

test('a heading of methods that holds nothing ends the results', async () => {
  const parts = [['RESULTS'], ['EFFICACY', agreed], ['METHODS'], ['MASKING', agreed]] as const
  expect(await titlesOf(parts)).toEqual(['EFFICACY'])
})

test.each(['DISCUSSION', '4 Conclusions', 'VII. Discussion and outlook'])(
  'what speaks of all that was found is no experiment: %s',
  async (heading) => expect(await titlesOf([[heading, agreed]])).toEqual([]),
)

test('a section of another name is one, where no part is of results', async () => {
  expect(await titlesOf([['Effect on growth', agreed]])).toEqual(['Effect on growth'])
})

test('the name of a whole text names no experiment', async () => {
  expect(await titlesOf([['Article', agreed]])).toEqual(['Results'])
})
