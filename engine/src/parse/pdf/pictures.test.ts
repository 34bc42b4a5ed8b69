import { describe, expect, test } from 'vitest'
import type { Figure, PaperDocument } from '../../document/paper-document.ts'
import { column, say } from './pdf-writer.fixture.ts'
import { onePage, parse } from './small-pdf.fixture.ts'

const words = [
  'The running words of this page fill the width of',
  'their column so that a reader can tell them from',
  'drawings and from what is written below drawings',
  'of a paper, which ends its lines where it must be.',
]
const narrow = [
  'The words of a column that is half as',
  'wide as the page go on line by line so',
  'that its width is known, and then they',
  'come to their end where it has to end.',
]
const lines = (count: number, of: readonly string[] = words) =>
  Array.from({ length: count }, (_, at) => of[at % of.length] ?? '')
const caption = (x: number, y: number, text: string) => say(x, y, text, { size: 8 })
/** The frame of a chart with a curve in it: lower left corner, size. */
const chart = (x: number, y: number, width: number, height: number) =>
  `q ${x} ${y} ${width} ${height} re S ${x} ${y} m ${x + width} ${y + height} l S Q\n`
const photograph = (x: number, y: number, width: number, height: number) =>
  `q ${width} 0 0 ${height} ${x} ${y} cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q\n`

/** Each figure's label with its picture as [page, left, right, top, bottom]: the page is 440 by 500. */
const placesOf = ({ figures }: PaperDocument) =>
  figures.map(({ label, picture }: Figure) => [
    label,
    picture && [
      picture.page,
      Math.round(picture.x),
      Math.round(picture.x + picture.width),
      Math.round(picture.y),
      Math.round(picture.y + picture.height),
    ],
  ])

describe('a figure’s picture', () => {
  test('is what is drawn above its caption, with the words in it, up to the text', async () => {
    const document = await onePage(
      column(20, 470, lines(6)) +
        chart(60, 280, 150, 90) +
        say(100, 268, 'Seconds', { size: 7 }) +
        caption(20, 245, 'Figure 1: How long it takes.') +
        column(20, 215, lines(6)),
    )
    expect(placesOf(document)).toEqual([['Figure 1', [1, 57, 213, 127, 237]]])
    expect(document.text).not.toContain('Seconds')
  })

  test('is a photograph, of which nothing but its place is read', async () => {
    const document = await onePage(
      column(20, 470, lines(6)) +
        photograph(60, 280, 150, 90) +
        caption(20, 265, 'Figure 1: How it looks.') +
        column(20, 235, lines(6)),
    )
    expect(placesOf(document)).toEqual([['Figure 1', [1, 57, 213, 127, 223]]])
  })

  test('reaches to the names of bars that are written aslant', async () => {
    const document = await onePage(
      column(20, 470, lines(6)) +
        chart(60, 300, 150, 70) +
        'BT /F1 7 Tf 0.7 0.7 -0.7 0.7 80 270 Tm (Harbours) Tj ET\n' +
        caption(20, 245, 'Figure 1: Harbours.') +
        column(20, 215, lines(6)),
    )
    expect(placesOf(document)).toEqual([['Figure 1', [1, 57, 213, 127, 233]]])
  })

  test('stands beside the lines that flow around it', async () => {
    const document = await onePage(
      column(20, 470, lines(4)) +
        column(20, 422, lines(12, narrow)) +
        chart(270, 310, 120, 100) +
        caption(260, 295, 'Figure 1: Aside.') +
        column(20, 278, lines(12)),
    )
    expect(placesOf(document)).toEqual([['Figure 1', [1, 267, 393, 87, 193]]])
  })

  test('stays in its column, with text on the other side', async () => {
    const document = await onePage(
      column(20, 470, lines(8, narrow)) +
        chart(40, 240, 120, 100) +
        caption(20, 225, 'Figure 1: On the left.') +
        column(20, 195, lines(8, narrow)) +
        chart(240, 380, 140, 80) +
        caption(230, 365, 'Figure 2: On the right.') +
        column(230, 335, lines(20, narrow)),
    )
    expect(placesOf(document)).toEqual([
      ['Figure 1', [1, 37, 163, 157, 263]],
      ['Figure 2', [1, 237, 383, 37, 123]],
    ])
  })

  test('is as wide as the page where the caption is', async () => {
    const document = await onePage(
      chart(30, 340, 170, 120) +
        chart(240, 340, 170, 120) +
        caption(20, 320, `Figure 1: Both charts. ${words[0]} ${words[1]}`) +
        column(20, 290, lines(16, narrow)) +
        column(230, 290, lines(16, narrow)),
    )
    expect(placesOf(document)).toEqual([['Figure 1', [1, 27, 413, 37, 163]]])
  })

  test('is as wide as the page below a short caption in one column', async () => {
    const document = await onePage(
      chart(30, 340, 380, 120) +
        caption(20, 320, 'Figure 1: One chart.') +
        column(20, 290, lines(16, narrow)) +
        column(230, 290, lines(16, narrow)),
    )
    expect(placesOf(document)).toEqual([['Figure 1', [1, 27, 413, 37, 163]]])
  })

  test('stands below its caption in papers that set captions so', async () => {
    const document = await parse(
      {
        content:
          column(20, 470, lines(6)) +
          caption(20, 385, 'Figure 1: Before.') +
          chart(60, 280, 150, 90) +
          column(20, 250, lines(8)),
      },
      {
        content:
          caption(20, 460, 'Figure 2: First of two.') +
          chart(60, 360, 150, 90) +
          caption(20, 330, 'Figure 3: Second of two.') +
          chart(60, 230, 150, 90) +
          column(20, 200, lines(8)),
      },
    )
    expect(placesOf(document)).toEqual([
      ['Figure 1', [1, 57, 213, 127, 223]],
      ['Figure 2', [2, 57, 213, 47, 143]],
      ['Figure 3', [2, 57, 213, 177, 273]],
    ])
  })

  test('has the key of a chart, but neither the journal’s sign nor the rule under it', async () => {
    const page = (number: number, content: string) => ({
      content: `q 20 474 400 0.5 re f 20 478 30 9 re f Q\n${say(210, 20, `${number}`)}${content}`,
    })
    const document = await parse(
      page(
        1,
        chart(60, 360, 150, 90) +
          'q 60 345 12 1 re f Q\n' +
          say(76, 343, 'what was measured in the second year of it', { size: 9 }) +
          caption(20, 320, 'Figure 1: A chart with its key.') +
          column(20, 290, lines(16)),
      ),
      page(2, column(20, 440, lines(20))),
    )
    expect(placesOf(document)).toEqual([['Figure 1', [1, 57, expect.any(Number), 47, 162]]])
    expect(document.figures[0]?.picture?.width).toBeGreaterThan(153)
  })

  test('has the key over the grid of a chart at the top of its page', async () => {
    const grid = [450, 420, 390, 360].map((y) => `30 ${y} 380 0.5 re f`).join(' ')
    const document = await onePage(
      `q ${grid} 30 466 9 9 re f Q\n` +
        say(44, 467, 'Harbours', { size: 7 }) +
        caption(20, 340, 'Figure 1: Harbours.') +
        column(20, 310, lines(16)),
    )
    expect(placesOf(document)).toEqual([['Figure 1', [1, 27, 413, 22, 143]]])
  })

  test('is turned with a page that lies on its side', async () => {
    const content =
      column(20, 470, lines(6)) +
      chart(60, 280, 150, 90) +
      caption(20, 265, 'Figure 1: How long it takes.') +
      column(20, 235, lines(6))
    const document = await parse({ content, rotate: 90 })
    expect(placesOf(document)).toEqual([['Figure 1', [1, 277, 373, 57, 213]]])
  })
})

