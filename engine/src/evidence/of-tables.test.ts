import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import type { BlockKind, PaperDocument } from '../document/paper-document.ts'
import { checkStatement } from './check-statement.ts'

const paragraphs = [
  'The bells of bronze rang in frost. Wax keeps rust from old bells.',
  'Table 1. Age of the bells. Data are means. There was no significant difference among the three towers.',
  'Old bells were heard in all towers. There was no difference in age between the towers.',
  'Wax mends broken bells. Gongs scare the wardens.\tNo, it does not\nWax keeps rust from old bells.\tYes, it does',
  'Seen. Table 2Hum of the bells. The hum was equal in frost. No significant differences were found between groups.',
]
const kinds: readonly BlockKind[] = ['paragraph', 'caption', 'caption', 'table', 'paragraph']
const plain = documentFromSections({
  title: 'Bells of Ghent',
  sections: [{ heading: 'Results', paragraphs }],
})
const from = plain.blocks.length - paragraphs.length
const paper: PaperDocument = {
  ...plain,
  blocks: plain.blocks.map((block, at) => ({ ...block, kind: kinds[at - from] ?? block.kind })),
}
const problemsOf = (words: string) => checkStatement(paper, words).problems

test.each([
  'There was no significant difference among the three towers.',
  'The authors report that there was no significant difference among the three towers.',
  'No significant differences were found between groups.',
  'Gongs scare the wardens.',
])('what is told in a table or its legend alone is not what the paper tells: %s', (words) =>
  expect(problemsOf(words)).toEqual(['of-table']),
)

test.each([
  'The bells of bronze rang in frost.',
  'Wax keeps rust from old bells.',
  'Old bells were heard in all towers.',
  'There was no difference in age between the towers.',
  'The hum was equal in frost.',
])('what says of what it is told, or stands in the text as well, is: %s', (words) =>
  expect(problemsOf(words)).toEqual([]),
)

test('a place that is given may be a table', () => {
  const start = paper.text.indexOf('Gongs scare')
  expect(checkStatement(paper, 'Gongs scare the wardens.', [{ start, end: start + 24 }]).kind).toBe(
    'verbatim',
  )
})
