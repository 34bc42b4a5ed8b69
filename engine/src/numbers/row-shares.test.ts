import { expect, test } from 'vitest'
import type { Table } from '../document/paper-document.ts'
import { numberNotes } from './number-notes.ts'
import { rowShares } from './row-shares.ts'
import { paperWith } from './table-paper.fixture.ts'

const letters = [
  'Letter | Kept (%) | Lost (%) | Asked',
  'Short | 99 | 1 | 97',
  'Long | 88.7 | 11.3 | 97',
  'Sealed | 60.5 | 39.4 | 76',
  'Open | 70.1 | 29.9 | 97',
  'Old | 62.8 | 37.2 | 78',
]
const found = (rows: readonly string[]) => rowShares(paperWith(rows).tables[0] as Table)

test('a row of shares that makes more than the others, which all make 100, is told', () => {
  const [note] = numberNotes(paperWith([...letters, 'New | 91.1 | 18.9 | 56']))
  expect(note?.text).toBe(
    'These numbers do not agree: the shares of one row of Table 1 make 110, and those of its 5 other rows make 100.',
  )
  expect(note?.computation.expression).toBe('91.1 + 18.9 = 110')
})

test.each([
  ['all make 100', []],
  ['some did not answer', ['New | 81.1 | 8.9 | 56']],
  ['no single digit would mend it', ['New | 91.1 | 21.3 | 56']],
  ['two rows make more', ['New | 91.1 | 18.9 | 56', 'Torn | 50.0 | 60.0 | 56']],
])('nothing is wrong where %s', (_, rows) => {
  expect(found([...letters, ...rows])).toEqual([])
})

test('few rows say nothing of a whole', () => {
  expect(found([...letters.slice(0, 4), 'New | 91.1 | 18.9 | 56'])).toEqual([])
})
