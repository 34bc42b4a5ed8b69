import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { papers } from '../platform/schema/all.ts'
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts'
import { createFederation } from '../sources/federation.ts'
import { mergePapers } from '../sources/merge.ts'
import { type Identifier, type Relation, SourceError, type SourcePaper } from '../sources/source.ts'
import { toBibtex } from './cite/bibtex.ts'
import { citable } from './cite/citable.ts'
import { findClaimant } from './claims-store.ts'
import { findDetails } from './details-store.ts'
import { storeFound } from './found-papers-store.ts'
import { presentLedger } from './ledger.ts'
import { findPaper } from './papers-store.ts'
import { createPaperResolver } from './resolve-paper.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(papers)
})

const doi = (value: string): Identifier => ({ scheme: 'doi', value })
const arxiv = (value: string): Identifier => ({ scheme: 'arxiv', value })
const claims = (kind: Relation['kind'], to: Identifier) => ({ relations: [{ kind, to }] })
const told = (
  source: string,
  name: Identifier,
  title: string,
  authors: readonly string[],
  more: Partial<SourcePaper> = {},
): SourcePaper => ({
  ...{ source, title, authors, identifiers: [name], at: '2026-01-02T03:04:05.000Z' },
  ...{ type: 'article', year: 2021, links: [], relations: [], notices: [] },
  ...more,
})
const store = (...records: SourcePaper[]) => storeFound(database.db, mergePapers(records))
const named = (name: string) => findPaper(database.db, name, null)

/** The page's facts, its ledger and its citation. */
async function pageOf(name: string) {
  const paper = await named(name)
  if (!paper) return null
  const { title, authors, abstract, venue, year, publication, arxivId } = paper
  const { provenance, identifiers } = await findDetails(database.db, paper.id)
  const ledger = presentLedger(paper, provenance).map(
    ({ field, source, value, standing }) => `${field} ${source} ${value} ${standing}`,
  )
  return {
    ...{ title, authors, abstract, venue, year, doi: paper.doi, publication, arxivId },
    names: identifiers.map(({ scheme, value }) => `${scheme}:${value}`).sort(),
    ledger: ledger.sort(),
    bibtex: toBibtex([citable(paper, [], 'https://tessera.test', new Date(0))]),
  }
}

/** Every order in which these can come. */
const orders = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first, place) =>
        orders(items.toSpliced(place, 1)).map((rest) => [first, ...rest]),
      )

describe('a preprint and its publication in one source', () => {
  const journal = told(
    'Crossref',
    doi('10.5555/hp.2'),
    'Dunlin migration across the Baltic, revised',
    ['Lena Koch', 'Ivo Petrov'],
    {
      ...{ venue: 'Journal of Waders', abstract: 'Published abstract.', volume: '9' },
      people: [
        { given: 'Lena', family: 'Koch' },
        { given: 'Ivo', family: 'Petrov' },
      ],
      ...claims('has-preprint', doi('10.5555/biorx.8')),
    },
  )
  const posted = told(
    'Crossref',
    doi('10.5555/biorx.8'),
    'Early notes on dunlin migration',
    ['Lena Koch', 'Ivo Petrov', 'Third Author'],
    {
      ...{ type: 'preprint', year: 2019, venue: 'bioRxiv', abstract: 'Preprint abstract.' },
      people: [
        { given: 'Lena', family: 'Koch' },
        { given: 'Ivo', family: 'Petrov' },
        { given: 'Third', family: 'Author' },
      ],
      ...claims('preprint-of', doi('10.5555/hp.2')),
    },
  )
  const scholar = told('Semantic Scholar', doi('10.5555/biorx.8'), posted.title, posted.authors, {
    ...{ identifiers: [{ scheme: 's2', value: 'd'.repeat(40) }, doi('10.5555/biorx.8')] },
    ...{ year: 2019, type: 'preprint', citationCount: 4 },
  })

  test('are kept as what they are; the page and its citation are of one work, in whatever order they come', async () => {
    const pages = []
    for (const order of orders([journal, posted, scholar])) {
      await database.db.delete(papers)
      for (const record of order) await store(record)
      // Told again, as on every visit.
      await store(order[0] ?? journal)
      pages.push(await pageOf('10.5555/biorx.8'))
      expect(await pageOf('10.5555/hp.2')).toEqual(pages.at(-1))
    }
    const [first, ...others] = pages
    for (const other of others) expect(other).toEqual(first)
    expect(first).toMatchObject({
      ...{ title: journal.title, authors: journal.authors, abstract: journal.abstract },
      ...{ venue: 'Journal of Waders', year: 2021, doi: '10.5555/hp.2' },
      publication: { type: 'article', volume: '9', people: journal.people },
    })
    expect(first?.bibtex).toContain('@article{koch2021dunlin')
    expect(first?.bibtex).not.toContain('Early notes')
    expect(first?.ledger).toEqual(
      expect.arrayContaining([
        `title Crossref ${journal.title} shown`,
        `title Crossref ${posted.title} differs`,
        'authors Crossref Lena Koch; Ivo Petrov; Third Author differs',
        'abstract Crossref Preprint abstract. differs',
        'year Crossref 2019 differs',
        'doi Crossref 10.5555/hp.2 shown',
      ]),
    )
  })
  test('are the same when they come together', async () => {
    await store(journal, posted, scholar)
    const together = await pageOf('10.5555/hp.2')
    await database.db.delete(papers)
    for (const record of [scholar, posted, journal]) await store(record)
    expect(await pageOf('10.5555/hp.2')).toEqual(together)
  })
})