describe('no picture is given', () => {
  const none = [['Figure 1', undefined]]

  test('where nothing is drawn between caption and text', async () => {
    const document = await onePage(
      column(20, 470, lines(6)) +
        caption(20, 300, 'Figure 1: What is on another page.') +
        column(20, 270, lines(6)),
    )
    expect(placesOf(document)).toEqual(none)
  })

  test.each([
    ['is lower than three lines', '60 340 100 24 re S'],
    ['is rules', '20 375 400 0.5 re f 20 335 400 0.5 re f'],
  ])('where what is drawn %s', async (_, drawn) => {
    const document = await onePage(
      column(20, 470, lines(6)) +
        `q ${drawn} Q\n` +
        caption(20, 320, 'Figure 1: What is on another page.') +
        column(20, 270, lines(6)),
    )
    expect(placesOf(document)).toEqual(none)
  })

  test('where what is drawn cannot be seen', async () => {
    const document = await onePage(
      column(20, 470, lines(6)) +
        `q 1 1 1 rg 60 280 150 90 re f /Clear gs 60 280 150 90 re f Q\n` +
        `q 0 0 10 10 re W n 60 280 150 90 re f Q\n` +
        caption(20, 265, 'Figure 1: What is on another page.') +
        column(20, 235, lines(6)),
    )
    expect(placesOf(document)).toEqual(none)
  })

  test('where the ground of a text is painted', async () => {
    const document = await onePage(
      'q 0.9 g 10 300 420 190 re f Q\n' +
        column(20, 470, lines(10)) +
        caption(20, 280, 'Figure 1: What is on another page.') +
        column(20, 250, lines(6)),
    )
    expect(placesOf(document)).toEqual(none)
  })

  test('for a listing, whose lines are read as text', async () => {
    const document = await onePage(
      column(20, 470, lines(6)) +
        chart(60, 280, 150, 90) +
        caption(20, 265, 'Listing 1: A program.') +
        column(20, 235, lines(6)),
    )
    expect(placesOf(document)).toEqual([['Listing 1', undefined]])
  })
})

test('a table that is a photograph has a picture, one of words has none', async () => {
  const row = (y: number, cells: readonly string[]) =>
    cells.map((cell, at) => say(20 + at * 90, y, cell, { size: 9 })).join('')
  const document = await onePage(
    column(20, 470, lines(4)) +
      caption(20, 405, 'Table 1: A scan.') +
      photograph(60, 300, 150, 90) +
      column(20, 270, lines(4)) +
      caption(20, 205, 'Table 2: Of words.') +
      row(190, ['Model', 'Small', 'Large']) +
      row(178, ['Ours', '81.2', '90.1']) +
      column(20, 145, lines(4)),
  )
  expect(
    document.tables.map(({ label, picture, rows }) => [label, picture?.y, rows.length]),
  ).toEqual([
    ['Table 1', 107, 0],
    ['Table 2', undefined, 2],
  ])
})
