import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SourceError } from '../source.ts'
import type { Answer, AnswerCache } from './answer-cache.ts'
import { createMemoryCache } from './answer-cache.ts'
import { type Broker, type BrokerEvent, type BrokerOptions, createBroker } from './broker.ts'
import { createFakeClock, type FakeClock } from './fake-clock.fixture.ts'
import { type FaultyUpstream, goodBody, startFaultyUpstream } from './faulty-upstream.fixture.ts'
import type { Policy } from './policy.ts'

const policy: Policy = {
  lanes: { all: { requests: 100, perMs: 1_000, burst: 100, concurrency: 6 } },
  deadlineMs: 6_000,
  headersMs: 3_000,
  maxWaitMs: 10_000,
  pauseMs: 30_000,
}
const readTitle = (body: Uint8Array) =>
  (JSON.parse(new TextDecoder().decode(body)) as { title: string }).title
const title = 'On the [good] answer'

let upstream: FaultyUpstream
let clock: FakeClock
let brokers: Broker[]
let events: BrokerEvent[]

beforeEach(async () => {
  upstream = await startFaultyUpstream()
  clock = createFakeClock()
  brokers = []
  events = []
})

afterEach(async () => {
  await Promise.all(brokers.map((broker) => broker.close()))
  await upstream.close()
})

function brokerWith(more: Partial<Policy> = {}, options: Partial<BrokerOptions> = {}): Broker {
  const broker = createBroker({
    version: '1.2.3',
    publicUrl: 'https://papers.example',
    contactEmail: 'library@papers.example',
    trusted: [upstream.url],
    policies: { Crossref: { ...policy, ...more } },
    clock,
    random: () => 0.5,
    report: (event) => events.push(event),
    ...options,
  })
  brokers.push(broker)
  return broker
}

type Asked = Partial<Parameters<Broker['ask']>[0]>
const askFor = (broker: Broker, path = '/works/1', asked: Asked = {}) =>
  broker.ask({
    source: 'Crossref',
    url: `${upstream.url}${path}`,
    signal: new AbortController().signal,
    ...asked,
    read: readTitle,
  })

