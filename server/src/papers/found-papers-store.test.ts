import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import {
  paperIdentifiers,
  papers,
  provenance,
  provenancePast,
  notices as stored,
} from '../platform/schema/all.ts'
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts'
import { mergePapers } from '../sources/merge.ts'
import { plainLetters, undecomposed } from '../sources/plain-letters.ts'
import type { SourcePaper } from '../sources/source.ts'
import { findCandidates } from './candidates-store.ts'
import { findCardMarks } from './card-marks-store.ts'
import { requireCitable } from './cite/require-citable.ts'
import { findClaimant } from './claims-store.ts'
import { storeFound } from './found-papers-store.ts'
import { openLocalSearch } from './local-search.ts'
import { findPaper } from './papers-store.ts'
import { exactFirst } from './rank.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const told = (source: string, more: Partial<SourcePaper>): SourcePaper => ({
  source,
  at: '2026-01-02T03:04:05.000Z',
  identifiers: [],
  title: 'Untitled',
  authors: ['Ada Pebble', 'Ben Stone'],
  year: 2021,
  links: [],
  relations: [],
  notices: [],
  ...more,
})
const doi = (value: string) => ({ scheme: 'doi', value }) as const
const arxiv = (value: string) => ({ scheme: 'arxiv', value }) as const
const store = async (...records: SourcePaper[]) => [
  ...(await storeFound(database.db, mergePapers(records))).values(),
]
const rowOf = async (id: string | undefined) =>
  (
    await database.db
      .select()
      .from(papers)
      .where(eq(papers.id, id ?? ''))
  )[0]

test('a paper is kept once, and known again by any of its names', async () => {
  const title = 'Lanterns that drift on rivers at night'
  const [first] = await store(
    told('Crossref', { title, identifiers: [doi('10.5555/a.1')], venue: 'River Letters' }),
  )
  const [second] = await store(
    told('OpenAlex', {
      title,
      identifiers: [{ scheme: 'openalex', value: 'W1' }, doi('10.5555/a.1')],
      abstract: 'Lanterns drift.',
      venue: 'Another name of it',
      citationCount: 7,
    }),
  )
  expect(second).toBe(first)
  expect(
    await store(told('OpenAlex', { title, identifiers: [{ scheme: 'openalex', value: 'W1' }] })),
  ).toEqual([first])
  expect(await rowOf(first)).toMatchObject({
    title,
    venue: 'River Letters',
    abstract: 'Lanterns drift.',
    citationCount: 7,
    contentStatus: 'abstract',
  })
  const marks = await findCardMarks(database.db, [first ?? ''])
  expect(marks.get(first ?? '')?.sources).toEqual(['Crossref', 'OpenAlex'])
})

test('the published paper is found by title when only its preprint is here', async () => {
  const title = 'Measured currents under paper boats'
  const [preprint] = await store(
    told('arXiv', { title, identifiers: [arxiv('2101.00011')], type: 'preprint' }),
  )
  const [published] = await store(
    told('Crossref', {
      title: 'Measured Currents Under Paper Boats',
      identifiers: [doi('10.5555/boats.1')],
      type: 'article',
      year: 2022,
    }),
  )
  expect(published).toBe(preprint)
  expect(await rowOf(preprint)).toMatchObject({ doi: '10.5555/boats.1', arxivId: '2101.00011' })
})

test('a paper is found by its title written with other letters, and the database folds as the server does', async () => {
  const [first] = await store(
    told('Crossref', {
      title: 'Ørsted, Łódź and the Þingvellir straße of Poincaré',
      identifiers: [doi('10.5555/letters.1')],
      authors: ['Søren Jørgensen'],
    }),
  )
  const [second] = await store(
    told('Semantic Scholar', {
      title: 'Orsted, Lodz and the Thingvellir strasse of Poincare',
      identifiers: [{ scheme: 's2', value: 'letters' }],
      authors: ['S. Jorgensen'],
    }),
  )
  expect(second).toBe(first)
  const letters = Object.keys(undecomposed).flatMap((one) => [one, one.toUpperCase()])
  const text = [...letters, 'ẞ', 'é', 'Ǿ', 'Ǽ', 'İ', 'ﬁ'].join(' ')
  const [row] = await database.db.execute(sql`select lower(plain_letters(${text})) as plain`)
  expect(row).toEqual({ plain: plainLetters(text) })
})

