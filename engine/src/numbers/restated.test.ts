import { expect, test } from 'vitest'
import { slice } from '../text/span.ts'
import { numberNotes } from './number-notes.ts'
import { paperWith } from './table-paper.fixture.ts'

const rows = ['Place | Kept | Share', 'North | 12,411 | 84.2', 'South | 8,302 | 71.5']
const notes = (abstract: string) => {
  const document = paperWith(rows, abstract)
  return numberNotes(document).map(({ text, spans }) => [
    text,
    ...spans.map((span) => slice(document.text, span)),
  ])
}

test('a number of the abstract is held against the cell whose row and table it names', () => {
  expect(notes('In the north 12,411 letters, a share of 84.2, were kept.')).toEqual([])
  expect(notes('In the north 12,411 letters, a share of 82.4, were kept.')).toEqual([
    [
      'These numbers do not agree: one place prints 82.4, and another prints 84.2 for what seems to be the same.',
      '82.4',
      '84.2',
    ],
  ])
})

test.each([
  ['the row is not named', 'Here 12,411 letters, a share of 82.4, were kept.'],
  ['no other number of the row is printed', 'In the north a share of 82.4 of letters were kept.'],
  ['both are printed', 'In the north 12,411 letters, a share of 84.2 or 82.4, were kept.'],
  ['two digits are others', 'In the north 12,411 letters, a share of 93.2, were kept.'],
])('nothing is told where %s', (_, abstract) => {
  expect(notes(abstract)).toEqual([])
})
