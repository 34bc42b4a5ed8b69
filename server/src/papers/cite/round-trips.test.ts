import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'
import { type NameParts, NoticeKind, PaperType } from '@tessera/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { wholeName } from '../../sources/names.ts'
import { toBibtex } from './bibtex.ts'
import { type Citable, citable } from './citable.ts'
import { citeFiles, citeStyles } from './cite-files.ts'
import { toCsv } from './csv.ts'
import { latex } from './latex.ts'
import { works } from './papers.fixture.ts'
import { toRis } from './ris.ts'
import { textOf } from './styles/runs.ts'
import { capitalAfterColon } from './title-case.ts'

const hostile = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        ...['word', '{', '}', '\\', '\\input{x}', '%', '$', '"', '@misc{a,', '\n', '\r\nER  - '],
        ...[
          '\nTY  - JOUR',
          'é',
          '和',
          '=1+1',
          'and',
          ',',
          '\u202e',
          '\ud800',
          '<b>',
          '\\write18{rm}',
        ],
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => `a${parts.join(' ')}`),
)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
/** A record without the fields that are undefined. */
const known = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, it]) => it !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

const papersOf = (text: fc.Arbitrary<string>): fc.Arbitrary<Citable> => {
  const name: fc.Arbitrary<NameParts> = fc.oneof(
    fc.record({ literal: text }),
    fc.record({ family: text, given: maybe(text), suffix: maybe(fc.constant('Jr.')) }).map(known),
  )
  return fc
    .record({
      title: text,
      people: fc.array(name, { maxLength: 25 }),
      areInParts: fc.boolean(),
      year: fc.option(fc.integer({ min: 1500, max: 2100 })),
      venue: fc.option(text),
      doi: fc.option(fc.constantFrom('10.1000/a(b)_c%d', '10.1002/(SICI)1<1::A>2#3')),
      arxivId: fc.option(fc.constantFrom('1706.03762', 'math/0309136')),
      publication: fc
        .record({
          type: maybe(fc.constantFrom(...PaperType.options)),
          date: maybe(fc.constantFrom('2017', '2017-06', '2017-06-12')),
          volume: maybe(text),
          issue: maybe(text),
          pages: maybe(fc.oneof(text, fc.constantFrom('1-9', '525–535', 'e33693'))),
          publisher: maybe(text),
          editors: maybe(fc.array(name, { maxLength: 3 })),
          arxivClass: maybe(fc.constant('cs.CL')),
        })
        .map(known),
      notices: fc.array(
        fc.record({
          kind: fc.constantFrom(...NoticeKind.options),
        }),
        { maxLength: 2 },
      ),
    })
    .map(({ people, areInParts, notices, publication, ...rest }) =>
      citable(
        {
          id: 'p-12345678',
          ...rest,
          authors: people.map(wholeName),
          publication: { ...publication, ...(areInParts && { people }) },
        },
        notices,
        'https://tessera.example',
        new Date('2026-11-21'),
      ),
    )
}
const anyPaper = papersOf(hostile)