test.each([
  ['other authors', { authors: ['Cleo Reed'] }],
  ['another DOI of the same kind', { identifiers: [doi('10.5555/other.2')] }],
  ['too far apart in time', { year: 1999 }],
])('the same title with %s is another paper', async (name, more) => {
  const title = `An annual report on lock gates, ${name}`
  const base = { title, identifiers: [doi(`10.5555/${name.length}`)], type: 'article' as const }
  const [first] = await store(told('Crossref', base))
  const [second] = await store(
    told('OpenAlex', {
      ...base,
      identifiers: [{ scheme: 'openalex', value: `W9${name.length}` }],
      ...more,
    }),
  )
  expect(second).not.toBe(first)
})

test('rows that turn out to be one paper become one; the old address leads there, and nothing is lost', async () => {
  const [a] = await store(
    told('arXiv', { title: 'Old name of the work', identifiers: [arxiv('2102.00001')] }),
  )
  const [b] = await store(
    told('Crossref', {
      title: 'Quite another name of the work',
      identifiers: [doi('10.5555/work.1')],
      notices: [{ kind: 'retraction', source: 'Crossref', date: '2024-05-06' }],
      venue: 'Works',
    }),
  )
  expect(b).not.toBe(a)
  const [joined] = await store(
    told('OpenAlex', {
      title: 'Quite another name of the work',
      identifiers: [doi('10.5555/work.1'), arxiv('2102.00001')],
    }),
  )
  expect(joined).toBe(a)
  expect((await rowOf(b))?.mergedInto).toBe(a)
  expect((await findPaper(database.db, b ?? '', null))?.id).toBe(a)
  expect((await findPaper(database.db, '10.5555/work.1', null))?.id).toBe(a)
  expect(await rowOf(a)).toMatchObject({ venue: 'Works', doi: '10.5555/work.1' })
  const marks = (await findCardMarks(database.db, [a ?? ''])).get(a ?? '')
  expect(marks?.notices).toEqual([{ kind: 'retraction', source: 'Crossref', date: '2024-05-06' }])
  expect(marks?.sources.toSorted()).toEqual(['Crossref', 'OpenAlex', 'arXiv'])
  const names = await database.db
    .select()
    .from(paperIdentifiers)
    .where(eq(paperIdentifiers.paperId, b ?? ''))
  expect(names).toEqual([])
})

test('a better source that speaks later is shown; what it replaces stays in the ledger, and its own past too', async () => {
  const names = { identifiers: [doi('10.5555/late.1')], title: 'Late words on lanterns' }
  const [id] = await store(told('Semantic Scholar', { ...names, year: 2019, venue: 'River Lett.' }))
  const crossref = { ...names, title: 'Late Words on Lanterns', year: 2020, venue: 'River Letters' }
  await store(told('Crossref', crossref))
  expect(await rowOf(id)).toMatchObject({
    title: 'Late Words on Lanterns',
    year: 2020,
    venue: 'River Letters',
  })
  await store(told('Semantic Scholar', { ...names, year: 2018, venue: 'River Lett.' }))
  expect((await rowOf(id))?.year).toBe(2020)
  await store(told('Crossref', { ...crossref, year: 2021, citationCount: 9 }))
  await store(told('Crossref', { ...crossref, year: 2021, citationCount: 11 }))
  expect((await rowOf(id))?.year).toBe(2021)
  const past = await database.db
    .select()
    .from(provenancePast)
    .where(eq(provenancePast.paperId, id ?? ''))
  // Counts change every day: their past is not kept.
  expect(past.map(({ source, field, value }) => `${source} ${field} ${value}`).sort()).toEqual([
    'Crossref year 2020',
    'Semantic Scholar year 2019',
  ])
})

