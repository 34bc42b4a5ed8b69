import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { SourceError, type SourceProblem } from '../source.ts'
import { createMemoryCache } from './answer-cache.ts'
import { type Broker, type BrokerOptions, createBroker } from './broker.ts'
import { createFakeClock, type FakeClock } from './fake-clock.fixture.ts'
import { type FaultyUpstream, goodBody, startFaultyUpstream } from './faulty-upstream.fixture.ts'
import type { Policy } from './policy.ts'

const Work = z.object({ title: z.string(), year: z.number() })
const readWork = (body: Uint8Array) => Work.parse(JSON.parse(new TextDecoder().decode(body)))

const policy: Policy = {
  lanes: { all: { requests: 100, perMs: 1_000, burst: 100, concurrency: 6 } },
  deadlineMs: 400,
  headersMs: 150,
  maxWaitMs: 5_000,
  pauseMs: 30_000,
}

let upstream: FaultyUpstream
let clock: FakeClock
let brokers: Broker[]

beforeEach(async () => {
  upstream = await startFaultyUpstream()
  clock = createFakeClock()
  brokers = []
})

afterEach(async () => {
  await Promise.all(brokers.map((broker) => broker.close()))
  await upstream.close()
})

function brokerWith(more: Partial<BrokerOptions> = {}): Broker {
  const broker = createBroker({
    version: '1.2.3',
    publicUrl: 'https://papers.example',
    contactEmail: 'library@papers.example',
    trusted: [upstream.url],
    policies: { Crossref: policy },
    clock,
    random: () => 0.5,
    ...more,
  })
  brokers.push(broker)
  return broker
}

const askFor = (broker: Broker, url = `${upstream.url}/works/1`) =>
  broker.ask({
    source: 'Crossref',
    url,
    maxBytes: 1_000_000,
    signal: AbortSignal.timeout(2_000),
    read: readWork,
  })

async function problemOf(answer: Promise<unknown>): Promise<SourceProblem> {
  const error = await answer.then(
    (value) => expect.unreachable(`answered ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof SourceError)) throw error
  expect(error.source).toBe('Crossref')
  expect(error.message).toMatch(/Crossref.*\.$/)
  return error.problem
}

describe('each fault ends in time, is told truly, and leaves nothing behind', () => {
  const expected = {
    'stalled headers': 'Crossref did not answer in time.',
    'dripping body': 'Crossref did not answer in time.',
    'reset in the body': 'The connection to Crossref broke in the middle of its answer.',
    'too many requests': 'Crossref allows no more requests at the moment.',
    'burst of 500s': 'Crossref has trouble of its own (status 500).',
    'error page with status 200': 'Crossref gave an answer that cannot be read.',
    truncated: 'Crossref gave an answer that cannot be read.',
    'field null': 'Crossref gave an answer that cannot be read.',
    'field renamed': 'Crossref gave an answer that cannot be read.',
    'body of 50 MB': 'The answer of Crossref is too large to be read.',
  } as const

  test.each(Object.entries(expected))('%s', async (fault, message) => {
    const cache = createMemoryCache()
    const keptKeys: string[] = []
    const broker = brokerWith({
      cache: {
        ...cache,
        set: (key, answer) => {
          keptKeys.push(key)
          return cache.set(key, answer)
        },
      },
    })
    upstream.fault = fault as keyof typeof expected
    const begun = performance.now()
    const problem = await problemOf(askFor(broker))
    expect(performance.now() - begun).toBeLessThan(1_500)
    expect(problem.message).toBe(message)
    expect(problem.kind).toBe(fault === 'too many requests' ? 'limited' : 'failed')
    expect(keptKeys).toEqual([])

    upstream.fault = null
    clock.advance(60_000)
    expect((await askFor(broker))?.value).toEqual(JSON.parse(goodBody))
    expect(keptKeys).toHaveLength(1)
  })

  test('refused connection', async () => {
    const broker = brokerWith()
    await upstream.close()
    expect((await problemOf(askFor(broker))).message).toBe('Crossref cannot be reached.')
  })

  test('DNS failure', async () => {
    let isDown = true
    const broker = brokerWith({
      trusted: [upstream.url.replace('127.0.0.1', 'api.crossref.test')],
      network: {
        resolve: async (name) => {
          if (isDown) throw new Error(`getaddrinfo EAI_AGAIN ${name}`)
          return ['127.0.0.1']
        },
      },
    })
    const url = `${upstream.url.replace('127.0.0.1', 'api.crossref.test')}/works/1`
    expect((await problemOf(askFor(broker, url))).message).toBe('Crossref cannot be reached.')
    isDown = false
    expect((await askFor(broker, url))?.value.year).toBe(2024)
  })

  test('connection that hangs', async () => {
    const broker = brokerWith({ network: { dial: () => new Socket(), connectMs: 100 } })
    const begun = performance.now()
    expect((await problemOf(askFor(broker))).message).toBe('Crossref did not answer in time.')
    expect(performance.now() - begun).toBeLessThan(1_500)
  })
})