describe('whatever a paper is called, one paper in is one record out', () => {
  test('BibTeX: braces balance, one entry, a parser reads it', () => {
    fc.assert(
      fc.property(anyPaper, (paper) => {
        const entry = toBibtex([paper])
        let depth = 0
        for (const part of entry.replace(/\\[{}]/g, '')) {
          if (part === '{') depth++
          if (part === '}') depth--
          expect(depth).toBeGreaterThanOrEqual(0)
        }
        expect(depth).toBe(0)
        expect(entry.match(/^@/gm)).toHaveLength(1)
        expect(entry).toMatch(/^@[a-z]+\{[a-z][a-z0-9]*,\n/)
        // A command of LaTeX in a text of ours would begin with a backslash of theirs.
        expect(entry).not.toMatch(/\\(?:write18|input)/)
        expect(Cite(entry).data).toHaveLength(1)
      }),
      { numRuns: 150 },
    )
  })

  test('RIS: one record, and the title comes back', () => {
    fc.assert(
      fc.property(anyPaper, (paper) => {
        const record = toRis([paper])
        expect(record.match(/^TY {2}- /gm)).toHaveLength(1)
        expect(record.match(/^ER {2}- /gm)).toHaveLength(1)
        for (const line of record.split('\r\n').slice(0, -1))
          expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- /)
        if (paper.title) expect(record).toContain(`\r\nTI  - ${paper.title}\r\n`)
      }),
      { numRuns: 1000 },
    )
  })

  test('CSV: seven cells a row and a notice, none begins as a formula does', () => {
    fc.assert(
      fc.property(anyPaper, (paper) => {
        const rows = toCsv([paper]).split('\r\n')
        expect(rows).toHaveLength(3)
        const cells = [...(rows[1] ?? '').matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, it]) => it)
        expect(cells).toHaveLength(paper.notice === null ? 7 : 8)
        expect(cells[7]).toBe(paper.notice ?? undefined)
        for (const it of cells) expect(it).not.toMatch(/^[=+\-@＝＋－＠]/)
      }),
      { numRuns: 2000 },
    )
  })

  test('CSL: of the shape of CSL 1.0.2', () => {
    fc.assert(
      fc.property(anyPaper, (paper) => {
        const [item] = z.array(CslItem).parse(JSON.parse(citeFiles.csl.write([paper])))
        expect(item?.title).toBe(paper.title)
        expect(item?.author ?? []).toHaveLength(paper.authors.length)
      }),
      { numRuns: 500 },
    )
  })

  test('styles: no sign without what it belongs to', () => {
    const plain = fc.constantFrom('Snow', 'Hail and rain', 'Is it ice?', '12', 'Ada')
    fc.assert(
      fc.property(papersOf(plain), (paper) => {
        for (const write of Object.values(citeStyles))
          expect(textOf(write(paper))).not.toMatch(/ [,.;:)]|\(\)|\[\]|,,|\.\.|[?!]\.|[([] | {2}/)
      }),
      { numRuns: 500 },
    )
  })

  test('styles: one line, nothing that is not known shows', () => {
    fc.assert(
      fc.property(anyPaper, (paper) => {
        for (const write of Object.values(citeStyles)) {
          const text = textOf(write(paper))
          const titles = new Map([
            [citeStyles.apa, capitalAfterColon(paper.sentenceTitle)],
            [citeStyles.vancouver, paper.sentenceTitle],
            [citeStyles.mla, paper.headlineTitle],
            [citeStyles.chicago, paper.headlineTitle],
          ])
          const title = titles.get(write) ?? paper.title
          expect(text).toContain(title.split(/["“„”‘’]/)[0])
          expect(text).not.toMatch(/[\r\n]|undefined|\[object/)
          expect(text).toBe(text.trim())
          if (paper.notice) expect(text).toContain(paper.notice)
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** csl-data.json of CSL 1.0.2, as far as we write it. */
const Text = z.string().min(1)
const CslName = z.union([
  z.strictObject({ literal: Text }),
  z.strictObject({
    family: Text,
    given: Text.optional(),
    suffix: Text.optional(),
    'non-dropping-particle': Text.optional(),
  }),
])
const CslItem = z.strictObject({
  id: Text,
  type: z.enum(
    'article article-journal paper-conference chapter book dataset software thesis report post-weblog review document'.split(
      ' ',
    ),
  ),
  'citation-key': Text,
  title: z.string(),
  author: z.array(CslName).optional(),
  editor: z.array(CslName).optional(),
  issued: z
    .strictObject({ 'date-parts': z.array(z.array(z.int()).min(1).max(3)).length(1) })
    .optional(),
  'container-title': Text.optional(),
  volume: Text.optional(),
  issue: Text.optional(),
  page: Text.optional(),
  publisher: Text.optional(),
  genre: Text.optional(),
  DOI: Text.optional(),
  number: Text.optional(),
  archive: Text.optional(),
  note: Text.optional(),
  URL: z.url(),
})

/** Marks that a parser adds for protected capitals. */
const bare = (text = '') => text.replace(/<\/?span[^>]*>/g, '')
const nameOf = ({ literal, given, suffix, ...rest }: Record<string, string | undefined>) => {
  const family = [rest['non-dropping-particle'], rest.family].filter(Boolean).join(' ')
  return wholeName(
    literal ? { literal } : { family, ...(given && { given }), ...(suffix && { suffix }) },
  )
}

describe('parsers of others read back what was written', () => {
  const names = Object.keys(works) as (keyof typeof works)[]
  test.each(names)('BibTeX of %s', (name) => {
    const paper = works[name]
    const [item] = Cite(toBibtex([paper])).data
    expect(bare(item?.title)).toBe(paper.title)
    expect((item?.author ?? []).map((one) => nameOf(one as never))).toEqual(
      paper.authors.map(wholeName),
    )
    if (paper.doi) expect(item?.DOI).toBe(paper.doi)
    if (paper.year) expect(item?.issued?.['date-parts']?.[0]?.[0]).toBe(paper.year)
    if (paper.volume) expect(item?.volume).toBe(paper.volume)
    if (paper.pages) expect(item?.page).toBe(paper.pages)
    if (paper.notice) expect(item?.note).toContain('Retracted')
  })

  test.each(names)('RIS of %s', (name) => {
    const paper = works[name]
    const [item] = Cite(toRis([paper])).data
    expect(item?.title).toBe(paper.title)
    expect(item?.author ?? []).toHaveLength(paper.authors.length)
    if (paper.doi) expect(item?.DOI).toBe(paper.doi)
    if (paper.volume) expect(item?.volume).toBe(paper.volume)
    if (paper.pages) expect(item?.page).toBe(paper.pages)
  })

  const letters = 'äöüßéèêëñçøåłŁŠžİőűąęțş ÆœΩ'.split('')
  const words = fc
    .array(
      fc.string({ unit: fc.constantFrom(...letters, ...'abcXYZ'), minLength: 2, maxLength: 8 }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((parts) => `Aa${parts.join(' ')}`.replace(/\s+/g, ' ').trim())

  test('a dotless letter under an accent is the letter with it', () => {
    expect(latex('Martı\u0301n')).toBe("Mart{\\'\\i}n")
  })

  test('accents survive as LaTeX commands', () => {
    fc.assert(
      fc.property(words, words, (title, family) => {
        const paper = citable(
          {
            ...{ id: 'p', title, year: 2020, venue: null, doi: null, arxivId: null },
            authors: [`Zoë ${family}`],
            publication: { people: [{ family, given: 'Zoë' }] },
          },
          [],
          'https://tessera.example',
          new Date('2026-11-21'),
        )
        const [item] = Cite(toBibtex([paper])).data
        expect(bare(item?.title)).toBe(paper.title)
        expect(item?.author?.[0]?.family).toBe(family)
      }),
      { numRuns: 200 },
    )
  })
})