test('a publication that is told of later brings its own title and abstract; the preprint keeps its word', async () => {
  const names = { identifiers: [doi('10.5555/print.7'), arxiv('2201.07777')], authors: ['A. Reed'] }
  const draft = { title: 'Reeds, a draft', abstract: 'We weigh reeds.', type: 'preprint' } as const
  const printed = { title: 'Reeds in print', abstract: 'Reeds were weighed.' }
  const [id] = await store(told('arXiv', { ...names, ...draft }))
  expect(await rowOf(id)).toMatchObject({ abstract: 'We weigh reeds.' })
  await store(told('OpenAlex', { ...names, ...printed, type: 'article' }))
  expect(await rowOf(id)).toMatchObject(printed)
  await store(told('arXiv', { ...names, ...draft }))
  expect(await rowOf(id)).toMatchObject(printed)
  const words = await database.db
    .select()
    .from(provenance)
    .where(and(eq(provenance.paperId, id ?? ''), eq(provenance.field, 'abstract')))
  expect(words.map(({ value }) => value).sort()).toEqual(['Reeds were weighed.', 'We weigh reeds.'])
})

describe('what a source names as the other form of a paper', () => {
  const kelvin = (more: Partial<SourcePaper> = {}) =>
    told('Crossref', {
      title: 'Kelvin waves in narrow channels',
      identifiers: [doi('10.5555/kelvin.2023')],
      type: 'article',
      year: 2023,
      notices: [{ kind: 'retraction', source: 'Crossref', date: '2024-05-06' }],
      ...more,
    })
  const preprint = (more: Partial<SourcePaper> = {}) =>
    told('arXiv', {
      title: 'A note on waves',
      identifiers: [arxiv('2201.04444')],
      type: 'preprint',
      ...more,
    })
  const publication = [{ kind: 'preprint-of', to: doi('10.5555/kelvin.2023') }] as const
  const itsPreprint = [{ kind: 'has-preprint', to: arxiv('2201.04444') }] as const
  const forget = () => database.db.delete(papers)
  test.each([
    ['the preprint first', [preprint({ relations: publication }), kelvin()]],
    ['the publication first', [kelvin(), preprint({ relations: publication })]],
    ['its preprint, told later', [preprint(), kelvin({ relations: itsPreprint })]],
    ['its preprint, told before', [kelvin({ relations: itsPreprint }), preprint()]],
  ])('leads to the same row: %s', async (_, records) => {
    await forget()
    for (const record of records) await store(record)
    const [byDoi, byArxiv] = await Promise.all(
      ['10.5555/kelvin.2023', '2201.04444'].map((name) => findPaper(database.db, name, null)),
    )
    expect(byDoi?.id).toBeDefined()
    expect(byArxiv?.id).toBe(byDoi?.id)
    expect(byDoi).toMatchObject({
      ...{ doi: '10.5555/kelvin.2023', arxivId: '2201.04444' },
      ...{ title: 'Kelvin waves in narrow channels', year: 2023 },
    })
    expect(byDoi?.publication.type).toBe('article')
    const marks = await findCardMarks(database.db, [byDoi?.id ?? ''])
    expect(marks.get(byDoi?.id ?? '')?.notices).toHaveLength(1)
  })
  test('is kept with who named it, when nobody else tells of it', async () => {
    await forget()
    const [id = ''] = await store(preprint({ relations: publication }))
    const name = { scheme: 'doi', value: '10.5555/kelvin.2023' }
    expect((await findClaimant(database.db, name, null))?.id).toBe(id)
    const words = await database.db.select().from(provenance).where(eq(provenance.field, 'doi'))
    expect(words.map(({ source, value }) => `${source} ${value}`)).toEqual([
      'arXiv 10.5555/kelvin.2023',
    ])
  })
  test('does not make one of two preprints, nor of two publications of one title', async () => {
    await forget()
    const [one] = await store(preprint({ relations: publication }))
    const [two] = await store(
      preprint({ identifiers: [arxiv('2201.05555')], relations: publication, title: 'Part two' }),
    )
    expect(two).not.toBe(one)
    const title = 'Standing waves in a very narrow channel'
    const s2 = { scheme: 's2', value: 'a'.repeat(40) } as const
    const nameless = told('Semantic Scholar', { title, identifiers: [s2] })
    const conf = told('Crossref', { title, identifiers: [doi('10.5555/zz.conf')] })
    const jour = told('Crossref', { title, identifiers: [doi('10.5555/zz.jour')] })
    await store(nameless)
    await store(conf, jour)
    await store(jour, nameless)
    const [inProceedings, inJournal] = await Promise.all(
      ['10.5555/zz.conf', '10.5555/zz.jour'].map((name) => findPaper(database.db, name, null)),
    )
    expect(inJournal?.id).not.toBe(inProceedings?.id)
    expect([inProceedings?.doi, inJournal?.doi]).toEqual(['10.5555/zz.conf', '10.5555/zz.jour'])
  })
  test.each([
    ['together', async (a: SourcePaper, b: SourcePaper) => store(a, b)],
    ['later', async (a: SourcePaper, b: SourcePaper) => [await store(a), await store(b)]],
    ['before', async (a: SourcePaper, b: SourcePaper) => [await store(b), await store(a)]],
  ])('is no DOI of what other people wrote, told %s', async (_, tell) => {
    await forget()
    await tell(
      preprint({ relations: publication }),
      kelvin({ authors: ['Zoe Rain', 'Cy Fog', 'Di Mist'] }),
    )
    const [byDoi, byArxiv] = await Promise.all(
      ['10.5555/kelvin.2023', '2201.04444'].map((name) => findPaper(database.db, name, null)),
    )
    expect(byArxiv).toMatchObject({ title: 'A note on waves' })
    expect(byDoi).toMatchObject({ title: 'Kelvin waves in narrow channels' })
  })
  test('a preprint with a DOI of its own is cited by that of the publication once it is out', async () => {
    await forget()
    const posted = told('Crossref', {
      title: 'Currents',
      identifiers: [doi('10.1101/2022.1')],
      type: 'preprint',
      relations: publication,
    })
    await store(posted)
    await store(kelvin())
    await store(posted)
    const row = await findPaper(database.db, '10.1101/2022.1', null)
    expect(row).toMatchObject({ doi: '10.5555/kelvin.2023', publication: { type: 'article' } })
  })
})

