import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { PaperDocument } from '../../document/paper-document.ts'
import { parsePdf } from './index.ts'
import { column, type FixturePage, say, writePdf } from './pdf-writer.fixture.ts'

const parse = (...pages: FixturePage[]) => parsePdf(writePdf(pages), pdfjs)
const cellsOf = (document: PaperDocument) =>
  document.tables.map(({ label, rows }) => [label, rows.map((row) => row.map(({ text }) => text))])

const text = [
  'The running words of this page fill the width of',
  'their column so that a reader can tell them from',
  'tables and from what is written below the tables',
  'of a paper, which ends its lines where it must be.',
]
const row = (y: number, cells: readonly string[]) =>
  cells.map((cell, at) => say(20 + at * 90, y, cell, { size: 9 })).join('')
const table = (y: number, name: string) =>
  row(y, ['Model', 'Small', 'Large']) + row(y - 12, [name, '81.2', '90.1'])
const caption = (y: number, words: string) => say(20, y, words, { size: 8 })

test('where tables stand on both sides of a caption, the paper’s habit decides', async () => {
  const document = await parse({
    content:
      column(20, 470, text) +
      table(410, 'Ours') +
      caption(382, 'Table 1: Scores of ours.') +
      table(368, 'Theirs') +
      caption(340, 'Table 2: Scores of theirs.') +
      column(20, 300, text),
  })
  expect(cellsOf(document).map(([label, rows]) => [label, rows?.[1]?.[0]])).toEqual([
    ['Table 1', 'Ours'],
    ['Table 2', 'Theirs'],
  ])
})

test('a sentence that goes on with "Table 4. On" in the next column is no caption', async () => {
  const first = [
    'The first column begins with words that',
    'fill the width of their column so that the',
    'reader goes on to the next line of it and',
    'then to the next one until the column has',
    'come to its lower end with what is told in',
  ]
  const second = [
    'Table 4. On average, the second column is',
    'again at its top and carries it along with',
    'a few more lines that have nothing to say',
    'but fill the width of the second column',
    'until everything has been said at last.',
  ]
  const document = await parse({ content: column(20, 400, first) + column(220, 400, second) })
  expect(document.tables).toEqual([])
  expect(document.text).toContain('with what is told in Table 4. On average, the second')
})

test('a footnote at the foot of a page is no row of the table above it', async () => {
  const note = say(20, 60, '2', { size: 5 })
  const document = await parse({
    content:
      column(20, 470, text) +
      caption(400, 'Table 1: Scores.') +
      table(386, 'Ours').replaceAll('386', '92').replaceAll('374', '80') +
      note.replace('20 60', '20 63') +
      say(23, 60, 'This note has many words of its own and fills the column.', { size: 7 }),
  })
  expect(document.text).toContain('² This note has many words')
  expect(document.tables[0]?.rows.flat().map(({ text: own }) => own)).not.toContain(
    '² This note has many words of its own and fills the column.',
  )
})
