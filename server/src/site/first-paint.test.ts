import type { Paper } from '@tessera/contract'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { inertJson } from './escape.ts'
import { cutTemplate, fillPage } from './first-paint.ts'
import { paperDescription } from './page-head.ts'
import { paintPaper } from './painted-paper.ts'
import { fixturePaper as paper } from './paper.fixture.ts'
import { bareFrames } from './paper-frames.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const template = cutTemplate(
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tessera</title></head><body><div id="root"></div></body></html>',
)

function render(of: Paper): Element[] {
  const html = fillPage(
    template,
    {
      title: `${of.title} · Tessera`,
      description: paperDescription(of),
      url: `https://tessera.example/paper/${of.id}`,
      hidden: false,
      paper: of,
      tags: { authors: ['Lovelace, Ada'], date: '1843/09' },
    },
    [{ key: ['paper', of.id], data: of }],
    paintPaper(bareFrames, of, null),
  )
  const found: Element[] = []
  const walk = (node: Node): void => {
    if ('tagName' in node) found.push(node)
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return found
}

const textOf = (element: Element | undefined): string =>
  element?.childNodes.map((it) => ('value' in it ? it.value : '')).join('') ?? ''
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((it) => it.name === name)?.value
const scriptOf = (elements: Element[], type: string): string =>
  textOf(elements.find((it) => it.tagName === 'script' && attribute(it, 'type') === type))

describe('a paper can be read before any script runs', () => {
  test('title, authors and abstract stand in the root; the head cites the paper', () => {
    const elements = render(paper({}))
    expect(textOf(elements.find((it) => it.tagName === 'h1'))).toBe('A title')
    expect(elements.filter((it) => it.tagName === 'noscript')).toHaveLength(0)
    expect(elements.filter((it) => it.tagName === 'title').map(textOf)).toEqual([
      'A title · Tessera',
    ])
    const metas = Object.fromEntries(
      elements
        .filter((it) => it.tagName === 'meta')
        .map((it) => [
          attribute(it, 'name') ?? attribute(it, 'property'),
          attribute(it, 'content'),
        ]),
    )
    expect(metas).toMatchObject({
      citation_title: 'A title',
      citation_author: 'Lovelace, Ada',
      citation_publication_date: '1843/09',
      citation_pdf_url: 'https://tessera.example/api/papers/p-12345678/pdf',
      'og:title': 'A title',
      'twitter:card': 'summary',
      description: 'An abstract.',
    })
    expect(JSON.parse(scriptOf(elements, 'application/ld+json'))).toMatchObject({
      '@type': 'ScholarlyArticle',
      headline: 'A title',
    })
  })

  test('without scripts a link leads to the whole text, where there is one', () => {
    const [link] = render(paper({ documentId: 'd-1' })).filter((it) => it.tagName === 'noscript')
    expect(textOf(link)).toBe(
      '<p><a class="link" href="/api/papers/p-12345678/html">Read the whole text</a></p>',
    )
  })

  test('the description is the first 160 characters, and never half a character', () => {
    expect(paperDescription(paper({ abstract: 'a'.repeat(400) }))).toHaveLength(160)
    expect(paperDescription(paper({ abstract: `${'a'.repeat(159)}😀 end` }))).toBe('a'.repeat(159))
  })
})

test('no title, name or abstract can add an element or break the data (T08)', () => {
  const shape = (elements: Element[]) => elements.map((it) => it.tagName).join(' ')
  const expected = shape(render(paper({})))
  const parts = [
    '</script>',
    '<script>alert(1)</script>',
    '<!--',
    '-->',
    ']]>',
    '"',
    "'",
    '&lt;',
    '</title>',
    '<svg onload=x>',
    '\u2028',
    '\u2029',
    '\\',
    '</main>',
    'word',
    '😀',
  ]
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc
      .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 10 })
      .map((chosen) => chosen.join('')),
  )
  fc.assert(
    fc.property(hostile, hostile, hostile, (title, name, abstract) => {
      const of = paper({ title: `t${title}`, authors: [`n${name}`], abstract: `a${abstract}` })
      const elements = render(of)
      expect(shape(elements)).toBe(expected)
      expect(JSON.parse(scriptOf(elements, 'application/json'))[0].data).toEqual(of)
    }),
    { numRuns: 10_000 },
  )
})

test('inert JSON is JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(inertJson(value)).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(inertJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