test('a notice that turns out to be of Retraction Watch stands no longer under another name', async () => {
  const retraction = { kind: 'retraction', doi: '10.5555/sunk.2', date: '2025-03-14' } as const
  const tell = (...sources: string[]) =>
    store(
      told('Crossref', {
        title: 'Boats that sank',
        identifiers: [doi('10.5555/sunk.1')],
        notices: [
          { kind: 'correction', source: 'Crossref' },
          ...sources.map((source) => ({ ...retraction, source })),
        ],
      }),
    )
  const tellers = async (id: string | undefined) => {
    const marks = (await findCardMarks(database.db, [id ?? ''])).get(id ?? '')
    return marks?.notices.map(({ kind, source }) => `${kind} ${source}`).toSorted()
  }
  const [id] = await tell('Crossref', 'Retraction Watch', 'Europe PMC')
  await tell('Retraction Watch via Crossref')
  expect(await tellers(id)).toEqual([
    'correction Crossref',
    'retraction Europe PMC',
    'retraction Retraction Watch via Crossref',
  ])
  await tell('Retraction Watch via Crossref', 'Crossref')
  await tell('Retraction Watch via Crossref', 'Crossref')
  expect(await tellers(id)).toContain('retraction Crossref')
})

describe('a notice of the preprint', () => {
  const names = { title: 'Foxes that never were', identifiers: [doi('10.5555/fox.1')] }
  const posted = (more: Partial<SourcePaper> = {}) =>
    told('Crossref', {
      title: names.title,
      identifiers: [doi('10.1101/fox')],
      type: 'preprint',
      relations: [{ kind: 'preprint-of', to: doi('10.5555/fox.1') }],
      notices: [{ kind: 'retraction', source: 'Crossref' }],
      ...more,
    })
  const published = told('Crossref', { ...names, type: 'article' })
  const noticesOf = async (name: string) => {
    const id = (await findPaper(database.db, name, null))?.id ?? ''
    const [candidate] = await findCandidates(database.db, [id], null)
    const marks = await findCardMarks(database.db, [id])
    return { ...candidate, notices: marks.get(id)?.notices }
  }
  const cited = async () => {
    const resolvePaper = (x: string) => findPaper(database.db, x, null)
    const deps = { db: database.db, resolvePaper, publicUrl: 'https://papers.example' }
    return (await requireCitable(deps, '10.1101/fox', null)).notice
  }
  beforeEach(async () => {
    await database.db.delete(papers)
  })

  test('is of the paper while it is a preprint, and of its preprint once it is out', async () => {
    await store(posted())
    expect(await noticesOf('10.1101/fox')).toMatchObject({
      ...{ isRetracted: true, notices: [{ kind: 'retraction', source: 'Crossref' }] },
    })
    expect(await cited()).toBe('Retracted')
    await store(published)
    expect(await noticesOf('10.5555/fox.1')).toMatchObject({
      isRetracted: false,
      notices: [{ kind: 'retraction', source: 'Crossref', ofPreprint: true }],
    })
    expect(await cited()).toBeNull()
  })
  test('takes the place of what was stored as a retraction of the paper', async () => {
    await store(posted({ notices: [] }), published)
    const paperId = (await findPaper(database.db, '10.5555/fox.1', null))?.id ?? ''
    await database.db.insert(stored).values({ paperId, kind: 'retraction', source: 'Crossref' })
    await store(posted({ notices: [{ kind: 'withdrawal', source: 'Crossref' }] }))
    expect((await noticesOf('10.5555/fox.1')).notices).toEqual([
      { kind: 'withdrawal', source: 'Crossref', ofPreprint: true },
    ])
  })
  test('stands beside that of the paper, which it does not end', async () => {
    const retraction = { kind: 'retraction', source: 'Crossref' } as const
    await store(posted(), { ...published, notices: [retraction] })
    await store(posted(), { ...published, notices: [retraction] })
    const { isRetracted, notices = [] } = await noticesOf('10.5555/fox.1')
    expect(isRetracted).toBe(true)
    expect(notices.map(({ ofPreprint = false }) => ofPreprint).toSorted()).toEqual([false, true])
  })
})

