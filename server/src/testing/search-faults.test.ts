import { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openLocalSearch } from '../papers/local-search.ts'
import { searchPapers } from '../papers/search-papers.ts'
import { createLog } from '../platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts'
import { createMemoryCache } from '../sources/broker/answer-cache.ts'
import type { Fault } from '../sources/broker/faulty-upstream.fixture.ts'
import { createSources } from '../sources/create-sources.ts'
import {
  type Searchable,
  searchable,
  startSearchableSources,
} from './searchable-sources.fixture.ts'

/** Beside what a server may answer, what happens before there is one. */
const faults = [
  'refused connection',
  'DNS failure',
  'connect hang',
  'stalled headers',
  'dripping body',
  'reset in the body',
  'too many requests',
  'burst of 500s',
  'error page with status 200',
  'truncated',
  'field null',
  'field renamed',
  'body of 50 MB',
] as const
type AnyFault = (typeof faults)[number]
const connecting = new Set<AnyFault>(['refused connection', 'DNS failure', 'connect hang'])

/** Long enough for those that are well on a busy machine; who hangs is waited for as long, five at a time. */
const searchSeconds = 6
const names = Object.keys(searchable) as Searchable[]
const goodPaper = {
  title: 'How lanterns drift along a quiet river',
  doi: '10.5555/lanterns.1',
  arxivId: '2101.04321',
  year: 2021,
}

let database: TestDatabase
let local: Awaited<ReturnType<typeof openLocalSearch>>
beforeAll(async () => {
  database = await createTestDatabase()
  local = await openLocalSearch(database, createLog('silent'))
  // The first search of all loads and compiles what it needs.
  await searchWith(null, 'truncated')
})
afterAll(async () => {
  await local.close()
  await database.close()
})
/** A search in an installation of its own, with sources of its own, where one has a fault from its name on. */
async function searchWith(broken: Searchable | null, fault: AnyFault) {
  const upstreams = await startSearchableSources()
  for (const name of names) upstreams.state[name].papers = [goodPaper]
  const keptKeys: string[] = []
  const cache = createMemoryCache()
  const host = (part: string) => `${part}.test`
  const brokenHost = broken && host(searchable[broken])
  const { federation, close } = createSources(
    readConfig({ ...upstreams.env(host), SEARCH_SECONDS: `${searchSeconds}` }),
    '0',
    {
      cache: {
        ...cache,
        set: (key, answer) => {
          keptKeys.push(key)
          return cache.set(key, answer)
        },
      },
      network: {
        resolve: async (name) => {
          if (name !== brokenHost || !connecting.has(fault)) return ['127.0.0.1']
          if (fault === 'DNS failure') throw new Error('getaddrinfo ENOTFOUND')
          return [fault === 'connect hang' ? '127.0.0.3' : '127.0.0.2']
        },
        ...(fault === 'connect hang' ? { dial: dialUnless('127.0.0.3') } : {}),
      },
    },
  )
  if (broken && !connecting.has(fault)) upstreams.state[broken].fault = fault as Fault
  const results = await searchPapers(
    { db: database.db, search: local, federation },
    { q: 'lanterns drift', limit: 20 },
    null,
  )
  await close()
  await upstreams.close()
  return { results, keptKeys }
}

/** Connects to everything but this address, which never answers. */
const dialUnless = (dead: string) => (addresses: readonly string[], port: number) => {
  const socket = new Socket()
  const [address = ''] = addresses
  return address === dead ? socket : socket.connect({ host: address, port })
}

describe.concurrent.each(names)('%s', (broken) => {
  test.each(faults)('%s: named, the others answer, nothing of it is kept', async (fault) => {
    const { results, keptKeys } = await searchWith(broken, fault)
    const of = (name: string) => results.sources.find(({ source }) => source === name)
    expect(of(broken)).toMatchObject({
      status: fault === 'too many requests' ? 'limited' : 'failed',
      message: expect.stringMatching(new RegExp(`${broken}.*\\.$`)),
    })
    if (fault === 'too many requests') expect(of(broken)?.retryAt).toMatch(/Z$/)
    for (const name of names)
      if (name !== broken) expect(of(name)).toMatchObject({ status: 'answered', count: 1 })
    expect(results.papers[0]).toMatchObject({ title: goodPaper.title })
    for (const paper of results.papers) expect(paper.title).toBe(goodPaper.title)
    expect(keptKeys.filter((key) => key.startsWith(`${broken} `))).toEqual([])
    expect(keptKeys).toHaveLength(names.length - 1)
  })
})
