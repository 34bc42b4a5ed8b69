import { expect, test } from 'vitest'
import type { PaperDocument } from '../../document/paper-document.ts'
import { column, say } from './pdf-writer.fixture.ts'
import { onePage, parse, wordsOf } from './small-pdf.fixture.ts'

const text = [
  'The running words of this page fill the width of',
  'their column so that a reader can tell them from',
  'tables and from what is written below the tables',
  'of a paper, which ends its lines where it must be.',
]
const at = (y: number, cells: readonly (readonly [x: number, words: string])[]) =>
  cells.map(([x, words]) => say(x, y, words, { size: 9 })).join('')
const caption = (y: number, words = 'Table 1: Scores.') => say(20, y, words, { size: 8 })
const rowsOf = ({ tables }: PaperDocument, table = 0) =>
  tables[table]?.rows.map((row) =>
    row.map(({ text: words, colSpan }) => (colSpan > 1 ? `${words} ×${colSpan}` : words)),
  )
const numbers = (y: number, name: string, values: readonly string[], step = 40) =>
  at(y, [[20, name], ...values.map((value, x) => [100 + x * step, value] as const)])

test('a name over the middle of three columns spans them', async () => {
  const names = ['P', 'R', 'F1', 'P', 'R', 'F1']
  const document = await onePage(
    column(20, 470, text) +
      at(404, [
        [140, 'Few'],
        [260, 'Many'],
      ]) +
      numbers(392, 'Model', names) +
      numbers(380, 'Ours', ['81.2', '90.1', '85.4', '60.4', '55.5', '57.8']) +
      numbers(368, 'Theirs', ['80.2', '80.1', '80.1', '61.4', '54.5', '57.7']) +
      caption(340) +
      column(20, 300, text),
  )
  expect(rowsOf(document)?.[0]).toEqual(['', 'Few ×3', 'Many ×3'])
})

test('a short name between two columns is no column of its own', async () => {
  const document = await onePage(
    column(20, 470, text) +
      at(404, [
        [20, 'Approach'],
        [125, 'CS'],
        [215, 'Bio'],
      ]) +
      at(392, [
        [100, 'prec.'],
        [135, 'yield'],
        [190, 'prec.'],
        [225, 'yield'],
      ]) +
      at(380, [
        [20, 'Rules'],
        [103, '98.4'],
        [140, '712'],
        [193, '94.4'],
        [230, '928'],
      ]) +
      at(368, [
        [20, 'Both'],
        [103, '91.5'],
        [135, '1990'],
        [193, '92.1'],
        [225, '3126'],
      ]) +
      caption(340) +
      column(20, 300, text),
  )
  expect(rowsOf(document)?.slice(0, 3)).toEqual([
    ['Approach', 'CS ×2', 'Bio ×2'],
    ['', 'prec.', 'yield', 'prec.', 'yield'],
    ['Rules', '98.4', '712', '94.4', '928'],
  ])
})

test('the first number of a row stands apart from its name, however near', async () => {
  const row = (y: number, name: string, values: readonly string[]) =>
    say(20, y, `${name}  ${values.join('      ')}`, { size: 9 })
  const document = await onePage(
    column(20, 470, text) +
      row(392, 'First k words', ['30.41', '9.67', '14.50', '9.73']) +
      row(380, 'Other k words', ['35.62', '9.15', '13.78', '9.91']) +
      row(368, 'Every kth one', ['36.94', '9.65', '14.43', '9.85']) +
      caption(340) +
      column(20, 300, text),
  )
  expect(rowsOf(document)?.[0]).toEqual(['First k words', '30.41', '9.67', '14.50', '9.73'])
})

test('a spread that is set below the line is no part of the number before it', async () => {
  const value = (x: number, y: number, words: string, spread: string) =>
    say(x, y, words, { size: 9 }) + say(x + 18, y - 2, spread, { size: 6 })
  const row = (y: number, name: string, one: string, other: string) =>
    say(20, y, name, { size: 9 }) + value(100, y, one, '3.3') + value(200, y, other, '0.4')
  const document = await onePage(
    column(20, 470, text) +
      at(392, [
        [20, 'Model'],
        [100, 'Small'],
        [200, 'Large'],
      ]) +
      row(380, 'Ours', '81.2', '90.1') +
      row(368, 'Theirs', '80.2', '80.1') +
      caption(340) +
      column(20, 300, text),
  )
  expect(rowsOf(document)?.[1]).toEqual(['Ours', '81.2_3.3', '90.1_0.4'])
})

test('the last line of the paragraph above a table is no row of it', async () => {
  const document = await onePage(
    column(20, 470, [...text.slice(0, 3), 'given in Table 1.']) +
      numbers(402, 'Filter', ['Papers', 'Books']) +
      numbers(390, 'Too long', ['0.54', '0.12']) +
      caption(360) +
      column(20, 300, text),
  )
  expect(rowsOf(document)).toEqual([
    ['Filter', 'Papers', 'Books'],
    ['Too long', '0.54', '0.12'],
  ])
  expect(wordsOf(document, 'paragraph')[0]).toContain('given in Table 1.')
})

test('words of the drawing below a table, in another face, are no rows of it', async () => {
  const document = await onePage(
    caption(470) +
      numbers(454, 'Model', ['Small', 'Large']) +
      numbers(442, 'Ours', ['81.2', '90.1']) +
      say(30, 412, '[empty string]', { size: 7, font: 'F3' }) +
      say(30, 403, 'You are helpful and honest.', { size: 7, font: 'F3' }) +
      caption(380, 'Figure 1: The prompts.') +
      column(20, 340, text),
  )
  expect(rowsOf(document)).toHaveLength(2)
})

test('a table over three pages is one, though notes at its end reach further to the left', async () => {
  const part = (words: string, name: string) => ({
    content:
      column(20, 470, text) +
      say(28, 400, words, { size: 8 }) +
      at(384, [
        [32, 'Model'],
        [100, 'Small'],
        [200, 'Large'],
      ]) +
      at(372, [
        [32, name],
        [100, '81.2'],
        [200, '90.1'],
      ]),
  })
  const turn = say(250, 356, '(continued on next page)', { size: 8, font: 'F3' })
  const [first, second, last] = [
    part('Table 1: Scores.', 'Ours'),
    part('Table 1 (continued)', 'Theirs'),
    part('Table 1 (continued)', 'Yours'),
  ]
  const document = await parse(
    { content: first.content + turn },
    { content: second.content + turn },
    { content: last.content + say(20, 360, 'Notes. Nothing was left out.', { size: 8 }) },
  )
  expect(document.tables).toHaveLength(1)
  expect(rowsOf(document)?.map(([name]) => name)).toEqual([
    'Model',
    'Ours',
    'Theirs',
    'Yours',
    expect.stringContaining('Notes.'),
  ])
})