test('a notice ends when its source says that there is none, and by nobody else', async () => {
  const names = { title: 'A vole that came back', identifiers: [doi('10.5555/vole.1')] }
  const says = (source: string, more: Partial<SourcePaper> = {}) =>
    told(source, { ...names, type: 'article', ...more })
  const retraction = (source: string) => [{ kind: 'retraction', source } as const]
  const [id = ''] = await store(
    says('OpenAlex', { notices: retraction('OpenAlex') }),
    says('Crossref', { notices: retraction('Crossref') }),
  )
  const tellers = async () =>
    (await findCardMarks(database.db, [id])).get(id)?.notices.map(({ source }) => source)
  await store(says('OpenAlex'))
  expect((await tellers())?.toSorted()).toEqual(['Crossref', 'OpenAlex'])
  await store(says('OpenAlex', { denies: ['retraction'], at: '2026-11-22T12:00:00.000Z' }))
  expect(await tellers()).toEqual(['Crossref'])
})

test('each record speaks for itself: its double without the mark takes no retraction back', async () => {
  const record = (number: string, more: Partial<SourcePaper> = {}) =>
    told('OpenAlex', {
      title: 'A stoat that was indexed twice',
      identifiers: [
        { scheme: 'openalex', value: number },
        ...(number === 'W1' ? [doi('10.5555/stoat.1')] : []),
      ],
      authors: ['Ada Frost', 'Ivo Petrov'],
      year: 2020,
      type: 'article',
      ...more,
    })
  const flagged = { notices: [{ kind: 'retraction', source: 'OpenAlex' }] } as const
  const denied = { denies: ['retraction'], at: '2026-11-22T12:00:00.000Z' } as const
  const [id = ''] = await store(record('W1', flagged), record('W2', flagged))
  const noticed = async () => (await findCardMarks(database.db, [id])).get(id)?.notices.length
  expect(await noticed()).toBe(1)
  await store(record('W2', denied))
  expect(await noticed()).toBe(1)
  await store(record('W1', denied))
  expect(await noticed()).toBe(0)
})

