import { expect, test } from 'vitest'
import type { Table } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { numberNotes } from './number-notes.ts'
import { paperWith } from './table-paper.fixture.ts'
import { tableTotals } from './table-totals.ts'

const agreements = (rows: readonly string[]) =>
  tableTotals(paperWith(rows).tables[0] as Table).map(({ agrees }) => agrees)

const years = ['Place | 1901 | 1902 | 1903', 'North | 12 | 31 | 1,040', 'South | 8 | 9 | 60']

test('a line of totals is computed again, column by column', () => {
  expect(agreements([...years, 'Total | 20 | 40 | 1,100'])).toEqual([true, true, true])
  const rows = [...years, 'Total | 20 | 49 | 1,100']
  expect(agreements(rows)).toEqual([true, false, true])
  const document = paperWith(rows)
  const [note] = numberNotes(document)
  expect(note?.text).toBe(
    'These numbers do not agree: the sum of 2 numbers of Table 1 is 40, and the paper prints 49.',
  )
  expect(note?.computation.expression).toBe('31 + 9 = 40')
  expect(note?.spans.map((span) => slice(document.text, span))).toEqual(['31', '9', '49'])
})

test('a column of totals, and a mean', () => {
  const rows = [
    'Place | Kept | Lost | Total',
    'North | 12 | 8 | 20',
    'South | 3 | 4 | 7',
    'West | 5 | 5 | 11',
  ]
  expect(agreements(rows)).toEqual([true, true, false])
  expect(
    agreements(['Set | A | B', 'One | 81.2 | 70.1', 'Two | 82.5 | 71.4', 'Avg. | 81.9 | 70.8']),
  ).toEqual([true, true])
})

test('a mean may be rounded or cut off, but not rounded up', () => {
  const rows = (mean: string) => [
    'Set | A | B | C',
    'One | 81.2 | 70.1 | 90.0',
    'Two | 82.5 | 71.4 | 91.4',
    'Three | 82.2 | 72.2 | 92.2',
    `Avg. | ${mean} | 71.2 | 91.2`,
  ]
  // 81.97, and the numbers themselves may be 0.05 off.
  for (const mean of ['81.9', '82.0']) expect(agreements(rows(mean))).toEqual([true, true, true])
  expect(agreements(rows('82.1'))).toEqual([false, true, true])
  expect(agreements(rows('81.7'))).toEqual([false, true, true])
})

test.each([
  ['one column bears nothing out', ['Place | Kept', 'North | 12', 'South | 8', 'Total | 25']],
  ['the line sums up something else', [...years, 'Total | 25 | 90 | 1,300']],
  ['a number is missing', ['A | b | c', 'x | 1 | 2', 'y | – | –', 'Total | 4 | 9']],
  [
    'whole percentages were rounded',
    ['A | % | %', 'x | 33 | 50', 'y | 33 | 25', 'z | 33 | 24', 'Total | 100 | 100'],
  ],
])('nothing is wrong where %s', (_, rows) => {
  expect(agreements(rows).filter((agrees) => !agrees)).toEqual([])
})