describe('what one record says of another paper is a claim', () => {
  const kestrels = told(
    'Crossref',
    doi('10.5555/hp.1'),
    'Ringing of kestrels in the north',
    ['Mal Lory', 'Jo Hnson'],
    { venue: 'Journal of Tests', ...claims('has-preprint', doi('10.5555/biorx.7')) },
  )
  const vacuoles = told(
    'Crossref',
    doi('10.5555/biorx.7'),
    'Membrane transport in yeast vacuoles',
    ['Wei Zhang', 'Ada Byron'],
    { type: 'preprint', year: 2020 },
  )
  const attention = told(
    'Crossref',
    doi('10.5555/hij.2'),
    'Attention Is All You Need',
    ['Mal Lory'],
    { year: 2017, ...claims('preprint-of', doi('10.7717/peerj.4375')) },
  )
  const stateOfAccess = told(
    'OpenAlex',
    doi('10.7717/peerj.4375'),
    'The state of open access',
    ['Heather Piwowar', 'Jason Priem'],
    {
      identifiers: [{ scheme: 'openalex', value: 'W2741809807' }, doi('10.7717/peerj.4375')],
      year: 2018,
    },
  )
  const wrongDoi = told('arXiv', arxiv('2404.00001'), 'On weighing of gulls', ['Ada Pebble'], {
    ...{ type: 'preprint', ...claims('preprint-of', doi('10.3390/publications6020015')) },
  })
  const rightDoi = told(
    'Crossref',
    doi('10.3390/publications6020015'),
    'Open access in numbers',
    ['Bo Chen', 'Cy Fog'],
    { year: 2018 },
  )
  test.each([
    ['a preprint', kestrels, vacuoles],
    ['a publication', attention, stateOfAccess],
    ['a DOI at arXiv', wrongDoi, rightDoi],
    [
      'a number of arXiv',
      { ...kestrels, ...claims('has-preprint', arxiv('1706.03762')) },
      told('arXiv', arxiv('1706.03762'), 'Attention', ['A. Vaswani'], { type: 'preprint' }),
    ],
  ])('that gives way to the paper that bears the name: %s', async (_, claimant, bearer) => {
    const names = [claimant, bearer].map(({ identifiers }) => identifiers.at(-1)?.value ?? '')
    const pages = []
    for (const order of [...orders([claimant, bearer]), null]) {
      await database.db.delete(papers)
      if (order === null) await store(claimant, bearer)
      else for (const record of [...order, ...order]) await store(record)
      pages.push(await Promise.all(names.map(pageOf)))
    }
    const [[mine, theirs] = []] = pages
    for (const page of pages) expect(page).toEqual(pages[0])
    expect(mine).toMatchObject({
      ...{ title: claimant.title, authors: claimant.authors, year: claimant.year },
      names: claimant.identifiers.map(({ scheme, value }) => `${scheme}:${value}`),
    })
    expect(theirs).toMatchObject({ title: bearer.title, authors: bearer.authors })
    expect(mine?.doi).not.toBe(bearer.identifiers.at(-1)?.value)
    expect(mine?.arxivId).not.toBe(bearer.identifiers.at(-1)?.value)
  })
  test('that stays in the ledger when it gives way', async () => {
    await store(wrongDoi)
    await store(rightDoi)
    expect((await pageOf('2404.00001'))?.ledger).toContain(
      'doi arXiv 10.3390/publications6020015 differs',
    )
  })
  test('that leads to the claimant only where nobody bears the name', async () => {
    const ids = await store(wrongDoi)
    const name = doi('10.3390/publications6020015')
    expect(await named(name.value)).toBeNull()
    expect((await findClaimant(database.db, name, null))?.id).toBe(ids.get(0))
    await store(rightDoi)
    expect(await findClaimant(database.db, name, null)).toBeNull()
  })
  test('that is followed only after the sources were asked who bears the name', async () => {
    const [id] = (await store(wrongDoi)).values()
    const name = '10.3390/publications6020015'
    let answer: () => SourcePaper | null = () => {
      throw new SourceError('Crossref', {
        ...{ kind: 'failed', failure: 'unreachable', message: 'Crossref cannot be reached.' },
      })
    }
    const crossref = { name: 'Crossref', lookup: async () => answer() }
    const resolve = createPaperResolver(
      database.db,
      createFederation({ sources: [crossref], off: {}, searchMs: 30_000 }),
    )
    await expect(resolve(name, null)).rejects.toThrow('Crossref cannot be reached.')
    answer = () => null
    expect((await resolve(name, null))?.id).toBe(id)
    answer = () => rightDoi
    expect((await resolve(name, null))?.title).toBe(rightDoi.title)
    expect((await pageOf('2404.00001'))?.doi).toBeNull()
  })
  test('that is found true when the other record is by the same people', async () => {
    const [claim, borne] = [wrongDoi, { ...rightDoi, authors: ['Ada Pebble', 'Bo Chen'] }]
    for (const order of orders([claim, borne])) {
      await database.db.delete(papers)
      for (const record of order) await store(record)
      const page = await pageOf('2404.00001')
      expect(page).toMatchObject({ title: borne.title, doi: '10.3390/publications6020015' })
      expect(await pageOf('10.3390/publications6020015')).toEqual(page)
    }
  })
  test('of two works on one preprint, the second makes no one paper of them', async () => {
    const itsPreprint = claims('has-preprint', arxiv('2201.04444'))
    const people = ['Ada Pebble', 'Ben Stone']
    const conference = told('Crossref', doi('10.5555/z.c'), 'Waves', people, itsPreprint)
    const journal = told('Crossref', doi('10.5555/z.j'), 'Long waves', people, itsPreprint)
    const preprint = told('arXiv', arxiv('2201.04444'), 'Waves', people, { type: 'preprint' })
    for (const order of orders([conference, journal, preprint])) {
      await database.db.delete(papers)
      for (const record of order) await store(record)
      expect((await named('10.5555/z.c'))?.id).not.toBe((await named('10.5555/z.j'))?.id)
      expect((await named('10.5555/z.c'))?.title).toBe('Waves')
    }
  })
})

test('two works of one title that come to a stored preprint together join it as little as in one round', async () => {
  const title = 'Annual census of the wetland warblers'
  const people = ['Ada Pebble', 'Ben Stone']
  const report = (year: number) =>
    told('Crossref', doi(`10.5555/rep.${year}`), title, people, { year })
  const preprint = told('arXiv', arxiv('2002.00001'), title, people, {
    ...{ type: 'preprint', year: 2018 },
  })
  const rowsAfter = async (...rounds: SourcePaper[][]) => {
    await database.db.delete(papers)
    for (const round of rounds) await store(...round)
    const names = ['2002.00001', '10.5555/rep.2019', '10.5555/rep.2020']
    return new Set((await Promise.all(names.map(named))).map((paper) => paper?.id)).size
  }
  const [one, other] = [report(2019), report(2020)]
  expect(await rowsAfter([preprint, one, other])).toBe(3)
  expect(await rowsAfter([preprint], [one, other])).toBe(3)
  expect(await rowsAfter([preprint], [other, one])).toBe(3)
  expect(await rowsAfter([one, other], [preprint])).toBe(3)
  expect(await rowsAfter([preprint], [one, other], [preprint], [one], [other])).toBe(3)
})
