import { expect, test } from 'vitest'
import { toBibtex } from './bibtex.ts'
import { citable } from './citable.ts'
import { citationTags } from './citation-tags.ts'
import { citeStyles } from './cite-files.ts'
import { toCsl } from './csl.ts'
import { paperOf, works } from './papers.fixture.ts'
import { toRis } from './ris.ts'
import { textOf } from './styles/runs.ts'

test('what a paper is when nobody says it follows from where it came out', () => {
  const typeOf = (venue: string | null, arxivId: string | null, doi: string | null = null) =>
    citable(
      { ...{ id: 'p', title: 't', authors: [], year: null, publication: {} }, venue, arxivId, doi },
      [],
      'https://tessera.example',
      new Date('2026-11-21'),
    ).type
  expect(typeOf(null, '1706.03762')).toBe('preprint')
  expect(typeOf('NeurIPS', '1706.03762')).toBe('conference')
  expect(typeOf('Nature', null, '10.1/x')).toBe('article')
  expect(typeOf('Proceedings of the National Academy of Sciences', null)).toBe('article')
  expect(typeOf('bioRxiv', null, '10.1101/1')).toBe('preprint')
  expect(typeOf(null, null)).toBe('other')
})

test('a paper of arXiv that came out somewhere is that in every format, and a submission is not', () => {
  const facts = { title: 'On ice', year: 2017, arxivId: '1706.03762' }
  const taken = paperOf({ ...facts, venue: 'NeurIPS', in: { type: 'preprint' } })
  expect(toBibtex([taken])).toMatch(/^@inproceedings[\s\S]*booktitle = \{NeurIPS\}/)
  expect(toRis([taken])).toMatch(/TY {2}- CPAPER[\s\S]*T2 {2}- NeurIPS/)
  expect(toCsl([taken])[0]).toMatchObject({
    type: 'paper-conference',
    'container-title': 'NeurIPS',
  })
  expect(toCsl([taken])[0]?.genre).toBeUndefined()
  for (const style of Object.values(citeStyles)) {
    expect(textOf(style(taken))).toContain('NeurIPS')
    expect(textOf(style(taken))).not.toMatch(/preprint/i)
  }
  for (const venue of ['arXiv.org', 'Submitted to ICLR 2024', null])
    expect(toRis([paperOf({ ...facts, venue, in: { type: 'preprint' } })])).toContain('TY  - UNPB')
})

test('a dotless i with an accent is an i with that accent', () => {
  const paper = paperOf({ title: 'On ice', year: 2021, people: ['Martı\u0301n, Ana'] })
  for (const style of Object.values(citeStyles)) expect(textOf(style(paper))).toContain('Martín')
})

test('a thesis names its school and stands in nothing, an e-book is in no series', () => {
  expect(toRis([works.indexedThesis])).toMatch(
    /TY {2}- THES.*PB {2}- The University of Queensland/s,
  )
  expect(toRis([works.indexedThesis])).not.toContain('T2  -')
  expect(toBibtex([works.indexedThesis])).toContain('school = {The University of Queensland}')
  expect(toBibtex([works.shopBook])).not.toContain('series')
})

test('a page without a DOI is cited with the day, and a title with one stop', () => {
  const page = paperOf({
    title: 'Fenton data.',
    year: 2006,
    arxivId: '2001.00001',
    in: { type: 'dataset' },
  })
  expect(textOf(citeStyles.apa(page))).toContain('Fenton data [Data set].')
  expect(textOf(citeStyles.harvard(page))).toContain('(Accessed: 21 November 2026)')
  expect(textOf(citeStyles.vancouver(page))).toContain('2006 [cited 2026 Nov 21]. Available from')
})

test.each([
  ['2015-05-27', '2015/05/27'],
  ['2015-05', '2015/05'],
  ['2014-12-01', '2015'],
  [undefined, '2015'],
])('the tags of a page name authors by family first, and of %s the date %s', (date, expected) => {
  const paper = { id: 'p', title: 't', year: 2015, venue: null, doi: null, arxivId: null }
  const people = [{ family: 'van der Berg', given: 'Jan' }, { literal: 'CERN' }]
  const authors = ['Jan van der Berg', 'CERN']
  const publication = { people, ...(date && { date }) }
  expect(citationTags({ ...paper, authors, publication })).toEqual({
    authors: ['van der Berg, Jan', 'CERN'],
    date: expected,
  })
})

test.each([
  ['Doctor of Philosophy', 'phdthesis', 'PhD thesis'],
  ['Ph.D.', 'phdthesis', 'PhD thesis'],
  ['Master of Science', 'mastersthesis', "Master's thesis"],
  ['M.Sc.', 'mastersthesis', "Master's thesis"],
  ['Habilitation', 'phdthesis', 'Habilitation'],
])('a thesis for the degree %s is exported as @%s of the type %s', (degree, entry, kind) => {
  const thesis = paperOf({ title: 'On ice', year: 2020, in: { type: 'thesis', degree } })
  expect(toBibtex([thesis])).toMatch(new RegExp(`^@${entry}\\{[^]*type = \\{${kind}\\}`))
  expect(toRis([thesis])).toContain(`M3  - ${kind}\r\n`)
  expect(toCsl([thesis])[0]?.genre).toBe(kind)
})

test("a chapter's ISBN stands in every export", () => {
  const isbn = '9783161484100'
  const chapter = paperOf({ title: 'On ice', year: 2020, in: { type: 'chapter', isbn } })
  expect(toBibtex([chapter])).toContain(`isbn = {${isbn}}`)
  expect(toRis([chapter])).toContain(`SN  - ${isbn}\r\n`)
  expect(toCsl([chapter])[0]?.ISBN).toBe(isbn)
})
