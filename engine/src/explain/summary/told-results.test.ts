import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const plain = [
  'Zinc lozenges can result in a bad taste and a dry mouth of the patients.',
  'We found that steam was tolerated well by the patients of all towns.',
  'We observed that masks were associated with warmer air for the patients.',
  'Lozenges of zinc and steam showed a similar effect on the colds of patients.',
]
const figured =
  'Although the way in which zinc spoils the taste is unclear, the calculated risk of a bad taste is 2.6%.'
const results = async (conclusion: string, claimsPerSection = 4) => {
  const document = documentFromSections({
    title: 'Side effects of remedies for colds: a review of zinc, steam and masks',
    abstract: `Colds are common in many towns. We reviewed the side effects of remedies for colds. ${plain.join(' ')}`,
    sections: [
      { heading: 'Methods', paragraphs: ['All trials of remedies were found in two indexes.'] },
      { heading: 'Conclusion', paragraphs: [conclusion] },
    ],
  })
  return (await explain(document, { claimsPerSection })).results.map(({ text }) => text)
}

test('where no result gives a figure, one that does is told', async () => {
  expect(await results(figured)).toContain(figured)
})

test('what gives no figure, or one of others, displaces no result', async () => {
  const without = await results('The risk of a bad taste was calculated from all trials of zinc.')
  expect(without.join()).not.toMatch(/\d/)
  expect(
    (await results('Meyer et al. [3] found that 12% of patients were cured.')).join(),
  ).not.toContain('12%')
})

test('a reader who wants one result gets the one that is worth most', async () => {
  expect(await results(figured, 1)).not.toContain(figured)
})
