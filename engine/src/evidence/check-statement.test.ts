import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { checkStatement } from './check-statement.ts'

const paper = documentFromSections({
  title: 'Bells of Ghent',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'The share of rust and cracks was 3.9% and 0.7% respectively. Rain fell. It also cracked very early (see Figure 3). There was a marked increase in the rust of old bells. The loss of tone in old bells should be studied. We saw that old bells crack in frost. We rang 12 bells of bronze for 5 hours.',
      ],
    },
    {
      heading: 'References',
      paragraphs: ['Gray A: The silent bells of the old towers in Bruges.'],
    },
  ],
})
const last = paper.blocks.length - 1
const cited: PaperDocument = {
  ...paper,
  blocks: paper.blocks.map((block, at) => (at === last ? { ...block, kind: 'reference' } : block)),
}
const told = (words: string) => {
  const { kind, problems } = checkStatement(cited, words)
  return kind === 'unverified' ? problems : kind
}

test.each(['0.7%.', '5 hours.', 'Bronze bells.', 'bells of bronze', 'Silver bells.'])(
  '%s is too short to check',
  (words) => expect(told(words)).toEqual(['too-short']),
)

test.each(['Bells of Ghent', 'Results', 'Rain fell.', 'We rang 12 bells of bronze for 5 hours.'])(
  '%s can be checked',
  (words) => expect(told(words)).toBe('verbatim'),
)

test.each([
  'a marked increase in the rust of old bells',
  'Marked increase in the rust of old bells',
  'The loss of tone in old bells',
])('%s is a phrase, and says nothing', (words) => expect(told(words)).toEqual(['too-short']))

test.each([
  'There was a marked increase in the rust of old bells',
  'old bells crack in frost',
  'The loss of tone in old bells should be studied.',
])('%s is a statement', (words) => expect(told(words)).toMatch(/verbatim|located/))

test('a sentence of few words that says who did what can be checked', () => {
  expect(told('It also cracked very early.')).toBe('located')
  expect(told('It also cracked very late.')).not.toBe('located')
  expect(told('Cracked very early.')).toEqual(['too-short'])
})

test('the title of a cited work is no statement of this paper', () => {
  const title = 'The silent bells of the old towers in Bruges.'
  expect(told(title)).toEqual(['elsewhere'])
  const span = cited.blocks[last]?.span
  expect(checkStatement(cited, title, span ? [span] : []).kind).toBe('verbatim')
})
