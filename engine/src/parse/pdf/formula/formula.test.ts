import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import type { PaperDocument } from '../../../document/paper-document.ts'
import { parsePdf } from '../index.ts'
import { builtIn } from '../pdf-fonts.fixture.ts'
import { column, say, writePdf } from '../pdf-writer.fixture.ts'

/** Letters of formulas, large signs; each glyph is half an em wide. */
const fonts = ['CMMI10', 'CMEX10'].map(builtIn)
const [letters, large] = ['F6', 'F7'] as const
const bar = (x: number, y: number, width: number) => `${x} ${y} ${width} 0.4 re f\n`
const prose = column(20, 480, [
  'The running words of this page fill the width of their column',
  'so that what is set apart from them can be told from words,',
  'and they end with what the formula below gives in full:',
])
const at = (x: number, y: number, words: string, font = 'F1', size = 10) =>
  say(x, y, words, { font, size })
const small = (x: number, y: number, words: string, font: string = letters) =>
  at(x, y, words, font, 7)

async function read(formula: string, after: readonly string[] = []): Promise<PaperDocument> {
  const content = prose + formula + column(20, 340, after)
  return await parsePdf(writePdf([{ content }], { fonts: () => fonts }), pdfjs)
}
const shown = ({ equations, text }: PaperDocument) =>
  equations
    .filter(({ display }) => display)
    .map(({ span, latex, label }) => [text.slice(span.start, span.end), latex, label])

describe('displayed formulas', () => {
  test('an equation in the letters of the text, with its number right behind it', async () => {
    const document = await read(at(161, 400, 'v = Encoder(input)[CLS], (1)'), [
      'where Encoder is what the running words above have named.',
    ])
    expect(shown(document).map(([words, , label]) => [words, label])).toEqual([
      ['v = Encoder(input)[CLS],', '(1)'],
    ])
  })

  test('an index, an exponent and a number at the right', async () => {
    const document = await read(
      at(100, 400, 'y', letters) +
        at(109, 400, '=') +
        at(119, 400, 'x', letters) +
        small(124, 398, 'i') +
        small(124, 404, 'k') +
        at(380, 400, '(3)'),
    )
    expect(shown(document)).toEqual([['y = xik', 'y = x_{i}^{k}', '(3)']])
    const marks = document.marks.filter(({ kind }) => kind === 'sub' || kind === 'sup')
    expect(
      marks.map(({ kind, span }) => [kind, document.text.slice(span.start, span.end)]),
    ).toEqual([
      ['sub', 'i'],
      ['sup', 'k'],
    ])
  })

  test('a bar makes a fraction', async () => {
    const document = await read(
      at(100, 400, 'y', letters) +
        at(109, 400, '=') +
        at(121, 407, 'a', letters) +
        bar(120, 402.5, 8) +
        at(121, 393, 'b', letters),
    )
    expect(shown(document)).toEqual([['y = a/b', 'y = \\frac{a}{b}', undefined]])
  })

  test('a name in the letters of formulas under a bar is a part of its formula', async () => {
    const document = await read(
      at(100, 400, 'y', letters) +
        at(109, 400, '=') +
        at(135, 407, 'i', letters) +
        bar(120, 402.5, 40) +
        at(121, 393, 'avgwords', letters) +
        at(161, 400, ')'),
    )
    expect(shown(document).map(([text]) => text)).toEqual(['y = i/avgwords)'])
  })

  test('a word over an arrow in the middle of a line leaves the sentence whole', async () => {
    // The first line ends at 197; what follows in it is painted in pieces.
    const document = await read(
      at(20, 420, 'that are cited by the query paper, so if P') +
        small(205, 426, 'cite') +
        at(203, 420, '= Q') +
        small(231, 426, 'cite') +
        at(229, 420, '= R') +
        at(20, 408, 'holds, then they are meant as well.'),
    )
    expect(shown(document)).toEqual([])
    expect(document.text).toContain('so if P cite = Q cite = R holds, then they are meant as well.')
  })

  test('limits belong to their sum, each line has its number', async () => {
    const line = (y: number, number: string) =>
      at(100, y, 'y', letters) +
      at(109, y, '=') +
      at(120, y + 9.5, 'X', large) +
      small(119, y - 11, 'i') +
      small(122.5, y - 11, '=', 'F1') +
      small(126.6, y - 11, 'k') +
      small(121, y + 12, 'n') +
      at(130, y, 'x', letters) +
      at(380, y, number)
    const document = await read(line(420, '(1)') + line(380, '(2)'))
    const latex = 'y = ∑_{i = k}^{n} x'
    expect(shown(document)).toEqual([
      ['y = ∑i=kn x', latex, '(1)'],
      ['y = ∑i=kn x', latex, '(2)'],
    ])
  })

  test('a bracket may open in one line and close in the next', async () => {
    const document = await read(
      at(100, 400, 'y', letters) +
        at(109, 400, '=') +
        at(118, 400, '(') +
        at(122, 400, 'x', letters) +
        at(120, 384, '+') +
        at(129, 384, 'z', letters) +
        at(134, 384, ')'),
    )
    expect(shown(document)).toEqual([
      ['y = (x + z)', '\\begin{aligned} & y = ( x \\\\ & + z ) \\end{aligned}', undefined],
    ])
  })

  test('what makes no sense stays as it is printed: an index of a relation', async () => {
    const document = await read(
      at(100, 400, 'y', letters) +
        at(109, 400, '=') +
        small(115, 396, 'n') +
        at(122, 400, 'x', letters),
    )
    expect(shown(document)).toEqual([['y =n x', undefined, undefined]])
  })

  test('"where" goes on with the sentence, and its symbols are formulas', async () => {
    const formula =
      at(100, 400, 'y', letters) +
      at(109, 400, '=') +
      at(119, 400, 'x', letters) +
      small(124, 398, 'i')
    const sentence =
      at(20, 385, 'where') +
      at(52, 385, 'x', letters) +
      small(57, 383, 'i') +
      at(64, 385, 'denotes the share of one.')
    const document = await read(formula + sentence)
    expect(shown(document)).toEqual([['y = xi', 'y = x_{i}', undefined]])
    const inline = document.equations.filter(({ display }) => !display)
    expect(
      inline.map(({ span, latex }) => [document.text.slice(span.start, span.end), latex]),
    ).toEqual([['xi', 'x_{i}']])
    expect(document.text).toContain('where xi denotes the share of one.')
  })
})
