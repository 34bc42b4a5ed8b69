import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type AnswerCache, createMemoryCache } from './answer-cache.ts'
import { type Bench, problemOf, startBench, title } from './broker-bench.fixture.ts'
import { goodBody } from './faulty-upstream.fixture.ts'

let bench: Bench

beforeEach(async () => {
  bench = await startBench()
})

afterEach(() => bench.close())

test('says who asks', async () => {
  await bench.askFor(bench.brokerWith())
  expect(bench.upstream.seen[0]?.headers['user-agent']).toBe(
    'Tessera/1.2.3 (+https://papers.example; mailto:library@papers.example)',
  )
})

test('a source that is off is not asked, and says why', async () => {
  const problem = await problemOf(bench.askFor(bench.brokerWith({ off: 'Crossref is off here.' })))
  expect(problem).toEqual({ kind: 'off', message: 'Crossref is off here.' })
  expect(bench.upstream.seen).toEqual([])
})

describe('the cache', () => {
  test('a fresh answer is used again, with the time of the first', async () => {
    const broker = bench.brokerWith()
    const first = await bench.askFor(broker, '/works?a=1&b=2')
    bench.clock.advance(599_000)
    expect(await bench.askFor(broker, '/works?b=2&a=1')).toEqual(first)
    expect(first?.at).toBe('2026-03-01T12:00:00.000Z')
    expect(bench.upstream.seen).toHaveLength(1)
    bench.clock.advance(2_000)
    expect((await bench.askFor(broker, '/works?a=1&b=2'))?.at).toBe('2026-03-01T12:10:01.000Z')
    expect(bench.upstream.seen).toHaveLength(2)
  })

  test('an old answer is confirmed instead of fetched again', async () => {
    const broker = bench.brokerWith()
    const lastModified = 'Sat, 28 Feb 2026 10:00:00 GMT'
    bench.answerWith(
      { status: 200, headers: { etag: '"v1"', 'last-modified': lastModified } },
      { status: 304 },
    )
    await bench.askFor(broker)
    bench.clock.advance(700_000)
    expect(await bench.askFor(broker)).toEqual({ value: title, at: '2026-03-01T12:11:40.000Z' })
    expect(bench.upstream.seen[1]?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': lastModified,
    })
    bench.clock.advance(500_000)
    await bench.askFor(broker)
    expect(bench.upstream.seen).toHaveLength(2)
  })

  test('when the source fails, the old answer is given, as of its own time, with what went wrong', async () => {
    const broker = bench.brokerWith()
    await bench.askFor(broker)
    bench.clock.advance(86_400_000)
    bench.upstream.fault = 'error page with status 200'
    expect(await bench.askFor(broker)).toEqual({
      value: title,
      at: '2026-03-01T12:00:00.000Z',
      silence: {
        kind: 'failed',
        failure: 'unreadable',
        message: 'Crossref gave an answer that cannot be read.',
      },
    })
    expect(bench.events.at(-1)).toMatchObject({ source: 'Crossref', outcome: 'stale' })
  })

  test('"does not know it" is believed for ten minutes, and never instead of a failure', async () => {
    const broker = bench.brokerWith()
    bench.answerWith({ status: 404 }, { status: 400 })
    expect(await bench.askFor(broker)).toBeNull()
    bench.clock.advance(599_000)
    expect(await bench.askFor(broker)).toBeNull()
    expect(bench.upstream.seen).toHaveLength(1)
    bench.clock.advance(2_000)
    expect(await problemOf(bench.askFor(broker))).toEqual({
      kind: 'failed',
      failure: 'refused',
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
    const broker = bench.brokerWith({}, { cache })
    await bench.askFor(broker)
    for (const [key, answer] of kept) kept.set(key, { ...answer, body: Buffer.from('not JSON') })
    expect((await bench.askFor(broker))?.value).toBe(title)
    expect(bench.upstream.seen).toHaveLength(2)
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

describe('files', () => {
  test('come through the gate of their source; limits and failures are told of it', async () => {
    const broker = bench.brokerWith()
    const signal = new AbortController().signal
    const fetchFile = () =>
      broker.fetchFile(`${bench.upstream.url}/1.pdf`, { signal, source: 'Crossref', isOwn: true })
    expect(new TextDecoder().decode((await fetchFile()).bytes)).toBe(goodBody)
    bench.answerWith({ status: 404 })
    expect((await problemOf(fetchFile())).message).toBe(
      'Crossref refused the request (status 404).',
    )
    bench.answerWith({ status: 429, headers: { 'retry-after': '60' } })
    expect((await problemOf(fetchFile())).kind).toBe('limited')
    expect((await problemOf(bench.askFor(broker))).kind).toBe('limited')
  })

  test('an address that leads inwards is not visited', async () => {
    const broker = bench.brokerWith()
    const signal = new AbortController().signal
    const { upstream } = bench
    for (const url of ['http://169.254.169.254/latest/meta-data/', `${upstream.url}/1.pdf`])
      expect((await problemOf(broker.fetchFile(url, { signal }))).message).toMatch(/not public/)
  })
})
