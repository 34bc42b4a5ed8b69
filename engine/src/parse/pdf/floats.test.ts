import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import type { PaperDocument } from '../../document/paper-document.ts'
import { slice } from '../../text/span.ts'
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

test('labels of a drawing, painted in any order, do not break the sentence that goes on below it', async () => {
  const label = (x: number, y: number, words: string) => say(x, y, words, { size: 6, font: 'F2' })
  const document = await parse(
    { content: column(20, 300, [...text, ...text.slice(0, 2)]) },
    {
      content:
        label(20, 380, 'Crawling') +
        label(160, 440, 'Newspapers') +
        label(300, 450, 'Sources') +
        label(90, 310, 'Patterns') +
        caption(290, 'Figure 1: The system.') +
        column(20, 250, text.slice(2)),
    },
  )
  expect(document.text).toContain(text.join(' '))
  expect(document.text).not.toMatch(/Crawling|Newspapers|Sources|Patterns/)
})

test('a name in the middle of its group spans the columns of the group', async () => {
  const cells = (y: number, words: readonly string[]) =>
    words.map((cell, at) => say(20 + at * 50, y, cell, { size: 9 })).join('')
  const document = await parse({
    content:
      column(20, 470, text) +
      say(90, 404, 'Speed', { size: 9 }) +
      say(244, 404, 'Score', { size: 9 }) +
      cells(392, ['Model', 'MAP', 'MRR', 'MAP', 'MRR', 'P@1', 'P@5']) +
      cells(380, ['Ours', '81.2', '90.1', '71.3', '60.4', '55.5', '45.5']) +
      cells(368, ['Theirs', '80.2', '80.1', '70.3', '61.4', '54.5', '44.5']) +
      caption(340, 'Table 1: Scores.') +
      column(20, 300, text),
  })
  expect(document.tables[0]?.rows[0]?.map((cell) => [cell.text, cell.colSpan])).toEqual([
    ['', 1],
    ['Speed', 2],
    ['Score', 4],
  ])
})

