import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { documentFromJson } from '../document/document-json.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import { hasClass } from './html/classes.ts'
import { readHtml } from './html/html-tree.ts'
import { parseHtml } from './html/parse-html.ts'
import { parseJats } from './jats/parse-jats.ts'
import { isElement, type MarkupNode, textOf } from './markup/tree.ts'
import { expectRefusal, within } from './refusals.fixture.ts'

// Papers of others, not part of the project: laws that hold for every file are tried on them where they are.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = [process.env.TESSERA_SHARED_DATA, join(root, '../shared/data')]
  .map((data) => (data === undefined ? undefined : join(data, 'papers')))
  .find((papers) => papers !== undefined && existsSync(papers))
if (folder === undefined)
  console.log('Real papers are not here: laws over real JATS and HTML files are not tried.')
const files = folder === undefined ? [] : readdirSync(folder)

/** Slowest parse allowed, in time of one core: the 3 MB LaTeXML thesis took 0.7 to 1.3 s. */
const limitMs = 3_000

function read(file: string): string {
  const bytes = readFileSync(join(folder ?? '', file))
  const encoding = /^<\?xml[^>]*encoding="([^"]+)"/.exec(bytes.subarray(0, 200).toString('latin1'))
  return new TextDecoder(encoding?.[1] ?? 'utf-8').decode(bytes)
}
const parse = (file: string): PaperDocument =>
  file.endsWith('.xml')
    ? parseJats(read(file))
    : parseHtml(read(file), `https://example.org/${file}`)

function expectLawful(document: PaperDocument): void {
  const json = JSON.stringify(document)
  expect(JSON.stringify(documentFromJson(JSON.parse(json))) === json).toBe(true)
  const { text, blocks, equations, marks } = document
  let end = 0
  for (const { span } of blocks) {
    expect(text.slice(end, span.start).trim()).toBe('')
    end = span.end
  }
  expect(end).toBe(text.length)
  const ids = new Set([...document.references, ...equations].map(({ id }) => id))
  for (const { kind, target } of marks)
    if (kind === 'citation' || kind === 'math') expect(ids.has(target ?? '')).toBe(true)
  for (const { mathml } of equations)
    expect(mathml ?? '').not.toMatch(/annotation|<script|\son\w+=|href/)
  expect(text).not.toMatch(/Report GitHub Issue|Back to Abstract|Sign up for|cookies|footnotetext:/)
}

describe.skipIf(folder === undefined)('laws over real JATS and HTML files', () => {
  const refused = new Set(['ltx_fail_1708.00137.html', 'pandoc_jats_reader.xml'])
  test.each(files.filter((file) => /\.(?:xml|html)$/.test(file) && !refused.has(file)))(
    '%s',
    (file) => expectLawful(within(limitMs, () => parse(file))),
  )
  test('a page that LaTeXML failed to make is refused', () =>
    expectRefusal(() => parse('ltx_fail_1708.00137.html'), 'no-text', /LaTeXML could not convert/))
  test('XML with an attribute twice is refused', () =>
    expectRefusal(() => parse('pandoc_jats_reader.xml'), 'broken', /line 230: duplicate attribute/))
})

const wordCounts = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

describe.skipIf(folder === undefined)('nothing of a LaTeXML page is lost', () => {
  const outside = (node: MarkupNode): string => {
    if (!isElement(node)) return node
    const isOther =
      ['math', 'nav', 'head', 'footer', 'header', 'dialog'].includes(node.name) ||
      hasClass(
        node,
        'ltx_Math',
        'ltx_DisplayMath',
        'ltx_ERROR',
        'ltx_authors',
        'ltx_note_type',
        'ds-announcement',
        // A key of the author's own list, which the paper does not print: "[?]" stands for it.
        'ltx_missing_citation',
      ) ||
      // Such a key, "he2016deep, ", for which the label of its entry stands.
      (hasClass(node, 'ltx_ref') && /^\S{5,} $/.test(textOf(node)))
    return isOther ? ' ' : node.children.map(outside).join('')
  }
  test.each(files.filter((file) => /^(?:ltx_[^f]|engrafo_)/.test(file)))(
    '%s: at most one word in a thousand outside formulas',
    (file) => {
      const seen = wordCounts(parse(file).text)
      let all = 0
      let lost = 0
      for (const [word, count] of wordCounts(outside(readHtml(read(file))))) {
        all += count
        lost += Math.max(0, count - (seen.get(word) ?? 0))
      }
      expect(all).toBeGreaterThan(30)
      expect(lost).toBeLessThanOrEqual(1 + all / 1_000)
    },
  )
})

describe.skipIf(folder === undefined)('what known papers hold', () => {
  const known: [
    string,
    Partial<Record<'figures' | 'tables' | 'references' | 'sections', number>>,
    string[],
  ][] = [
    [
      'ltx_1706.03762.html',
      { figures: 5, tables: 4, references: 40 },
      ['FFN(x) = max(0, xW_1 + b_1)W_2 + b_2', 'β_2 = 0.98 and ϵ = 10^−9'],
    ],
    ['engrafo_1708.00137.html', { references: 59 }, []],
    ['pmc_mds526.xml', { figures: 2, tables: 4, references: 40 }, []],
    ['plos_pone.0117688.xml', { figures: 9, tables: 14, references: 43 }, []],
    ['scielo_texmath.xml', { tables: 10, references: 29 }, ['∑_{{i|D=0}} w_i = 1']],
    ['PMC7417471.xml', { figures: 6, tables: 4, references: 206 }, []],
  ]
  test.each(known)('%s', (file, counts, passages) => {
    const document = parse(file)
    for (const [layer, count] of Object.entries(counts))
      expect([layer, document[layer as 'figures'].length]).toEqual([layer, count])
    for (const passage of passages) expect(document.text).toContain(passage)
    const roles = document.sections.map(({ role }) => role)
    expect(roles).toEqual(expect.arrayContaining(['introduction', 'references']))
    for (const { rows, label } of document.tables) {
      expect(label).toMatch(/\d/)
      expect(rows.length).toBeGreaterThan(0)
    }
    for (const { span, raw } of document.references)
      expect(span && slice(document.text, span)).toBe(raw)
  })
})
