import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../platform/database.ts'
import { createLog } from '../platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts'
import { createFederation } from '../sources/federation.ts'
import { mergePapers } from '../sources/merge.ts'
import type { Source, SourcePaper } from '../sources/source.ts'
import { storeFound } from './found-papers-store.ts'
import { openLocalSearch } from './local-search.ts'
import { searchAsItComes } from './search-papers.ts'

let database: TestDatabase
let hasty: ReturnType<typeof openDatabase>
let local: Awaited<ReturnType<typeof openLocalSearch>>
beforeAll(async () => {
  database = await createTestDatabase()
  await storeFound(database.db, mergePapers([told('Crossref', 1), told('Crossref', 2), kites]))
  hasty = openDatabase(database.url, {
    limits: { statementMs: 5_000, lockMs: 300, idleInTransactionMs: 15_000 },
    maxConnections: 4,
  })
  local = await openLocalSearch(database, createLog('silent'))
})
afterAll(async () => {
  await local.close()
  await hasty.close()
  await database.close()
})

/** A paper as a source tells of it. */
function told(source: string, number: number): SourcePaper {
  return {
    source,
    title: `Lanterns of river number ${number}`,
    authors: ['Ada Pebble'],
    identifiers: [{ scheme: 'doi', value: `10.5555/kept.${number}` }],
    at: '2026-01-02T03:04:05.000Z',
    type: 'article',
    links: [],
    relations: [],
    notices: [],
  }
}

/** Here, but no word of the query is in its title. */
const kites = { ...told('Crossref', 9), title: 'Kites over a hill 9' }

/** Another that stores what it found, and takes its time. */
async function holdStoring(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const holding = database.sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7301002)`
    held.resolve()
    await done.promise
  })
  await held.promise
  return async () => {
    done.resolve()
    await holding
  }
}

const finding = (name: string, answer: () => Promise<readonly SourcePaper[]>): Source => ({
  name,
  search: async () => ({ papers: await answer() }),
})

/** Titles and message of each word of a search that asks these, as it comes. */
async function* searching(...sources: readonly Source[]) {
  const deps = {
    db: hasty.db,
    search: local,
    federation: createFederation({ sources, off: {}, searchMs: 30_000 }),
  }
  const asked = { q: 'lanterns river number', limit: 20 }
  const left = new AbortController().signal
  for await (const { papers, message } of searchAsItComes(deps, asked, null, left))
    yield { numbers: papers.map(({ title }) => Number(title.at(-1))).sort(), message }
}

async function allOf<T>(words: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const word of words) all.push(word)
  return all
}

test('a search whose findings cannot be stored gives what is here, says so, and finds all the next time', async () => {
  const crossref = finding('Crossref', async () => [
    told('Crossref', 2),
    told('Crossref', 3),
    kites,
  ])
  const release = await holdStoring()
  const words = await allOf(searching(crossref))
  await release()
  expect(words.at(-1)).toEqual({
    numbers: [1, 2, 9],
    message: expect.stringMatching(/could not be kept just now.* Please search again/),
  })
  expect((await allOf(searching(crossref))).at(-1)).toEqual({ numbers: [1, 2, 3, 9] })
})

test('what could not be stored at first is stored with what comes later, and nothing is said', async () => {
  const late = Promise.withResolvers<readonly SourcePaper[]>()
  const quick = finding('Crossref', async () => [told('Crossref', 2), told('Crossref', 4)])
  const words = searching(
    quick,
    finding('OpenAlex', () => late.promise),
  )
  const release = await holdStoring()
  await words.next()
  const { value: first } = await words.next()
  expect(first).toEqual({ numbers: expect.not.arrayContaining([4]), message: undefined })
  expect(first?.numbers).toContain(2)
  await release()
  late.resolve([told('OpenAlex', 5)])
  const last = (await allOf(words)).at(-1)
  expect(last?.numbers).toEqual(expect.arrayContaining([2, 4, 5]))
  expect(last?.message).toBeUndefined()
})
