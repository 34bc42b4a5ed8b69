import { describe, expect, test } from 'vitest'
import { ParseError } from '../../document/parse-error.ts'
import { within } from '../refusals.fixture.ts'
import { parseJats } from './parse-jats.ts'

const article = (body: string, doctype = '') =>
  `${doctype}<article><front><article-meta><title-group><article-title>T</article-title></title-group></article-meta></front><body><p>Words that stand.</p>${body}</body></article>`
const declaring = (declarations: string, use = '&x;') =>
  article(`<p>${use}</p>`, `<!DOCTYPE article [${declarations}]>`)
const grown = (name: string, fan: number, levels: number) =>
  `<!ENTITY ${name}0 "ha">${Array.from({ length: levels }, (_, n) => `<!ENTITY ${name}${n + 1} "${`&${name}${n};`.repeat(fan)}">`).join('')}`

const hosts = ['file:///etc/passwd', 'http://example.invalid/x', 'ftp://example.invalid/x', '//x/y']

/** Those that declare something are refused for it; a declaration that is none is broken XML. */
const declared: readonly (readonly [string, string])[] = [
  ...[2, 10, 100].flatMap((fan) =>
    [5, 9, 30].map(
      (levels) =>
        [`laughs ${fan} × ${levels}`, declaring(grown('x', fan, levels), `&x${levels};`)] as const,
    ),
  ),
  ...[1_000, 50_000].flatMap((size) =>
    [10, 1_000].map(
      (uses) =>
        [
          `a value of ${size} used ${uses} times`,
          declaring(`<!ENTITY x "${'A'.repeat(size)}">`, '&x;'.repeat(uses)),
        ] as const,
    ),
  ),
  ...hosts.flatMap((host) => [
    [`an outside entity at ${host}`, declaring(`<!ENTITY x SYSTEM "${host}">`)] as const,
    [
      `an outside parameter entity at ${host}`,
      declaring(`<!ENTITY % x SYSTEM "${host}"> %x;`),
    ] as const,
    [`a public entity at ${host}`, declaring(`<!ENTITY x PUBLIC "p" "${host}">`)] as const,
  ]),
  ['an entity of itself', declaring('<!ENTITY x "&x;">')],
  ['two entities of each other', declaring('<!ENTITY x "&y;"><!ENTITY y "&x;">')],
  ['an entity in an attribute', declaring('<!ENTITY x "y">', '<sec id="&x;"/>')],
  ['an unparsed entity', declaring('<!NOTATION n SYSTEM "x"><!ENTITY x SYSTEM "y" NDATA n>')],
  ['an entity that is a tag', declaring('<!ENTITY x "<script>alert(1)</script>">')],
  ['an entity over a known name', declaring('<!ENTITY lt "&#38;#60;script&#62;">', '&lt;')],
  ['50,000 declarations', declaring('<!ENTITY a "b">'.repeat(50_000))],
  ['a parameter entity that declares', declaring('<!ENTITY % p "<!ENTITY x \'y\'>"> %p;')],
  ['a declaration after a comment', declaring('<!-- ]> --><!ENTITY x "y">')],
]

/** Those that declare nothing and cost by their form. */
const heavy: readonly (readonly [string, () => string])[] = [
  ['100,000 numeric entities', () => article(`<p>${'&#65;'.repeat(100_000)}</p>`)],
  ['100,000 hexadecimal entities', () => article(`<p>${'&#x3bb;'.repeat(100_000)}</p>`)],
  ['20,000 nested formats', () => article(`<p>${'<italic>'.repeat(20_000)}`)],
  ['100,000 named entities', () => article(`<p>${'&amp;'.repeat(100_000)}</p>`)],
  ['50,000 unknown entities', () => article(`<p>${'&nope;'.repeat(50_000)}</p>`)],
  [
    '3,000 different unknown names',
    () => article(Array.from({ length: 3_000 }, (_, n) => `&q${n}z;`).join('')),
  ],
  ['a numeric entity out of range', () => article('<p>&#99999999999;</p>')],
  ['a NUL by number', () => article('<p>&#0;</p>')],
  ['half a surrogate pair by number', () => article('<p>&#xD800;</p>')],
  [
    '50,000 attributes',
    () => article(`<p ${Array.from({ length: 50_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
  ],
  ['an attribute of a megabyte', () => article(`<p id="${'x'.repeat(1_000_000)}">a</p>`)],
  ['a name of a megabyte', () => article(`<${'x'.repeat(1_000_000)}/>`)],
  ['a comment of a megabyte', () => article(`<!--${'x '.repeat(500_000)}-->`)],
  ['a comment that is never closed', () => article(`<!--${'- '.repeat(500_000)}`)],
  ['a CDATA section that is never closed', () => article(`<![CDATA[${']'.repeat(500_000)}`)],
  ['20,000 CDATA sections', () => article(`<p>${'<![CDATA[<b>]]>'.repeat(20_000)}</p>`)],
  ['20,000 processing instructions', () => article('<?x y?>'.repeat(20_000))],
  ['a DOCTYPE that is never closed', () => `<!DOCTYPE article [${'<'.repeat(100_000)}`],
  ['20,000 nested sections', () => article('<sec>'.repeat(20_000))],
  ['50,000 sections that are never closed', () => article('<sec><title>a</title>'.repeat(50_000))],
  ['20,000 empty paragraphs', () => article('<p/>'.repeat(20_000))],
  ['100,000 less-than signs', () => article('<'.repeat(100_000))],
  [
    'a table of 1 row that spans a billion',
    () =>
      article(
        '<table-wrap><table><tr><td rowspan="1000000000" colspan="1000000000">x</td></tr></table></table-wrap>',
      ),
  ],
  [
    'namespaces without end',
    () =>
      article(`<p ${Array.from({ length: 5_000 }, (_, n) => `xmlns:n${n}="u${n}"`).join(' ')}/>`),
  ],
  [
    '20,000 citations of nothing',
    () => article(`<p>${'<xref ref-type="bibr" rid="no">1</xref>'.repeat(20_000)}</p>`),
  ],
  [
    'an encoding that does not exist',
    () => `<?xml version="1.0" encoding="utf-7"?>${article('<p>+ADw-script+AD4-</p>')}`,
  ],
]

/** Reads it or refuses it with a sentence, in less than half a second of its core. */
function readOrRefuse(xml: string): string | ParseError {
  return within(500, () => {
    try {
      return parseJats(xml).text
    } catch (error) {
      expect(error).toBeInstanceOf(ParseError)
      expect((error as ParseError).message).toMatch(/^[A-Z].*\.$/s)
      return error as ParseError
    }
  })
}

describe('XML made to break its reader is read or refused in half a second (T09)', () => {
  test.each(declared)('%s is refused', (_name, xml) => {
    expect(readOrRefuse(xml)).toMatchObject({ problem: 'entities' })
  })

  test.each(heavy)('%s', (_name, make) => {
    const outcome = readOrRefuse(make())
    if (typeof outcome === 'string') expect(outcome).toContain('Words that stand.')
  })

  test('there are at least 60 of them', () => {
    expect(declared.length + heavy.length).toBeGreaterThanOrEqual(60)
  })
})
