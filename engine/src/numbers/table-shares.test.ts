import { expect, test } from 'vitest'
import type { Table } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { numberNotes } from './number-notes.ts'
import { paperWith } from './table-paper.fixture.ts'
import { tableShares } from './table-shares.ts'

const head = 'What | Sleepers (n = 41) | Readers (n = 39)'
const sound = ['Women | 20 (48.8%) | 19 (48.7%)', 'Left-handed | 4 (9.8) | 3 (7.7)']
const agreements = (rows: readonly string[]) =>
  tableShares(paperWith(rows).tables[0] as Table).map(({ agrees }) => agrees)

test('percentages of a column are held against the number that heads it', () => {
  expect(agreements([head, ...sound, 'Married | 30 (73.2%) | 22 (56.4%)'])).toEqual(
    Array.from({ length: 6 }, () => true),
  )
  const rows = [
    head,
    ...sound,
    'Married | 30 (73.2%) | 22 (56.4%)',
    'Tired | 19 (43.9%) | 9 (23.1%)',
  ]
  const document = paperWith(rows)
  const [note, ...more] = numberNotes(document)
  expect(more).toEqual([])
  expect(note?.text).toBe(
    'These numbers do not agree: 19 of 41 is 46.3%, and the paper prints 43.9%.',
  )
  expect(note?.spans.map((span) => slice(document.text, span))).toEqual(['41', '19 (43.9%)'])
})

test('a percentage far above its count is told, too', () => {
  expect(
    agreements([head, ...sound, 'Married | 30 (73.2%) | 22 (56.4%)', 'Old | 3 (17.3) | 6 (15.4)']),
  ).toEqual([true, true, true, true, true, true, false, true])
})

test('a percentage that a few missing people would explain is told when no number of people gives it', () => {
  const row = 'Old | 12 (30.2) | 6 (15.4)'
  expect(agreements([head, ...sound, 'Married | 30 (73.2%) | 22 (56.4%)', row])).toEqual([
    ...Array.from({ length: 6 }, () => true),
    false,
    true,
  ])
})

test('more people may be missing where more are missing in another row of the table', () => {
  const lone = 'Married | 30 (78.9%) | 22 (56.4%)'
  const rows = [head, ...sound, 'Tired | 18 (43.9%) | 9 (23.1%)', 'Tall | 8 (19.5%) | 9 (23.1%)']
  expect(agreements([...rows, lone])).toContain(false)
  expect(agreements([...rows, lone, 'Short | 9 (23.1%) | 5 (12.8%)'])).not.toContain(false)
})

test('a head that another digit makes the base of its whole column is told once', () => {
  const rows = [
    'Married | 30 (73.2%) | 22 (56.4%)',
    'Tired | 18 (43.9%) | 9 (23.1%)',
    'Tall | 8 (19.5%) | 9 (23.1%)',
  ]
  const wrong = head.replace('41', '91')
  const document = paperWith([wrong, ...sound, ...rows])
  expect(numberNotes(document).map(({ text }) => text)).toEqual([
    'These numbers do not agree: 30 of 91 is 33.0%, and the paper prints 73.2%.',
  ])
  // Of fewer people than the head tells, by other than a digit: something else heads the column.
  const other = rows.concat(sound).map((row) => row.replace(/\| \d+ \(\d+\.\d%?\)/, '| 7 (70.0%)'))
  expect(agreements([head, ...other])).not.toContain(false)
})

test.each([
  ['of some people it is not known', 'Married | 30 (76.9%) | 22 (56.4%)'],
  ['a row is of other people', 'Pregnant, of women | 10 (50.0%) | 8 (42.1%)'],
  ['a row prints its own base', 'Pregnant (n = 20) | 3 (15.0%) | 19 (48.7%)'],
  ['a row has means', 'Age, mean (SD) | 31 (4) | 19 (48.7%)'],
  ['percentages of a row are rounded to whole ones', 'Old | 12 (30.0) | 8 (21.0)'],
])('nothing is told where %s', (_, row) => {
  const rows = [head, ...sound, 'Tired | 18 (43.9%) | 9 (23.1%)', row]
  expect(agreements(rows).filter((agrees) => !agrees)).toEqual([])
})

test('a table whose columns are shares of something else is left alone', () => {
  expect(
    agreements([head, 'A | 10 (50%) | 9 (47%)', 'B | 5 (25%) | 6 (32%)', 'C | 4 (10%) | 3 (8%)']),
  ).toEqual([])
})

const eightRows = [
  ...sound,
  'Tired | 18 (43.9%) | 9 (23.1%)',
  'Tall | 8 (19.5%) | 11 (28.2%)',
  'Deaf | 2 (4.9%) | 4 (10.3%)',
  'Young | 7 (17.1%) | 6 (15.4%)',
  'Rich | 1 (2.4%) | 5 (12.8%)',
  'Wise | 0 (0.0%) | 2 (5.1%)',
]

test('two units below its count is no rounding', () => {
  const rows = [head, ...sound, 'Tired | 18 (43.9%) | 9 (23.1%)', 'Old | 12 (29.1%) | 6 (15.4%)']
  expect(agreements(rows).filter((agrees) => !agrees)).toHaveLength(1)
  expect(agreements(rows.with(-1, 'Old | 12 (29.2%) | 6 (15.4%)'))).not.toContain(false)
})

test('where all other percentages are exact, nobody is missing in one of them', () => {
  const row = 'Married | 30 (76.9%) | 22 (56.4%)'
  expect(agreements([head, ...eightRows, row]).filter((agrees) => !agrees)).toHaveLength(1)
  // In both groups: what the row asks is not known of all.
  const both = 'Married | 30 (76.9%) | 22 (59.5%)'
  expect(agreements([head, ...eightRows, both])).not.toContain(false)
})

test('where the other columns are exact, a head may be wrong by little', () => {
  const wrong = head.replace('41', '43')
  const notes = numberNotes(paperWith([wrong, ...eightRows])).map(({ text }) => text)
  expect(notes).toEqual([
    'These numbers do not agree: 20 of 43 is 46.5%, and the paper prints 48.8%.',
  ])
  expect(agreements([wrong, ...eightRows.slice(0, 5)])).not.toContain(false)
})

test('percentages of a hundred people end in noughts, and are told all the same', () => {
  const hundreds = 'What | Sleepers (n = 100) | Readers (n = 100)'
  const rows = ['Women | 33 (33.0) | 41 (41.0)', 'Old | 5 (5.0) | 8 (8.0)']
  expect(agreements([hundreds, ...rows, 'Tall | 39 (33.0) | 9 (9.0)'])).toEqual([
    ...Array.from({ length: 4 }, () => true),
    false,
    true,
  ])
})