describe('an answer from before, read late as those of a cache are', () => {
  const says = (of: string, day: number, more: Partial<SourcePaper>) =>
    told('OpenAlex', {
      title: 'A shrew that was counted twice',
      identifiers: [doi(of)],
      type: 'article',
      at: `2026-11-0${day}T12:00:00.000Z`,
      ...more,
    })
  const isNoticed = { notices: [{ kind: 'retraction', source: 'OpenAlex' }] } as const
  const isDenied = { denies: ['retraction'] } as const
  const isRetracted = async (id: string) =>
    (await findCardMarks(database.db, [id])).get(id)?.notices.length === 1

  test('ends no retraction', async () => {
    const of = '10.5555/shrew.1'
    const [id = ''] = await store(says(of, 1, isDenied))
    await store(says(of, 3, isNoticed))
    await store(says(of, 2, isDenied))
    expect(await isRetracted(id)).toBe(true)
    await store(says(of, 4, isDenied))
    expect(await isRetracted(id)).toBe(false)
  })
  test('brings none back that was taken back', async () => {
    const of = '10.5555/shrew.2'
    const [id = ''] = await store(says(of, 1, isNoticed))
    await store(says(of, 3, isDenied))
    await store(says(of, 2, isNoticed))
    expect(await isRetracted(id)).toBe(false)
    await store(says(of, 4, isNoticed))
    expect(await isRetracted(id)).toBe(true)
  })
  test('leaves the newer words of its source in the ledger', async () => {
    const of = '10.5555/shrew.4'
    const [id = ''] = await store(says(of, 3, { venue: 'Shrew Reviews', citationCount: 99 }))
    await store(says(of, 2, { venue: 'Shrew Letters', citationCount: 1 }))
    const words = await database.db
      .select({ field: provenance.field, value: provenance.value })
      .from(provenance)
      .where(and(eq(provenance.paperId, id), inArray(provenance.field, ['venue', 'citationCount'])))
    expect(Object.fromEntries(words.map(({ field, value }) => [field, value]))).toEqual({
      ...{ venue: 'Shrew Reviews', citationCount: '99' },
    })
    const paper = await findPaper(database.db, of, null)
    expect(paper).toMatchObject({ venue: 'Shrew Reviews', citationCount: 99 })
  })
  test('said again, a retraction counts as of its latest time', async () => {
    const of = '10.5555/shrew.3'
    const [id = ''] = await store(says(of, 1, isNoticed))
    await store(says(of, 3, isNoticed))
    await store(says(of, 2, isDenied))
    expect(await isRetracted(id)).toBe(true)
  })
})

describe('the title of a preprint that came out under another', () => {
  const posted = told('Crossref', {
    title: 'Counting gulls by drone',
    identifiers: [doi('10.1101/gulls')],
    type: 'preprint',
    relations: [{ kind: 'preprint-of', to: doi('10.5555/gulls.1') }],
  })
  const published = told('Crossref', {
    title: 'Aerial census of larids in coastal colonies',
    identifiers: [doi('10.5555/gulls.1')],
    type: 'article',
  })
  test.each([
    ['told of together', [[posted, published]]],
    ['told of before', [[posted], [published]]],
    ['told of later', [[published], [posted]]],
  ])('still leads to it: %s', async (_, rounds) => {
    await database.db.delete(papers)
    for (const round of rounds) await store(...round)
    const id = (await findPaper(database.db, '10.5555/gulls.1', null))?.id ?? ''
    const candidates = await findCandidates(database.db, [id], null)
    expect(candidates[0]).toMatchObject({
      ...{ title: published.title, otherTitles: [posted.title] },
    })
    expect(exactFirst(candidates, 'counting gulls by drone', []).exact).toEqual([id])
  })
  test('is in the index of what is here, as soon as it is known', async () => {
    await database.db.delete(papers)
    const [id = ''] = await store(published)
    const index = await openLocalSearch(database, createLog('silent'))
    try {
      const found = async () => (await index.search('counting gulls by drone', null, 10)).ids
      expect(await found()).toEqual([])
      await store(posted)
      await expect.poll(found).toEqual([id])
    } finally {
      await index.close()
    }
  })
})

test('a short title is known again by all of its authors and its year, unless two works bear it', async () => {
  const crossref = (name: string) => told('Crossref', { title: 'Lamps', identifiers: [doi(name)] })
  const scholar = (name: string, more: Partial<SourcePaper> = {}) =>
    told('Semantic Scholar', {
      title: 'Lamps',
      identifiers: [{ scheme: 's2', value: name }],
      ...more,
    })
  const [journal] = await store(crossref('10.5555/lamps.1'))
  expect(await store(scholar('l1'))).toEqual([journal])
  expect(await store(scholar('l2', { authors: ['Ada Pebble', 'Cy Rain'] }))).not.toEqual([journal])
  const [proceedings] = await store(crossref('10.5555/lamps.2'))
  expect(proceedings).not.toBe(journal)
  expect([journal, proceedings]).not.toContain((await store(scholar('l3')))[0])
})

