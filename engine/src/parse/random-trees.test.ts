import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentFromJson } from '../document/document-json.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { ParseError } from '../document/parse-error.ts'
import { slice } from '../text/span.ts'
import { parseHtml } from './html/parse-html.ts'
import { parseJats } from './jats/parse-jats.ts'

// fast-check prints the seed and the smallest failing tree when a law breaks.
const runs = { numRuns: 100 }
const patience = 30_000

const words = fc.oneof(
  fc.constantFrom(
    'Words',
    ' a b ',
    'See Fig. 1 and Table 2.',
    '[1]',
    'x = 1',
    '\u00ad\u200b',
    'ﬁ',
    'e\u0301',
    '\n\n',
    '12.5 %',
    '𝐳',
  ),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
)
const escaped = (text: string) => text.replace(/[&<>"]|[\p{Cc}\p{Cs}\p{Cn}]/gu, ' ')

/**
 * Random trees written out with these element names and attributes. In `shapes`, usual arrangements of the
 * format, every "…" is another random tree.
 */
function trees(
  names: readonly string[],
  attributes: readonly string[],
  shapes: readonly string[],
): fc.Arbitrary<string> {
  const depth = { maxDepth: 5, depthIdentifier: 'tree' }
  const { node } = fc.letrec<{ node: string; element: string; shape: string; inner: string }>(
    (tie) => ({
      node: fc.oneof(
        depth,
        words.map(escaped),
        { arbitrary: tie('element'), weight: 3 },
        { arbitrary: tie('shape'), weight: 2 },
      ),
      inner: fc
        .array(tie('node'), { minLength: 1, maxLength: 3, size: 'max', depthIdentifier: 'tree' })
        .map((parts) => parts.join('')),
      element: fc
        .tuple(
          fc.constantFrom(...names),
          fc.uniqueArray(fc.constantFrom(...attributes), {
            maxLength: 2,
            selector: (each) => each.split('=')[0],
          }),
          tie('inner'),
        )
        .map(([name, own, inner]) => `<${[name, ...own].join(' ')}>${inner}</${name}>`),
      shape: fc
        .tuple(fc.constantFrom(...shapes), tie('inner'), tie('inner'))
        .map(([shape, first, second]) =>
          shape.replace('…', () => first).replace('…', () => second),
        ),
    }),
  )
  return fc.array(node, { minLength: 1, maxLength: 8, size: 'max' }).map((parts) => parts.join(''))
}

const htmlTrees = trees(
  [
    'p',
    'div',
    'section',
    'h1',
    'h2',
    'h3',
    'span',
    'em',
    'sup',
    'a',
    'ul',
    'li',
    'table',
    'tr',
    'td',
    'th',
    'caption',
    'figure',
    'figcaption',
    'math',
    'mi',
    'mo',
    'msub',
    'mfrac',
    'pre',
    'blockquote',
    'br',
    'nav',
    'aside',
    'cite',
    'svg',
    'template',
    'b',
  ],
  [
    'id="a"',
    'id="b"',
    'href="#a"',
    'href="https://example.org/"',
    'class="ltx_note"',
    'class="ltx_note_content"',
    'class="ltx_bibitem"',
    'class="ltx_equation ltx_eqn_table"',
    'class="ltx_eqn_row"',
    'class="ltx_tabular"',
    'class="ltx_tr"',
    'class="ltx_td"',
    'class="ltx_abstract"',
    'class="abstract"',
    'class="ltx_document"',
    'class="ltx_title_theorem"',
    'class="ltx_listing"',
    'class="ltx_listingline"',
    'style="display:none"',
    'style="color:white"',
    'rowspan="99999999"',
    'colspan="-1"',
    'display="block"',
    'role="doc-footnote"',
    'aria-hidden="true"',
    'class="ltx_bibliography"',
  ],
  [
    '<h2 id="a">2 Methods</h2><p>…</p>',
    '<h2>References</h2><ol><li id="b">…</li><li>…</li></ol>',
    '<figure id="a"><img src="a.png"><figcaption>Figure 1. …</figcaption>…</figure>',
    '<figure id="b"><figcaption>Table 2: …</figcaption><table><tr><th>A</th><td>…</td></tr></table></figure>',
    '<table><tr><th>…</th></tr><tr><td>…</td></tr></table>',
    '<p>As [<a href="#b">1</a>] and <a href="#a">Fig. 1</a> say …, … .</p>',
    '<div class="ltx_abstract"><h6 class="ltx_title ltx_title_abstract">Abstract</h6><p>…</p></div>',
    '<table class="ltx_equation ltx_eqn_table" id="a"><tr class="ltx_eqn_row"><td><math display="block"><mi>x</mi>…</math></td></tr></table>',
    '<p>Let <math alttext="x"><mfrac><mi>x</mi><mrow>…</mrow></mfrac></math> be.</p>',
    '<span class="ltx_note"><sup class="ltx_note_mark">1</sup><span class="ltx_note_content">…</span></span>',
    '<ul><li>…</li><li>…</li></ul>',
  ],
)

const jatsTrees = trees(
  [
    'p',
    'sec',
    'title',
    'label',
    'fig',
    'caption',
    'table-wrap',
    'table',
    'tr',
    'td',
    'th',
    'list',
    'list-item',
    'def-list',
    'def-item',
    'term',
    'def',
    'disp-formula',
    'inline-formula',
    'math',
    'mi',
    'mfrac',
    'tex-math',
    'xref',
    'ext-link',
    'fn',
    'fn-group',
    'ref-list',
    'ref',
    'mixed-citation',
    'element-citation',
    'name',
    'surname',
    'boxed-text',
    'disp-quote',
    'italic',
    'sub',
    'alternatives',
    'graphic',
    'app',
    'table-wrap-foot',
    'code',
    'ack',
    'glossary',
    'sub-article',
    'year',
    'source',
  ],
  [
    'id="a"',
    'id="b"',
    'rid="a b"',
    'ref-type="bibr"',
    'href="https://example.org/"',
    'sec-type="methods"',
    'colspan="2"',
    'publication-type="book"',
  ],
  [
    '<sec id="a"><title>2 Methods</title>…</sec>',
    '<ref-list><ref id="b"><label>1</label><mixed-citation>…</mixed-citation></ref><ref>…</ref></ref-list>',
    '<fig id="a"><label>Figure 1</label><caption><title>…</title><p>…</p></caption></fig>',
    '<table-wrap id="b"><label>Table 2</label><table><thead><tr><th>…</th></tr></thead><tr><td>…</td></tr></table></table-wrap>',
    '<p>As [<xref ref-type="bibr" rid="b">1</xref>] and <xref rid="a">Fig. 1</xref> say …, … .</p>',
    '<disp-formula id="a"><math><mi>x</mi>…</math><label>(1)</label></disp-formula>',
    '<p>Let <inline-formula><tex-math>\\frac{1}{x}</tex-math></inline-formula> be … .</p>',
    '<list><list-item><p>…</p></list-item></list>',
    '<p>…<fn><p>…</p></fn></p>',
  ],
)

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
  test(
    'as a web page',
    () => {
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
    },
    patience,
  )

  test(
    'as JATS',
    () => {
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
    },
    patience,
  )

  test(
    'as any string at all',
    () => {
      fc.assert(
        fc.property(fc.oneof(fc.string({ unit: 'binary' }), htmlTrees, jatsTrees), (source) => {
          expectLawful(() => parseHtml(source))
          expectLawful(() => parseJats(source))
          expectLawful(() => parseJats(`<article><body>${source}</body></article>`))
        }),
        runs,
      )
    },
    patience,
  )
})
