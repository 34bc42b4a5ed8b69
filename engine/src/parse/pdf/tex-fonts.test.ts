import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { parsePdf } from './index.ts'
import { bitmap, builtIn, named } from './pdf-fonts.fixture.ts'
import { say, writePdf } from './pdf-writer.fixture.ts'

/** What a page reads on which these codes stand in that font. */
async function readIn(font: (box: number) => string, codes: string): Promise<string> {
  const content = say(20, 400, 'Text') + say(60, 400, codes, { font: 'F6' })
  const file = writePdf([{ content }], { fonts: (box) => [font(box)] })
  return (await parsePdf(file, pdfjs)).text.replace(/^Text ?/, '')
}

const ascii = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
const smalls = ascii(0x61, 0x7a)

describe('signs of TeX’s fonts without names', () => {
  test.each([
    ['CMSY10', '\x00\x14\x21\x79', '−≤→†'],
    ['CMMI7', '\x0b\x1ex\x3a\x3by\x3dz', 'αϕx.,y/z'],
    ['CMEX10', 'X\x42Z', '∑ ∫'],
    ['CMEX9', '\x12\x13', '()'],
    ['MSAM10', '\x3e\x26', '⩾≳'],
    ['MSBM10', 'R\x7e', 'Rℏ'],
    ['MT2SYT', 'D\x00C', '=−+'],
    ['MT2MIT', '.\x3a5\x3b/\x8e', '(.5,)†'],
    ['LMMathSymbols7-Regular', '\x32\x79', '∈†'],
  ])('%s', async (font, codes, text) => {
    expect(await readIn(() => builtIn(font), codes)).toBe(text)
  })
  test('names that Adobe’s list does not know', async () => {
    const font = named('epsilon1', 'lessmuch', 'ffi', 'A')
    expect(await readIn(() => font, '\x02\x03\x04\x05')).toBe('ϵ≪ffiA')
  })
  test('a stroke and a relation are one sign, whichever comes first', async () => {
    const content = `${say(20, 400, 'so')}BT /F6 10 Tf 1 0 0 1 40 400 Tm [(\x36) 500 (\x32)] TJ ET\n`
    const file = writePdf([{ content }], { fonts: () => [builtIn('CMSY10')] })
    expect((await parsePdf(file, pdfjs)).text).toBe('so ∉')
  })
})

test('a large sign stands in the line that its middle is on, not in the one that it hangs from', async () => {
  const sum = 'BT /F6 10 Tf 1 0 0 1 52 409.5 Tm (X) Tj ET\n'
  const content = say(20, 400, 'a sum') + sum + say(60, 400, 'of squares')
  const file = writePdf([{ content }], { fonts: () => [builtIn('CMEX10')] })
  expect((await parsePdf(file, pdfjs)).text).toBe('a sum ∑ of squares')
})

describe('bitmap fonts of dvips', () => {
  test.each([
    ['text', [0x0c, 0x2c, 0x2e, ...smalls], '\x0ct.', 'fit.'],
    ['letters of formulas', [0x0b, 0x3a, 0x3b, 0x3d, ...smalls], '\x0b\x3dm\x3b', 'α/m,'],
    ['symbols', [0x00, 0x18, 0x66, 0x67, 0x6a], 'f\x00\x18g', '{−∼}'],
    ['large signs', [0x00, 0x01, 0x10, 0x11, 0x58, 0x70], '\x10\x11', '()'],
  ])('%s', async (_, codes, painted, text) => {
    // Pixels are set at 0.24 points: the em of 40 pixels is then some ten points.
    const content = `BT /F6 0.24 Tf 1 0 0 1 20 400 Tm (${painted.replace(/[\\()]/g, '\\$&')}) Tj ET\n`
    const file = writePdf([{ content }], { fonts: (box) => [bitmap(codes, box)] })
    expect((await parsePdf(file, pdfjs)).text).toBe(text)
  })
})

describe('bitmap fonts of pdfTeX', () => {
  test.each([
    [
      'in the encoding of Cork',
      [0x10, 0x11, 0x1e, 0x2c, ...smalls],
      '\x10e\x1ecient\x11',
      '“efficient”',
    ],
    ['of a heading, without stops', [0x1e, ...smalls], 'coe\x1ecients', 'coefficients'],
    ['in the encoding of Knuth', [0x0e, 0x2c, ...smalls], 'e\x0ecient,', 'efficient,'],
    ['of formulas', [0x0b, 0x1b, 0x61, 0x62, 0x65], 'abe', 'abe'],
    ['without ligatures', [0x2c, ...smalls], 'plain,', 'plain,'],
  ])('%s', async (_, codes, painted, text) => {
    const read = await readIn((box) => bitmap(codes, box, 0.023), painted)
    expect(read).toBe(text)
  })
})
