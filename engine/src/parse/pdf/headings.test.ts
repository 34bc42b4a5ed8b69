import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { levelsOf } from './headings.ts'
import { parsePdf } from './index.ts'
import { column, say, writePdf } from './pdf-writer.fixture.ts'
import { left, onePage, parse, right, wordsOf } from './small-pdf.fixture.ts'

const row = (y: number, cells: readonly string[]) =>
  cells.map((cell, at) => say(20 + at * 90, y, cell, { size: 9 })).join('')
const table = (y: number) =>
  row(y, ['Model', 'Small', 'Large']) + row(y - 12, ['Ours', '81.2', '90.1'])
const caption = (y: number, words: string) => say(20, y, words, { size: 8 })
const bold = (y: number, words: string, size = 10) => say(20, y, words, { font: 'F2', size })

const opening = { content: column(20, 470, [...left, ...right]) }

test('a heading of the appendix ends the table above it', async () => {
  const document = await parse(opening, {
    content:
      caption(470, 'Table 1: Scores.') +
      table(454) +
      bold(410, 'N Compute statement', 12) +
      column(20, 386, right),
  })
  expect(wordsOf(document, 'heading')).toEqual(['N Compute statement'])
  expect(document.tables[0]?.rows).toHaveLength(2)
})

test('a letter is a word of its heading where no letter before it numbers another', async () => {
  const page = (...heads: string[]) => ({
    content: heads
      .map((head, at) => bold(470 - at * 150, head, 12) + column(20, 446 - at * 150, left))
      .join(''),
  })
  const numbers = async (...heads: string[]) =>
    (await parse(opening, page(...heads))).sections
      .filter(({ heading }) => heading !== null)
      .map(({ number }) => number)
  expect(await numbers('O Novo Normal dos lagos', 'Resumo')).toEqual([undefined, undefined])
  expect(await numbers('A Data of ponds', 'B Code of ponds')).toEqual(['A', 'B'])
  expect(await numbers('O. Ponds', 'P Lakes')).toEqual(['O', 'P'])
})

test('a bold heading of the appendix below a caption is no label of its drawing', async () => {
  const document = await parse(opening, {
    content:
      caption(470, 'Figure 1: What is drawn above.') +
      bold(440, 'I.2 Fine-tuning') +
      column(20, 416, right),
  })
  expect(wordsOf(document, 'heading')).toEqual(['I.2 Fine-tuning'])
})

test('a heading is bold whose number is set in the face of the text', async () => {
  const document = await onePage(
    column(20, 470, left) +
      say(20, 400, '11.') +
      say(38, 400, 'Safeguards', { font: 'F2' }) +
      column(20, 384, right),
  )
  expect(wordsOf(document, 'heading')).toEqual(['11. Safeguards'])
})

test('slanted lines of code are no headings', async () => {
  const fonts = () => ['<< /Type /Font /Subtype /Type1 /BaseFont /Courier-Oblique >>']
  const content =
    column(20, 470, left) + say(20, 390, 'R> summary(m1)', { font: 'F6' }) + column(20, 370, right)
  const document = await parsePdf(writePdf([{ content }], { fonts }), pdfjs)
  expect(wordsOf(document, 'heading')).toEqual([])
  expect(document.text).toContain('R> summary(m1)')
})

test('the date of an issue heads no section', async () => {
  const document = await parse(opening, {
    content: bold(470, 'June 2023', 14) + column(20, 440, right),
  })
  expect(wordsOf(document, 'heading')).toEqual([])
})

test('a heading in a face of its own stands behind a list whose items have no full stop', async () => {
  const document = await onePage(
    column(20, 470, left) +
      say(20, 410, '1. the satisfaction with services') +
      say(20, 386, 'Tools of the study', { font: 'F3' }) +
      column(20, 374, [...right, ...right]),
  )
  expect(wordsOf(document, 'heading')).toEqual(['Tools of the study'])
})

test('the number of a heading that is painted apart, as a page’s first line, is no page number', async () => {
  const head = bold(470, '4', 12) + say(53, 470, 'RESULTS', { font: 'F2', size: 12 })
  const document = await parse(opening, { content: head + column(20, 440, right) })
  expect(wordsOf(document, 'heading')).toEqual(['4 RESULTS'])
})

test('questions of a form whose numbers begin again stand below its heading and are no sections of the paper', async () => {
  const section = (y: number, words: string) =>
    bold(y, words) + column(20, y - 20, left.slice(0, 2))
  const form = section(440, '1. Claims') + section(370, '2. Limitations')
  const document = await parse(
    { content: column(20, 470, left) + section(380, '1 Introduction') + section(310, '2 Method') },
    { content: section(470, '3 Results') + section(400, '4 Limitations') },
    { content: bold(470, 'Paper Checklist') + form },
  )
  const found = document.sections.filter(({ heading }) => heading)
  expect(found.slice(-4).map(({ level, role, number }) => [level, role, number])).toEqual([
    [1, 'limitations', '4'],
    [1, 'other', undefined],
    [2, 'other', undefined],
    [2, 'other', undefined],
  ])
})

test('parts whose numbers begin again under each heading stand below it', () => {
  const heading = (text: string) => {
    const number = /^\d+/.exec(text)?.[0]
    return { text, look: '10/B', ...(number !== undefined && { number }) }
  }
  const words = [
    '1 Introduction',
    '2 Data',
    '3 Models',
    'Supplement',
    '1 Proofs',
    '2 Tables',
    'References',
  ]
  expect(levelsOf(words.map(heading))).toEqual([1, 1, 1, 1, 2, 2, 1])
})
