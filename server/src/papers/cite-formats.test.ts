import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Citable, plainText, splitName } from './citable.ts'
import { bibtexKey, toBibtex } from './cite-bibtex.ts'
import { toCsl, toCsv, toRis } from './cite-formats.ts'

const paper: Citable = {
  id: 'p-attention',
  title: 'Attention Is All You Need',
  authors: ['Ashish Vaswani', 'Łukasz Kaiser', 'Illia Polosukhin'],
  year: 2017,
  venue: 'NeurIPS',
  doi: null,
  arxivId: '1706.03762',
  url: 'https://tessera.example/paper/p-attention',
}

describe('names split as a library splits them', () => {
  test.each([
    ['Ashish Vaswani', 'Vaswani | Ashish'],
    ['Vaswani, Ashish', 'Vaswani | Ashish'],
    ['Ludwig van Beethoven', 'van Beethoven | Ludwig'],
    ['Maria de la Cruz', 'de la Cruz | Maria'],
    ['Martin Luther King Jr.', 'King Jr. | Martin Luther'],
    ['Plato', 'Plato | '],
    ['The Tessera Project', 'The Tessera Project | '],
    ['Open Science Collaboration', 'Open Science Collaboration | '],
  ])('%s', (name, expected) => {
    const { family, given } = splitName(name)
    expect(`${family} | ${given ?? ''}`).toBe(expected)
  })
})

test('a preprint is @misc with its eprint, a journal paper is @article', () => {
  expect(toBibtex(paper)).toBe(`@misc{vaswani2017attention,
  title = {Attention Is All You Need},
  author = {Vaswani, Ashish and Kaiser, {\\L}ukasz and Polosukhin, Illia},
  year = {2017},
  howpublished = {NeurIPS},
  eprint = {1706.03762},
  archivePrefix = {arXiv},
  url = {https://tessera.example/paper/p-attention}
}
`)
  const printed = { ...paper, doi: '10.1038/nature14539', arxivId: null, venue: 'Nature' }
  expect(toBibtex(printed)).toMatch(/^@article\{/)
  expect(toBibtex(printed)).toContain('journal = {Nature}')
})

test('capitals inside words are protected, and LaTeX commands are only text', () => {
  const hostile = { ...paper, title: 'BERT \\write18{rm} costs 50% & $x_1$ } @misc{evil,' }
  const entry = toBibtex(hostile)
  expect(entry).toContain('{BERT}')
  expect(entry).not.toContain('\\write18')
  expect(Cite(entry).data).toHaveLength(1)
})

test('accents become commands that a parser reads back', () => {
  const names = ['Jürgen Schmidhuber', 'Bernhard Schölkopf', 'Ngô Bảo Châu', 'Søren Kierkegård']
  const [item] = Cite(toBibtex({ ...paper, authors: names })).data
  expect(item?.author?.map(({ given, family }) => `${given} ${family}`)).toEqual([
    'Jürgen Schmidhuber',
    'Bernhard Schölkopf',
    'Ngô Bảo Châu',
    'Søren Kierkegård',
  ])
})

const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'word',
        '{',
        '}',
        '\\',
        '\\input{x}',
        '%',
        '$',
        '"',
        '@misc{a,',
        '\n',
        '\r\nER  - ',
        '\nTY  - JOUR',
        'é',
        '和',
        '=1+1',
        'and',
        ',',
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => `a${parts.join(' ')}`),
)
const anyPaper: fc.Arbitrary<Citable> = fc.record({
  id: fc.constant('p-12345678'),
  title: text,
  authors: fc.array(text, { maxLength: 3 }),
  year: fc.option(fc.integer({ min: 1500, max: 2100 })),
  venue: fc.option(text),
  doi: fc.option(fc.constant('10.1000/a(b)_c%d')),
  arxivId: fc.option(fc.constant('1706.03762')),
  url: fc.constant('https://tessera.example/paper/p-12345678'),
})

describe('whatever a paper is called, one paper in is one record out', () => {
  test('BibTeX: braces balance, one entry, no control characters', () => {
    fc.assert(
      fc.property(anyPaper, (any) => {
        const entry = toBibtex(any)
        let depth = 0
        for (const part of entry.replace(/\\[{}]/g, '')) {
          if (part === '{') depth++
          if (part === '}') depth--
          expect(depth).toBeGreaterThanOrEqual(0)
        }
        expect(depth).toBe(0)
        expect(entry.match(/^@/gm)).toHaveLength(1)
        expect(bibtexKey(any)).toMatch(/^[a-z][a-z0-9]*$/)
        expect(Cite(entry).data).toHaveLength(1)
      }),
      { numRuns: 150 },
    )
  })

  test('RIS: one record, and the title comes back', () => {
    fc.assert(
      fc.property(anyPaper, (any) => {
        const record = toRis(any)
        expect(record.match(/^TY {2}- /gm)).toHaveLength(1)
        expect(record.match(/^ER {2}- /gm)).toHaveLength(1)
        const title = plainText(any.title)
        if (title) expect(record).toContain(`\r\nTI  - ${title}\r\n`)
      }),
      { numRuns: 1000 },
    )
    expect(Cite(toRis(paper)).data[0]?.title).toBe(paper.title)
  })

  test('CSV: seven cells a row, none begins as a formula does', () => {
    fc.assert(
      fc.property(anyPaper, (any) => {
        const rows = toCsv([any]).split('\r\n')
        expect(rows).toHaveLength(3)
        const cells = [...(rows[1] ?? '').matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, it]) => it)
        expect(cells).toHaveLength(7)
        for (const it of cells) expect(it).not.toMatch(/^[=+\-@＝＋－＠]/)
      }),
      { numRuns: 2000 },
    )
  })

  test('CSL survives JSON', () => {
    fc.assert(
      fc.property(anyPaper, (any) => {
        const item = toCsl(any)
        expect(JSON.parse(JSON.stringify(item))).toEqual(item)
      }),
    )
  })
})