test('a caption and its translation are one caption of one table', async () => {
  const document = await parse({
    content:
      column(20, 470, text) +
      caption(410, 'Tabela 1. Resultados dos modelos.') +
      caption(400, 'Table 1. Results of the models.') +
      table(380, 'Ours') +
      column(20, 300, text),
  })
  expect(document.tables.map(({ label }) => label)).toEqual(['Tabela 1'])
  const [found] = document.tables
  expect(found?.caption && document.text.slice(found.caption.start, found.caption.end)).toBe(
    'Tabela 1. Resultados dos modelos. Table 1. Results of the models.',
  )
  expect(found?.rows).toHaveLength(2)
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

describe('a table that goes on over the page', () => {
  const page = (words: string, name: string) => ({
    content: column(20, 470, text) + caption(410, words) + table(396, name),
  })
  test('is one table, and its header stands once', async () => {
    const document = await parse(
      page('Table 1: Scores of all.', 'Ours'),
      page('Table 1: Scores of all (continued).', 'Theirs'),
    )
    expect(cellsOf(document)).toEqual([
      [
        'Table 1',
        [
          ['Model', 'Small', 'Large'],
          ['Ours', '81.2', '90.1'],
          ['Theirs', '81.2', '90.1'],
        ],
      ],
    ])
  })

  test('without that word it is another of the same name', async () => {
    const document = await parse(
      page('Table 1: Scores of all.', 'Ours'),
      page('Table 1: Scores of others.', 'Theirs'),
    )
    expect(document.tables).toHaveLength(2)
  })
})

test('a figure’s caption that goes on over the page is one', async () => {
  const small = (y: number, words: string) => say(20, y, words, { size: 8 })
  const document = await parse(
    {
      content:
        column(20, 470, text) +
        small(300, 'Figure 1: Where newts are found by day, and what they') +
        small(291, '(continued on next page. . . )'),
    },
    {
      content:
        small(470, 'Figure 1 (. . . continued)') +
        small(461, 'look for by night.') +
        column(20, 420, text),
    },
  )
  const captions = document.figures.map(({ caption }) => caption && slice(document.text, caption))
  expect(captions).toEqual([
    'Figure 1: Where newts are found by day, and what they look for by night.',
  ])
})

test('a caption in a column waits for the end of a sentence that goes on through an equation', async () => {
  const right = [
    'which ends its lines where it must and then is',
    'given by the product of all that was counted',
  ]
  const after = [
    'where a is the area of the pond in square feet',
    'and the rest of the words fill the width here.',
  ]
  const document = await parse({
    width: 520,
    content:
      column(20, 470, text) +
      say(270, 470, 'Figure 1: Newts by depth.', { size: 8 }) +
      column(270, 440, right) +
      say(330, 406, 'n = a + b - c', { font: 'F3' }) +
      column(270, 384, after),
  })
  const [sum, where, figure] = ['n = a', 'where a is', 'Figure 1:'].map((words) =>
    document.text.indexOf(words),
  )
  expect(document.equations.map(({ display }) => display)).toContain(true)
  expect(sum).toBeLessThan(where ?? 0)
  expect(where).toBeLessThan(figure ?? 0)
})

describe('cells', () => {
  const rowsOf = (document: PaperDocument) =>
    document.tables[0]?.rows.map((cells) => cells.map(({ text: words }) => words))
  const around = (rows: string) =>
    parse({
      content:
        column(20, 470, text) +
        caption(400, 'Table 1: Scores of some models.') +
        rows +
        column(20, 250, text),
    })

  test('numbers side by side are cells, however narrow their gaps; a label stays whole', async () => {
    const dense = (y: number, label: string, numbers: readonly string[]) =>
      say(20, y, label, { size: 9 }) +
      numbers.map((number, at) => say(120 + at * 25, y, `${number} `, { size: 9 })).join('')
    const document = await around(
      dense(380, 'Random three', ['40.79', '20.01', '25.36']) +
        dense(368, 'Ours', ['48.79', '23.78', '28.73']) +
        dense(356, 'Theirs', ['47.75', '24.13', '28.89']),
    )
    expect(rowsOf(document)).toEqual([
      ['Random three', '40.79', '20.01', '25.36'],
      ['Ours', '48.79', '23.78', '28.73'],
      ['Theirs', '47.75', '24.13', '28.89'],
    ])
  })

  test('empty cells stay cells', async () => {
    const document = await around(
      row(380, ['Model', 'Small', 'Large', 'Huge']) +
        row(368, ['Ours', '-', '81.2', '90.1']) +
        row(356, ['Theirs', '79.9', '88.0', '-']),
    )
    expect(rowsOf(document)?.slice(1)).toEqual([
      ['Ours', '-', '81.2', '90.1'],
      ['Theirs', '79.9', '88.0', '-'],
    ])
  })

  test('an exponent that is painted apart is set in its row', async () => {
    const document = await around(
      row(380, ['Meson', 'Spin', 'Mass']) +
        row(368, ['D', '0', '1.85']) +
        say(115.2, 372, 'x', { size: 6 }) +
        row(350, ['B', '1', '5.28']),
    )
    expect(rowsOf(document)?.[1]).toEqual(['D', '0x', '1.85'])
    const raised = document.marks.find(({ kind }) => kind === 'sup')?.span
    expect(raised && document.text.slice(raised.start, raised.end)).toBe('x')
  })

  test('the letter of a note stands off the name of its column', async () => {
    const document = await around(
      row(380, ['Model', 'Share']) +
        say(134.1, 383, 'a', { size: 6 }) +
        say(200, 380, 'Large', { size: 9 }) +
        row(368, ['Ours', '81.2', '90.1']),
    )
    expect(rowsOf(document)?.[0]).toEqual(['Model', 'Share a', 'Large'])
  })

  test('"Method" at half height beside the names of the columns is no heading', async () => {
    const names = (y: number, words: readonly string[]) =>
      words.map((word, at) => say(110 + at * 90, y, word, { size: 9, font: 'F2' })).join('')
    const headed = await parse({
      content:
        column(20, 470, text) +
        names(410, ['Search', 'Reading']) +
        say(20, 405, 'Method', { size: 9, font: 'F2' }) +
        names(400, ['Recall', 'Precision']) +
        row(386, ['Ours', '81.2', '90.1']) +
        row(374, ['Theirs', '79.9', '88.0']) +
        caption(350, 'Table 1: Scores of some methods.') +
        column(20, 320, text),
    })
    expect(headed.blocks.map(({ kind }) => kind)).not.toContain('heading')
    expect(headed.tables[0]?.rows.flat().map(({ text: words }) => words)).toContain('Method')
  })
})

test('a row of short numbers keeps its gaps: only letters are set wide', async () => {
  const numbers = '99 100 122 54 9 9 12 7 6 5 5 9 7 4 4 3 3 6 6 7 6'
  const document = await parse({
    content: column(20, 470, text) + say(20, 300, numbers) + say(20, 250, 'F I G U R E S 1 2'),
  })
  expect(document.text).toContain(numbers)
  expect(document.text).toContain('FIGURES12')
})
