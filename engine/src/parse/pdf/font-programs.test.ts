import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { parsePdf } from './index.ts'
import { type PdfOpener, withPdf } from './opener.ts'
import { embedded } from './pdf-fonts.fixture.ts'
import { say, writePdf } from './pdf-writer.fixture.ts'

/** The object of the first font that a test adds, beside the drawing that Type 3 glyphs share. */
const firstFont = (box: number) => box + 2

const content = say(20, 400, 'Rays', { size: 9 }) + say(60, 400, '\x01\x02\x01', { font: 'F7' })
const typeOne = (told: number) =>
  writePdf([{ content }], { fonts: (box) => embedded(firstFont(box), told) })
const trueType = new Uint8Array(
  readFileSync(
    fileURLToPath(new URL('../../../../library/anchoring-quotations.pdf', import.meta.url)),
  ),
)

/** pdf.js as it is for those who paint. */
const painting: PdfOpener = {
  ...pdfjs,
  getDocument: (options) =>
    pdfjs.getDocument({ ...options, isTextOnly: false, disableFontFace: true }),
}

/** What is left of the programs of a file's fonts. */
const programsOf = (bytes: Uint8Array, pdf: PdfOpener): Promise<unknown[]> =>
  withPdf(bytes, pdf, async (file) => {
    const page = await file.getPage(1)
    const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 })
    const names = argsArray.flatMap((args, at) => (fnArray[at] === pdf.OPS.setFont ? args[0] : []))
    return [...new Set(names)].map((name) => (page.commonObjs.get(name) as { data?: unknown }).data)
  })

describe.each([
  ['a Type 1 font', typeOne(2)],
  ['a Type 1 font whose program alone knows a width', typeOne(1)],
  ['TrueType fonts', trueType],
])('%s', (_, bytes) => {
  test('no program is built anew', async () => {
    expect((await programsOf(bytes, painting)).some((program) => program)).toBe(true)
    expect((await programsOf(bytes, pdfjs)).some((program) => program)).toBe(false)
  })
  test('the document is the one that is read with programs', async () => {
    expect(await parsePdf(bytes, pdfjs)).toEqual(await parsePdf(bytes, painting))
  })
})

test('letters are read by the encoding in the program', async () => {
  expect((await parsePdf(typeOne(2), pdfjs)).text).toBe('Rays αβα')
})
