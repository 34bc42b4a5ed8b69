import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentFromJson } from '../document/document-json.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { ParseError } from '../document/parse-error.ts'
import { slice } from '../text/span.ts'
import { parseHtml } from './html/parse-html.ts'
import { parseJats } from './jats/parse-jats.ts'
import { htmlTrees, jatsTrees } from './random-trees.fixture.ts'

// fast-check prints the seed and the smallest failing tree when a law breaks.
const runs = { numRuns: 100 }

/** Parses, and expects either a document that keeps every law or a refusal with a sentence. */
function expectLawful(parse: () => PaperDocument): void {
  let document: PaperDocument
  try {
    document = parse()
  } catch (error) {
    if (error instanceof ParseError) return
    throw error
  }
  const { text, blocks, marks, sentences } = document
  expect(documentFromJson(JSON.parse(JSON.stringify(document)))).toEqual(document)
  let end = 0
  for (const { span, kind } of blocks) {
    expect(text.slice(end, span.start)).toBe(end === 0 && span.start === 0 ? '' : '\n\n')
    if (kind !== 'code' && kind !== 'table') expect(slice(text, span)).not.toMatch(/^\s|\s$|\n/)
    end = span.end
  }
  expect(end).toBe(text.length)
  for (const { span } of marks) expect(span.end).toBeGreaterThan(span.start)
  for (const span of sentences) expect(slice(text, span).trim()).not.toBe('')
  const targets = new Set(
    [...document.references, ...document.figures, ...document.tables, ...document.equations].map(
      ({ id }) => id,
    ),
  )
  for (const { kind, target } of marks)
    if (kind === 'citation' || kind === 'math') expect(targets).toContain(target)
  expect(targets.size).toBe(
    document.references.length +
      document.figures.length +
      document.tables.length +
      document.equations.length,
  )
  for (const { mathml } of document.equations)
    expect(mathml ?? '').not.toMatch(/<(?!\/?(?:math|m[a-z]+)\b)|\son\w+=|href|javascript/i)
}

describe('laws that hold for any tree', () => {
  test('as a web page', () => {
    fc.assert(
      fc.property(htmlTrees, (body) =>
        expectLawful(() =>
          parseHtml(
            `<!DOCTYPE html><title>T</title><body><h1>T</h1>${body}`,
            'https://example.org/p',
          ),
        ),
      ),
      runs,
    )
  })

  test('as JATS', () => {
    fc.assert(
      fc.property(jatsTrees, jatsTrees, (body, back) =>
        expectLawful(() =>
          parseJats(
            `<article><front><article-meta><title-group><article-title>T</article-title></title-group><abstract>${body}</abstract></article-meta></front><body>${body}</body><back>${back}</back></article>`,
          ),
        ),
      ),
      runs,
    )
  })

  test('as any string at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), htmlTrees, jatsTrees), (source) => {
        expectLawful(() => parseHtml(source))
        expectLawful(() => parseJats(source))
        expectLawful(() => parseJats(`<article><body>${source}</body></article>`))
      }),
      runs,
    )
  })
})