test('the same record stored again changes nothing', async () => {
  const record = told('Hugging Face', {
    title: 'Code for lantern drift',
    identifiers: [arxiv('2103.00001')],
    type: 'preprint',
    version: 'v2',
    resources: [{ kind: 'code', name: 'ada/drift', url: 'https://github.com/ada/drift' }],
  })
  const [id] = await store(record)
  const before = await rowOf(id)
  expect(before?.metadata).toEqual({ github: 'https://github.com/ada/drift', version: 'v2' })
  await store(record)
  expect(await rowOf(id)).toEqual(before)
})

test('many searches at the same time make one row of a new paper', async () => {
  const record = told('Crossref', {
    title: 'Everybody looks for this new paper',
    identifiers: [doi('10.5555/new.1')],
  })
  const ids = await Promise.all(Array.from({ length: 12 }, () => store(record)))
  expect(new Set(ids.flat()).size).toBe(1)
})

test('a record without a name in the world is not kept; letters that the database refuses are left out', async () => {
  expect(await store(told('OpenReview', { title: 'Nameless' }))).toEqual([])
  const [id] = await store(
    told('Crossref', {
      title: 'Broken \0 letters \ud800 in a title',
      identifiers: [doi('10.5555/nul.1')],
    }),
  )
  expect((await rowOf(id))?.title).toBe('Broken  letters \ufffd in a title')
})

describe('a notice marks the paper that it is about', () => {
  const notice = (paper: string, kind: 'retracts' | 'corrects' | 'concerns' = 'retracts') =>
    told('Crossref', {
      title: `Notice: ${paper}`,
      identifiers: [doi(`10.5555/${paper}.n`)],
      date: '2024-05-06',
      relations: [{ kind, to: doi(`10.5555/${paper}`) }],
    })
  const paperOf = (name: string) =>
    told('Crossref', { title: `Tides of ${name}`, identifiers: [doi(`10.5555/${name}`)] })
  const noticesOf = async (name: string) => {
    const id = (await findPaper(database.db, `10.5555/${name}`, null))?.id ?? ''
    return (await findCardMarks(database.db, [id])).get(id)?.notices
  }
  const retraction = { kind: 'retraction', source: 'Crossref', date: '2024-05-06' }

  test('that was stored before it', async () => {
    await store(paperOf('before'))
    await store(notice('before'))
    expect(await noticesOf('before')).toEqual([{ ...retraction, doi: '10.5555/before.n' }])
  })
  test('that is stored with it', async () => {
    await store(notice('with'), paperOf('with'))
    expect(await noticesOf('with')).toEqual([{ ...retraction, doi: '10.5555/with.n' }])
  })
  test('that is stored after it, once', async () => {
    await store(notice('after', 'concerns'))
    await store(paperOf('after'))
    await store(notice('after', 'concerns'), paperOf('after'))
    expect(await noticesOf('after')).toEqual([
      { ...retraction, kind: 'concern', doi: '10.5555/after.n' },
    ])
    expect(await noticesOf('after.n')).toEqual([])
  })
  test('with the date that it gives, as precise as it is', async () => {
    const { relations, ...rest } = notice('dated')
    await store(paperOf('dated'))
    await store({ ...rest, relations: relations.map((one) => ({ ...one, date: '2024-07' })) })
    expect(await noticesOf('dated')).toEqual([
      { ...retraction, date: '2024-07', doi: '10.5555/dated.n' },
    ])
    const told = { kind: 'correction', source: 'Crossref', date: '2025' } as const
    await store({ ...paperOf('dated'), notices: [told] })
    expect(await noticesOf('dated')).toContainEqual(told)
  })
  test('and adds nothing to what its own record tells', async () => {
    const said = { ...retraction, kind: 'retraction', doi: '10.5555/said.n' } as const
    await store(notice('said'), { ...paperOf('said'), notices: [said] })
    expect(await noticesOf('said')).toEqual([said])
  })
})

test('a preprint is joined to neither of two works that bear its title and are as near', async () => {
  const title = 'Annual census of the wetland warblers'
  const report = (year: number) =>
    told('Crossref', { title, year, type: 'article', identifiers: [doi(`10.5555/rep.${year}`)] })
  const reports = [...(await store(report(2019))), ...(await store(report(2020)))]
  const [preprint] = await store(
    told('arXiv', { title, year: 2018, type: 'preprint', identifiers: [arxiv('2002.00001')] }),
  )
  expect(reports).not.toContain(preprint)
})
