import { type PaperDocument, ParseError, parseHtml } from '@tessera/engine'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { within } from '../../../engine/src/parse/refusals.fixture.ts'
import { markupVectors } from '../testing/markup-vectors.ts'
import { documentPage, sanitizedBody, sanitizedPage } from './paper-html.ts'

const vectors = markupVectors('alert(1)', 'https://attacker.example')
const active =
  /^(?:script|svg|base|form|input|button|select|textarea|iframe|frame|frameset|link|object|embed|applet|template|noscript|video|audio|source|picture|area|map|maction|annotation-xml|foreignobject|xmp|plaintext|dialog|details|marquee)$/

/** What a page could do besides being read, as a list of complaints. Its own head is left out. */
function dangersOf(html: string): string[] {
  const found: string[] = []
  const walk = (node: DefaultTreeAdapterTypes.Node, inHead: boolean): void => {
    if ('tagName' in node) {
      const { tagName, attrs } = node
      if (!inHead && (active.test(tagName) || /^(?:style|meta|title)$/.test(tagName)))
        found.push(`<${tagName}>`)
      if (inHead && active.test(tagName)) found.push(`<${tagName}> in head`)
      for (const { name, value } of attrs) {
        if (
          /^on|^(?:style|srcset|action|formaction|ping|background|poster|href:|srcdoc|autofocus|http-equiv)$/.test(
            name,
          )
        )
          found.push(`${tagName} ${name}`)
        if (name.endsWith('href') && !/^(?:https?:\/\/|mailto:|[#./?\w-]*$)/i.test(value))
          found.push(`${tagName} ${name}=${value}`)
        if (name === 'src' && !/^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/.test(value))
          found.push(`${tagName} src=${value}`)
      }
    }
    if ('childNodes' in node)
      for (const child of node.childNodes)
        walk(child, inHead || ('tagName' in node && node.tagName === 'head'))
  }
  walk(parse(html), false)
  return found
}

test('there are at least 2,000 vectors, all different', () => {
  expect(new Set(vectors).size).toBeGreaterThanOrEqual(2_000)
})

test('the page of a stored HTML file can do nothing, whatever the file holds (T04)', () => {
  const dangerous = vectors
    .map((vector) => [vector, dangersOf(sanitizedPage(vector, vector) ?? '')] as const)
    .filter(([, dangers]) => dangers.length > 0)
  expect(dangerous).toEqual([])
})

test('sanitising twice changes nothing, for every vector (T04)', () => {
  const changed = vectors.filter((vector) => {
    const once = sanitizedBody(vector) ?? ''
    return sanitizedBody(once) !== once
  })
  expect(changed).toEqual([])
})

test('the document of such a file holds no address that runs, and its page can do nothing (T04)', () => {
  const dangerous: unknown[] = []
  let read = 0
  for (const vector of vectors) {
    const document = documentOf(vector)
    if (document === null) continue
    read++
    const addresses = [
      ...document.marks.map(({ kind, target }) => (kind === 'link' ? target : undefined)),
      ...document.figures.map(({ image }) => image),
      ...document.references.map(({ url }) => url),
    ].filter((address) => address !== undefined)
    const bad = addresses.filter(
      (address) => !/^(?:https?:\/\/|data:image\/|#|[\w-]+$)/.test(address),
    )
    const mathml = document.equations.flatMap(({ mathml }) => dangersOf(mathml ?? ''))
    const dangers = [...bad, ...mathml, ...dangersOf(documentPage({ ...document, pages: [] }))]
    if (dangers.length > 0) dangerous.push([vector, dangers])
  }
  expect(dangerous).toEqual([])
  expect(read).toBeGreaterThan(vectors.length * 0.9)
})

function documentOf(vector: string): PaperDocument | null {
  try {
    return parseHtml(
      `<!doctype html><title>T</title><article><h1>T</h1><p>Words that stand before it.</p>${vector}</article>`,
    )
  } catch (error) {
    expect(error).toBeInstanceOf(ParseError)
    return null
  }
}

const nested = (count: number, open: string, close = '') => open.repeat(count) + close.repeat(count)

test.each([
  ['20,000 nested divisions', () => nested(20_000, '<div>', '</div>')],
  ['20,000 nested formats, never closed', () => nested(20_000, '<b><i>')],
  ['5,000 nested tables', () => nested(5_000, '<table><tr><td>', '</td></tr></table>')],
  ['20,000 nested formulas', () => `<math>${nested(20_000, '<msup>', '</msup>')}</math>`],
  ['5 MB of nested divisions', () => nested(1_000_000, '<div>')],
  ['nested formats, and as many ends of others', () => nested(600_000, '<b>', '</i>')],
])('%s are not sanitised at all, in under two seconds of a core (T05)', (_name, make) => {
  const source = make()
  expect(within(2_000, () => sanitizedPage(source, 'x'))).toBeNull()
})

test.each([
  ['an attribute of a megabyte', () => `<p title="${'x&lt;'.repeat(200_000)}">a</p>`],
  ['a million entities', () => `<p>${'&lt;'.repeat(1_000_000)}</p>`],
  ['a million numeric entities, 5 MB', () => `<p>${'&#9;'.repeat(1_000_000)}</p>`],
  [
    '20,000 attributes',
    () => `<p ${Array.from({ length: 20_000 }, (_, n) => `a${n}=1`).join(' ')}>a`,
  ],
  ['300,000 less-than signs', () => '<'.repeat(300_000)],
  ['200,000 open comments', () => '<!--'.repeat(200_000)],
])('%s are made harmless in under two seconds of a core (T05)', (_name, make) => {
  const source = make()
  const page = within(2_000, () => sanitizedPage(source, 'x'))
  expect(page).not.toBeNull()
  expect(dangersOf(page ?? '')).toEqual([])
})