async function problemOf(answer: Promise<unknown>) {
  const error = await answer.then(
    (value) => expect.unreachable(`answered ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof SourceError)) throw error
  return error.problem
}

/** Answers with these statuses in turn, the last one for ever. */
function answerWith(...answers: { status: number; headers?: Record<string, string> }[]): void {
  upstream.answer = (_request, response) => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    response.writeHead(next?.status ?? 200, next?.headers)
    response.end(next?.status === 200 ? goodBody : '')
    return true
  }
}

test('says who asks', async () => {
  await askFor(brokerWith())
  expect(upstream.seen[0]?.headers['user-agent']).toBe(
    'Tessera/1.2.3 (+https://papers.example; mailto:library@papers.example)',
  )
})

test('a source that is off is not asked, and says why', async () => {
  const problem = await problemOf(askFor(brokerWith({ off: 'Crossref is off here.' })))
  expect(problem).toEqual({ kind: 'off', message: 'Crossref is off here.' })
  expect(upstream.seen).toEqual([])
})

describe('the cache', () => {
  test('a fresh answer is used again, with the time of the first', async () => {
    const broker = brokerWith()
    const first = await askFor(broker, '/works?a=1&b=2')
    clock.advance(599_000)
    expect(await askFor(broker, '/works?b=2&a=1')).toEqual(first)
    expect(first?.at).toBe('2026-03-01T12:00:00.000Z')
    expect(upstream.seen).toHaveLength(1)
    clock.advance(2_000)
    expect((await askFor(broker, '/works?a=1&b=2'))?.at).toBe('2026-03-01T12:10:01.000Z')
    expect(upstream.seen).toHaveLength(2)
  })

  test('an old answer is confirmed instead of fetched again', async () => {
    const broker = brokerWith()
    const lastModified = 'Sat, 28 Feb 2026 10:00:00 GMT'
    answerWith(
      { status: 200, headers: { etag: '"v1"', 'last-modified': lastModified } },
      { status: 304 },
    )
    await askFor(broker)
    clock.advance(700_000)
    expect(await askFor(broker)).toEqual({ value: title, at: '2026-03-01T12:11:40.000Z' })
    expect(upstream.seen[1]?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': lastModified,
    })
    clock.advance(500_000)
    await askFor(broker)
    expect(upstream.seen).toHaveLength(2)
  })

  test('when the source fails, the old answer is given, as of its own time', async () => {
    const broker = brokerWith()
    await askFor(broker)
    clock.advance(86_400_000)
    upstream.fault = 'error page with status 200'
    expect(await askFor(broker)).toEqual({ value: title, at: '2026-03-01T12:00:00.000Z' })
    expect(events.at(-1)).toMatchObject({ source: 'Crossref', outcome: 'stale' })
  })

  test('"does not know it" is believed for ten minutes, and never instead of a failure', async () => {
    const broker = brokerWith()
    answerWith({ status: 404 }, { status: 400 })
    expect(await askFor(broker)).toBeNull()
    clock.advance(599_000)
    expect(await askFor(broker)).toBeNull()
    expect(upstream.seen).toHaveLength(1)
    clock.advance(2_000)
    expect(await problemOf(askFor(broker))).toEqual({
      kind: 'failed',
      message: 'Crossref refused the request (status 400).',
    })
  })

  test('what another reader kept and this one cannot read is thrown away and asked again', async () => {
    const kept = new Map<string, Answer>()
    const cache: AnswerCache = {
      get: async (key) => kept.get(key) ?? null,
      set: async (key, answer) => void kept.set(key, answer),
      delete: async (key) => void kept.delete(key),
    }
    const broker = brokerWith({}, { cache })
    await askFor(broker)
    for (const [key, answer] of kept) kept.set(key, { ...answer, body: Buffer.from('not JSON') })
    expect((await askFor(broker))?.value).toBe(title)
    expect(upstream.seen).toHaveLength(2)
  })

  test('holds no more than its room, the least used forgotten first', async () => {
    const cache = createMemoryCache(10_000)
    const answer = { body: new Uint8Array(600), contentType: '', at: '', freshUntil: 0 }
    for (let n = 0; n < 20; n++) {
      await cache.set(`key ${n}`, answer)
      await cache.get('key 0')
    }
    const isKept = await Promise.all(
      [0, 1, 10, 19].map(async (n) => (await cache.get(`key ${n}`)) !== null),
    )
    expect(isKept).toEqual([true, false, false, true])
    await cache.set('large', { ...answer, body: new Uint8Array(2_000) })
    expect(await cache.get('large')).toBeNull()
  })
})

describe('one question at a time', () => {
  test('1,000 readers of one new DOI make one request (T53)', async () => {
    const broker = brokerWith()
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => askFor(broker)))
    expect(answers.every((answer) => answer?.value === title)).toBe(true)
    expect(upstream.seen).toHaveLength(1)
  })

  test('1,000 readers are told of one failure by one request', async () => {
    upstream.fault = 'field renamed'
    const strict = (body: Uint8Array) => readTitle(body).toUpperCase()
    const broker = brokerWith()
    const problems = await Promise.all(
      Array.from({ length: 1_000 }, () =>
        problemOf(
          broker.ask({
            source: 'Crossref',
            url: `${upstream.url}/works/1`,
            signal: new AbortController().signal,
            read: strict,
          }),
        ),
      ),
    )
    expect(new Set(problems.map((problem) => problem.message)).size).toBe(1)
    expect(upstream.seen).toHaveLength(1)
  })

  test('a request under way is finished for the next reader when the first one leaves', async () => {
    const broker = brokerWith()
    const leave = new AbortController()
    upstream.answer = (_request, response) => {
      leave.abort()
      setTimeout(() => response.end(goodBody), 30)
      return true
    }
    const problem = await problemOf(askFor(broker, '/works/1', { signal: leave.signal }))
    expect(problem.message).toBe('Crossref did not answer in time.')
    expect((await askFor(broker))?.value).toBe(title)
    await expect.poll(() => events.map((event) => event.outcome)).toContain('answered')
    expect(upstream.seen).toHaveLength(1)
  })

  test('a question that nobody waits for any more is not asked', async () => {
    const broker = brokerWith({
      lanes: { all: { requests: 1, perMs: 3_000, burst: 1, concurrency: 1 } },
    })
    const leave = new AbortController()
    let finish = () => {}
    upstream.answer = (request, response) => {
      finish = () => response.end(goodBody)
      return request.url === '/works/1'
    }
    const first = askFor(broker, '/works/1')
    await expect.poll(() => upstream.seen.length).toBe(1)
    const second = askFor(broker, '/works/2', { signal: leave.signal })
    await new Promise((resolve) => setImmediate(resolve))
    leave.abort()
    expect(await problemOf(second)).toMatchObject({
      kind: 'limited',
      retryAt: '2026-03-01T12:00:03.000Z',
    })
    finish()
    await first
    expect((await askFor(broker, '/works/3'))?.value).toBe(title)
    expect(upstream.seen.map((request) => request.url)).toEqual(['/works/1', '/works/3'])
  })
})

describe('limits are obeyed', () => {
  test('one request in three seconds and one connection for arXiv', async () => {
    const { policies } = await import('./policy.ts')
    const broker = brokerWith({}, { policies })
    const askedAt: number[] = []
    let running = 0
    let most = 0
    upstream.answer = (_request, response) => {
      askedAt.push(clock.now())
      running += 1
      most = Math.max(most, running)
      setTimeout(() => {
        running -= 1
        response.end(goodBody)
      }, 20)
      return true
    }
    await Promise.all(
      [1, 2, 3, 4].map((n) => askFor(broker, `/query?id=${n}`, { source: 'arXiv' })),
    )
    const gaps = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0))
    expect(gaps).toEqual([3_000, 3_000, 3_000])
    expect(most).toBe(1)
    const crowd = Array.from({ length: 8 }, (_, n) =>
      askFor(broker, `/query?id=${n + 10}`, { source: 'arXiv' }),
    )
    const settled = await Promise.allSettled(crowd)
    expect(settled.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason.problem.kind).toBe('limited')
  })

  test.each([
    ['seconds', '20', '2026-03-01T12:00:20.000Z'],
    ['a date', 'Sun, 01 Mar 2026 12:00:40 GMT', '2026-03-01T12:00:40.000Z'],
    ['nothing', undefined, '2026-03-01T12:00:30.000Z'],
    ['next month', '2592000', '2026-03-01T13:00:00.000Z'],
  ])(
    '"too many requests" with Retry-After as %s pauses the source',
    async (_form, after, retryAt) => {
      const broker = brokerWith()
      answerWith({
        status: 429,
        ...(after === undefined ? {} : { headers: { 'retry-after': after } }),
      })
      const problem = {
        kind: 'limited',
        retryAt,
        message: 'Crossref allows no more requests at the moment.',
      }
      expect(await problemOf(askFor(broker))).toEqual(problem)
      expect(await problemOf(askFor(broker, '/works/2'))).toEqual(problem)
      expect(upstream.seen).toHaveLength(1)
      clock.advance(3_600_000)
      answerWith({ status: 200 })
      expect((await askFor(broker))?.value).toBe(title)
    },
  )

  test('a short Retry-After is waited for', async () => {
    answerWith({ status: 429, headers: { 'retry-after': '2' } }, { status: 200 })
    expect((await askFor(brokerWith()))?.value).toBe(title)
    expect(clock.slept).toEqual([2_000])
  })

  test('GitHub: 403 with nothing left is a limit, not a refusal', async () => {
    const reset = String(Date.parse('2026-03-01T12:30:00Z') / 1_000)
    answerWith({
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
    })
    expect(await problemOf(askFor(brokerWith()))).toMatchObject({
      kind: 'limited',
      retryAt: '2026-03-01T12:30:00.000Z',
    })
  })

  test('Hugging Face: the last allowed answer closes the gate until the window ends', async () => {
    const broker = brokerWith({ obeysRemaining: true })
    answerWith({ status: 200, headers: { ratelimit: '"api";r=0;t=55' } })
    await askFor(broker)
    expect(await problemOf(askFor(broker, '/works/2'))).toMatchObject({
      kind: 'limited',
      retryAt: '2026-03-01T12:00:55.000Z',
    })
    expect(upstream.seen).toHaveLength(1)
  })

  test('Crossref: an announced pace below ours is kept, one above is not', async () => {
    const announce = (limit: string) => ({
      'x-rate-limit-limit': limit,
      'x-rate-limit-interval': '1s',
      'x-concurrency-limit': '1',
    })
    const broker = brokerWith({
      lanes: { all: { requests: 4, perMs: 1_000, burst: 1, concurrency: 3 } },
    })
    answerWith({ status: 200, headers: announce('2') })
    await askFor(broker, '/works/0')
    await askFor(broker, '/works/1')
    answerWith({ status: 200, headers: announce('50') })
    await askFor(broker, '/works/2')
    await askFor(broker, '/works/3')
    expect(clock.slept).toEqual([500, 500, 250])
  })

  test('OpenAlex: a spent budget for lists leaves single works alone', async () => {
    const { policies } = await import('./policy.ts')
    const broker = brokerWith({}, { policies })
    const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1800' }
    const source = 'OpenAlex'
    answerWith({ status: 429, headers: spent })
    expect(await problemOf(askFor(broker, '/works?search=x', { source }))).toMatchObject({
      kind: 'limited',
      retryAt: '2026-03-01T12:30:00.000Z',
    })
    answerWith({ status: 200, headers: spent })
    expect((await askFor(broker, '/works/W1', { source }))?.value).toBe(title)
    expect((await askFor(broker, '/works/W2', { source }))?.value).toBe(title)
  })

  test('no more than six requests at the same time', async () => {
    const broker = brokerWith()
    let running = 0
    let most = 0
    upstream.answer = (_request, response) => {
      running += 1
      most = Math.max(most, running)
      setTimeout(() => {
        running -= 1
        response.end(goodBody)
      }, 10)
      return true
    }
    await Promise.all(Array.from({ length: 40 }, (_, n) => askFor(broker, `/works/${n}`)))
    expect(most).toBe(6)
  })
})

describe('retries and rest', () => {
  test('two retries at most, with jitter, and only for what may pass', async () => {
    answerWith({ status: 503 }, { status: 502 }, { status: 200 })
    expect((await askFor(brokerWith()))?.value).toBe(title)
    expect(clock.slept).toEqual([100, 200])

    upstream.seen.length = 0
    answerWith({ status: 500 })
    await problemOf(askFor(brokerWith()))
    expect(upstream.seen).toHaveLength(3)

    upstream.seen.length = 0
    answerWith({ status: 400 })
    await problemOf(askFor(brokerWith()))
    expect(upstream.seen).toHaveLength(1)
  })

  test('retries are about a tenth of all calls', async () => {
    const broker = brokerWith()
    let count = 0
    // Every second answer fails: never five in a row, and the breaker's share is met with more good ones.
    upstream.answer = (_request, response) => {
      response.writeHead(count++ % 3 === 0 ? 500 : 200).end(goodBody)
      return true
    }
    for (let n = 0; n < 100; n++) {
      await askFor(broker, `/works/${n}`).catch((error: unknown) =>
        expect(error).toBeInstanceOf(SourceError),
      )
      clock.advance(1_000)
    }
    expect(upstream.seen.length - 100).toBeGreaterThan(2)
    expect(upstream.seen.length - 100).toBeLessThanOrEqual(2 + 0.1 * upstream.seen.length)
  })

  test('five failures in a row: left alone for ten seconds, then one trial', async () => {
    const broker = brokerWith()
    upstream.fault = 'truncated'
    for (let n = 0; n < 5; n++) await problemOf(askFor(broker, `/works/${n}`))
    const resting = {
      kind: 'failed',
      retryAt: '2026-03-01T12:00:11.000Z',
      message: 'Crossref failed several times and is left alone for a moment.',
    }
    expect(await problemOf(askFor(broker, '/works/6'))).toEqual(resting)
    expect(upstream.seen).toHaveLength(5)

    clock.advance(12_000)
    await Promise.all([7, 8, 9].map((n) => problemOf(askFor(broker, `/works/${n}`))))
    expect(upstream.seen).toHaveLength(6)

    upstream.fault = null
    clock.advance(30_000)
    expect((await askFor(broker, '/works/10'))?.value).toBe(title)
    expect((await askFor(broker, '/works/11'))?.value).toBe(title)
  })

  test('a source at rest does not keep another from answering', async () => {
    const broker = brokerWith({}, { policies: { Crossref: policy, OpenAlex: policy } })
    upstream.fault = 'truncated'
    for (let n = 0; n < 6; n++) await problemOf(askFor(broker, `/works/${n}`))
    upstream.fault = null
    expect((await askFor(broker, '/works/1', { source: 'OpenAlex' }))?.value).toBe(title)
  })
})

describe('files', () => {
  test('come through the gate of their source; limits and failures are told of it', async () => {
    const broker = brokerWith()
    const signal = new AbortController().signal
    const fetchFile = () =>
      broker.fetchFile(`${upstream.url}/1.pdf`, { signal, source: 'Crossref' })
    expect(new TextDecoder().decode((await fetchFile()).bytes)).toBe(goodBody)
    answerWith({ status: 404 })
    expect((await problemOf(fetchFile())).message).toBe(
      'Crossref refused the request (status 404).',
    )
    answerWith({ status: 429, headers: { 'retry-after': '60' } })
    expect((await problemOf(fetchFile())).kind).toBe('limited')
    expect((await problemOf(askFor(broker))).kind).toBe('limited')
  })

  test('an address that leads inwards is not visited', async () => {
    const broker = brokerWith()
    const signal = new AbortController().signal
    const url = 'http://169.254.169.254/latest/meta-data/'
    expect((await problemOf(broker.fetchFile(url, { signal }))).message).toMatch(/not public/)
  })
})
