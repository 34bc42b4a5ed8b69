import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { analyzeResults } from './results.ts'

const told = async (...results: string[]) => {
  const { experiments } = await analyzeResults(
    documentFromSections({
      title: 'Naps of sailors',
      abstract: 'We tested whether naps help sailors to remember words.',
      sections: [{ heading: 'Results', paragraphs: [results.join(' ')] }],
    }),
  )
  return experiments.map(({ keyFindings, significance }) => ({
    found: keyFindings.map(({ text }) => text),
    tests: significance.map(({ text }) => text),
  }))
}
const counts =
  'In the hammock group, 84 of 120 sailors (70%) slept better, and in the bunk group 54 of 120 (45%).'
const rise = 'Mean nap time rose by 24 minutes in the hammock group.'
const difference = 'The difference was significant (t(238) = 2.10, p = 0.037).'
const compliance = 'Compliance did not differ (t(238) = 0.50, p = 0.62).'

test('a short plain report of a trial: counts of two groups, what is tested next, and the tests', async () => {
  expect(await told(counts, rise, difference, compliance)).toEqual([
    { found: expect.arrayContaining([counts, rise]), tests: [difference, compliance] },
  ])
})

test('counts of one group, and what nobody tests next, are no more of a finding than before', async () => {
  const sexes = 'Of the 240 sailors, 150 (62.5%) were women and 90 (37.5%) were men.'
  const measured = 'Nap time was written down on 24 days by the mates of the sailors.'
  const [only] = await told(sexes, measured, counts)
  expect(only?.found).toEqual([counts])
  expect(only?.tests).toEqual([])
})
