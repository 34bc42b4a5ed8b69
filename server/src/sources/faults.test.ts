import { connect, Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryCache } from './broker/answer-cache.ts'
import { type Broker, type BrokerOptions, createBroker } from './broker/broker.ts'
import { createFakeClock, type FakeClock } from './broker/fake-clock.fixture.ts'
import {
  type Fault,
  type FaultyUpstream,
  startFaultyUpstream,
} from './broker/faulty-upstream.fixture.ts'
import type { Policy } from './broker/policy.ts'
import { type AskedSource, everySource, goodTitle } from './every-source.fixture.ts'
import { type Ask, SourceError, type SourceProblem } from './source.ts'

const policy: Policy = {
  lanes: { all: { requests: 100, perMs: 1_000, burst: 100, concurrency: 6 } },
  deadlineMs: 6_000,
  headersMs: 3_000,
  maxWaitMs: 5_000,
  pauseMs: 30_000,
}

/** For faults that are waited for. A good answer may need longer on a busy machine. */
const impatient: Policy = { ...policy, deadlineMs: 300, headersMs: 120 }
const policiesOf = (one: Policy) => Object.fromEntries(everySource.map(({ name }) => [name, one]))

let upstream: FaultyUpstream
let clock: FakeClock
let brokers: Broker[]
/** What the cache was given. */
let kept: string[]

beforeEach(async () => {
  upstream = await startFaultyUpstream()
  clock = createFakeClock()
  brokers = []
  kept = []
})

afterEach(async () => {
  await Promise.all(brokers.map((broker) => broker.close()))
  await upstream.close()
})

/** Asks one source through a broker of its own, in which bodies end at 1 MB. */
function asking(source: AskedSource, more: Partial<BrokerOptions> = {}, baseUrl = upstream.url) {
  upstream.good = source.good
  const cache = createMemoryCache()
  const broker = createBroker({
    version: '1.2.3',
    publicUrl: 'https://papers.example',
    contactEmail: 'library@papers.example',
    trusted: [baseUrl],
    policies: policiesOf(policy),
    clock,
    random: () => 0.5,
    cache: {
      ...cache,
      set: (key, answer) => {
        kept.push(key)
        return cache.set(key, answer)
      },
    },
    ...more,
  })
  brokers.push(broker)
  const ask: Ask = (request) => broker.ask({ ...request, maxBytes: 1_000_000 })
  return () =>
    source.ask({ ask, baseUrl, contactEmail: 'a@papers.example' }, AbortSignal.timeout(120_000))
}

/** What the reader is told; a sentence that names the source. */
async function problemOf(source: AskedSource, answer: Promise<unknown>): Promise<SourceProblem> {
  const error = await answer.then(
    (value) => expect.unreachable(`answered ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof SourceError)) throw error
  expect(error.source).toBe(source.name)
  expect(error.message).toContain(source.name)
  expect(error.message).toMatch(/\.$/)
  expect(kept).toEqual([])
  return error.problem
}

/** The fault is over: the next question is answered, and that is kept. */
async function expectGood(source: AskedSource, ask: () => Promise<string | null>): Promise<void> {
  clock.advance(60_000)
  expect(await ask()).toBe(goodTitle(source))
  expect(kept).toHaveLength(1)
}

const told: Readonly<Record<Fault, (name: string) => string>> = {
  'stalled headers': (name) => `${name} did not answer in time.`,
  'dripping body': (name) => `${name} did not answer in time.`,
  'reset in the body': (name) => `The connection to ${name} broke in the middle of its answer.`,
  'too many requests': (name) => `${name} is asking for fewer requests at the moment.`,
  'burst of 500s': (name) => `${name} has trouble of its own (status 500).`,
  'error page with status 200': (name) => `${name} gave an answer that cannot be read.`,
  truncated: (name) => `${name} gave an answer that cannot be read.`,
  'field null': (name) => `${name} gave an answer that cannot be read.`,
  'field renamed': (name) => `${name} gave an answer that cannot be read.`,
  'body of 50 MB': (name) => `The answer of ${name} is too large to be read.`,
}

describe.each(everySource)('$name', (source) => {
  const { name } = source

  test.each(Object.entries(told) as [Fault, (name: string) => string][])(
    '%s: told truly, and nothing of it is kept',
    async (fault, sentence) => {
      const isSlow = fault === 'stalled headers' || fault === 'dripping body'
      const ask = asking(source, isSlow ? { policies: policiesOf(impatient) } : {})
      upstream.fault = fault
      if (fault === 'field null' && source.nullIsUnknown) {
        expect(await ask()).toBeNull()
        return
      }
      const problem = await problemOf(source, ask())
      expect(problem.message).toBe(sentence(name))
      if (fault === 'too many requests')
        expect(problem).toMatchObject({ kind: 'limited', retryAt: '2026-03-01T12:00:09.000Z' })
      else expect(problem.kind).toBe('failed')
      upstream.fault = null
      await expectGood(source, isSlow ? asking(source) : ask)
    },
  )

  test('refused connection: told truly, and nothing of it is kept', async () => {
    const ask = asking(source)
    const port = Number(new URL(upstream.url).port)
    await upstream.close()
    expect(await problemOf(source, ask())).toEqual({
      kind: 'failed',
      failure: 'unreachable',
      message: `${name} cannot be reached.`,
    })
    upstream = await startFaultyUpstream(port)
    upstream.good = source.good
    await expectGood(source, ask)
  })

  test('DNS failure: told truly, and nothing of it is kept', async () => {
    let isDown = true
    const resolve = async (host: string) => {
      if (isDown) throw new Error(`getaddrinfo EAI_AGAIN ${host}`)
      return ['127.0.0.1']
    }
    const named = upstream.url.replace('127.0.0.1', 'api.source.test')
    const ask = asking(source, { network: { resolve } }, named)
    expect((await problemOf(source, ask())).message).toBe(`${name} cannot be reached.`)
    isDown = false
    await expectGood(source, ask)
  })

  test('connection that hangs: told truly, and nothing of it is kept', async () => {
    let hangs = true
    const dial = ([host]: readonly string[], port: number) =>
      hangs ? new Socket() : connect({ host: host ?? '', port })
    const ask = asking(source, { network: { dial, connectMs: 80 } })
    expect((await problemOf(source, ask())).message).toBe(`${name} did not answer in time.`)
    hangs = false
    await expectGood(source, ask)
  })
})
