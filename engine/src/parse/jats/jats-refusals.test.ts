import { describe, expect, test } from 'vitest'
import { expectRefusal, within } from '../refusals.fixture.ts'
import { parseJats } from './parse-jats.ts'

const article = (body: string, head = '') =>
  `${head}<article><front><article-meta><title-group><article-title>T</article-title></title-group></article-meta></front><body>${body}</body></article>`

describe('what is refused as JATS, and in which words', () => {
  test.each(['', ' \n ', '\ufeff'])('nothing: %j', (xml) => {
    expectRefusal(() => parseJats(xml), 'empty', /empty/)
  })
  test('a PDF', () => expectRefusal(() => parseJats('%PDF-1.7 …'), 'wrong-type', /PDF/))
  test('JSON', () => expectRefusal(() => parseJats('{"a": 1}'), 'wrong-type', /not XML/))
  test('a web page', () =>
    expectRefusal(() => parseJats('<!DOCTYPE html><html></html>'), 'wrong-type', /HTML page/))
  test('XML of another kind', () =>
    expectRefusal(() => parseJats('<feed><entry/></feed>'), 'wrong-type', /not a JATS article/))
  test('broken XML, with the line', () =>
    expectRefusal(() => parseJats('<article>\n<front>\n</article>'), 'broken', /line 3/))
  test('a truncated file', () =>
    expectRefusal(() => parseJats(article('<p>One').slice(0, -20)), 'broken', /line 1/))
  test('an unknown entity', () =>
    expectRefusal(() => parseJats(article('<p>&nosuchthing;</p>')), 'broken', /undefined entity/))
  test('an article without words', () =>
    expectRefusal(() => parseJats('<article><front/><body/></article>'), 'no-text', /no words/))
  test('twenty thousand nested elements', () =>
    within(2_000, () =>
      expectRefusal(() => parseJats('<a>'.repeat(20_000)), 'broken', /nests its elements/),
    ))
  test('more than ten million characters', () =>
    within(500, () =>
      expectRefusal(
        () => parseJats(`<article>${' '.repeat(10_000_001)}`),
        'too-large',
        /at most 10000000/,
      ),
    ))
})

describe('entities', () => {
  const bombs: [string, string][] = [
    ['one entity', '<!DOCTYPE article [<!ENTITY a "b">]>'],
    [
      'a billion laughs',
      `<!DOCTYPE lolz [<!ENTITY l0 "lol">${Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}]>`,
    ],
    ['a quadratic blow-up', `<!DOCTYPE a [<!ENTITY x "${'A'.repeat(100_000)}">]>`],
    ['an outside file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['a parameter entity', '<!DOCTYPE a [<!ENTITY % p SYSTEM "http://example.org/x.dtd"> %p;]>'],
    ['a parameter entity alone', '<!DOCTYPE a [ %p; ]>'],
    ['an entity in small letters', '<!DOCTYPE a [<!entity x "y">]>'],
  ]
  test.each(bombs)('%s declared in the DOCTYPE is refused', (_name, doctype) => {
    within(500, () =>
      expectRefusal(
        () => parseJats(article('<p>&x;</p>', doctype)),
        'entities',
        /declares its own entities/,
      ),
    )
  })

  test('a DOCTYPE that names a DTD is accepted, and nothing is fetched', () => {
    const doctype =
      '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS v1.2//EN" "http://example.invalid/JATS.dtd">'
    expect(parseJats(article('<p>Words.</p>', doctype)).text).toContain('Words.')
  })

  test('named entities of HTML and numbers are letters', () => {
    const { text } = parseJats(
      article('<p>S&atilde;o&nbsp;Paulo, &alpha; &#x03bb; &lt;b&gt; &amp;</p>'),
    )
    expect(text).toContain('São Paulo, α λ <b> &')
  })

  test('a million numeric entities are read in time', () => {
    const { text } = within(4_000, () => parseJats(article(`<p>${'&#955;'.repeat(1_000_000)}</p>`)))
    expect(text.length).toBeGreaterThan(1_000_000)
  })
})
