import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { boxesOf } from '../../document/boxes.ts'
import type { PaperDocument } from '../../document/paper-document.ts'
import { ParseError } from '../../document/parse-error.ts'
import { slice } from '../../text/span.ts'
import { parsePdf } from './index.ts'

// Papers of others, not part of the project: laws that hold for every PDF are tried on them where they are.
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folder = [process.env.TESSERA_SHARED_DATA, join(root, '../shared/data')]
  .map((data) => (data === undefined ? undefined : join(data, 'papers')))
  .find((papers) => papers !== undefined && existsSync(papers))
if (folder === undefined)
  console.log('Real papers are not here: laws over real PDFs are not tried.')

const refusals: Readonly<Record<string, string>> = {
  'dl_password_pg3.pdf': 'encrypted',
  'jabref_encrypted.pdf': 'encrypted',
  'dl_scan_ocr.pdf': 'no-text',
  'jabref_scan_no_text.pdf': 'no-text',
  'mineru_small_ocr.pdf': 'no-text',
  // Its fonts map no letters; pdftotext gives noise too.
  'pdfjs_tamreview.pdf': 'no-text',
  'pdfx_invalid.pdf': 'wrong-type',
}

const cMapUrl = join(
  dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))),
  'cmaps/',
)
const parse = (file: string) =>
  parsePdf(new Uint8Array(readFileSync(join(folder ?? '', file))), { ...pdfjs, cMapUrl })

describe.skipIf(folder === undefined)('laws over real PDFs', () => {
  const files =
    folder === undefined ? [] : readdirSync(folder).filter((file) => file.endsWith('.pdf'))
  test.each(files)('%s', async (file) => {
    const refusal = refusals[file]
    if (refusal !== undefined) {
      const error: unknown = await parse(file).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(ParseError)
      expect(error).toMatchObject({ problem: refusal })
      return
    }
    const document = await parse(file)
    expectInOrder(document)
    expectInside(document)
    expectPlaced(document)
    expectOnSheets(document)
    if (document.text.length < 30_000) expect((await parse(file)).id).toBe(document.id)
  })
})

test.skipIf(folder === undefined)(
  'formulas set in MathTime and in bitmap fonts have signs where letters would be wrong',
  async () => {
    const [mathTime, bitmaps] = [
      await parse('litgraph_N18-3011.pdf'),
      await parse('cer_cebaf_dvi.pdf'),
    ]
    expect(mathTime.text).not.toMatch(/[Œç]|,é| D LSTM/)
    expect(mathTime.text).toContain('= LSTM(')
    expect(bitmaps.text).toContain('1/mQ')
    expect(bitmaps.text).not.toMatch(/1=m|\(2:\d/)
  },
)

/** Blocks follow one another and do not overlap; only white space is between them. */
function expectInOrder({ blocks, text }: PaperDocument): void {
  let end = 0
  for (const { span } of blocks) {
    expect(span.start).toBeGreaterThanOrEqual(end)
    expect(text.slice(end, span.start).trim()).toBe('')
    end = span.end
  }
  expect(text.slice(end).trim()).toBe('')
}

/** Every span slices; sentences and blocks begin and end with something visible. */
function expectInside(document: PaperDocument): void {
  const { text, sentences, blocks, marks, sections, references, figures, tables } = document
  // A table may begin or end with empty cells, that is with tabs.
  const words = blocks.filter(({ kind }) => kind !== 'table').map(({ span }) => span)
  expect(text).not.toMatch(/[\ufffd\ue000-\uf8ff]/)
  for (const span of [...sentences, ...words])
    expect(slice(text, span)).toMatch(/^\S[\s\S]*\S$|^\S$/)
  for (const { span } of [...marks, ...sections]) slice(text, span)
  for (const { span, raw } of references) expect(span && slice(text, span)).toBe(raw)
  for (const { mentions } of [...figures, ...tables]) for (const span of mentions) slice(text, span)
  for (const { rows } of tables)
    for (const cell of rows.flat()) if (cell.span) expect(slice(text, cell.span)).toBe(cell.text)
}

/** Each line has one edge more than it has characters, ascending and on its page; each word has a box. */
function expectPlaced(document: PaperDocument): void {
  const { pages, text, sentences } = document
  for (const page of pages) {
    let end = 0
    for (const line of page.lines) {
      expect(line.edges.length).toBe(line.span.end - line.span.start + 1)
      expect(line.span.start).toBeGreaterThanOrEqual(end)
      end = line.span.end
      expect(line.edges.every((edge, at) => at === 0 || edge >= (line.edges[at - 1] ?? 0))).toBe(
        true,
      )
      expect(line.x).toBeGreaterThan(-page.width)
      expect(line.edges.at(-1)).toBeLessThan(page.width * 2)
      expect(text.slice(line.span.start, line.span.end)).not.toContain('\n')
    }
  }
  for (const span of sentences) expect(boxesOf(document, span).length).toBeGreaterThan(0)
}

/** Pictures lie on their pages, and none holds the words of its caption. */
function expectOnSheets({ figures, tables, pages, blocks }: PaperDocument): void {
  for (const { id, picture } of [...figures, ...tables]) {
    if (!picture) continue
    const page = pages.find(({ number }) => number === picture.page)
    const right = picture.x + picture.width
    const bottom = picture.y + picture.height
    expect(picture.x).toBeGreaterThanOrEqual(0)
    expect(picture.y).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual((page?.width ?? 0) + 0.01)
    expect(bottom).toBeLessThanOrEqual((page?.height ?? 0) + 0.01)
    const caption = blocks.find((block) => block.kind === 'caption' && block.of === id)
    for (const region of caption?.regions ?? [])
      if (region.page === picture.page)
        expect(region.y >= bottom - 3 || region.y + region.height <= picture.y + 3).toBe(true)
  }
}
