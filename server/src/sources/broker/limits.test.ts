import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Bench, problemOf, startBench, title } from './broker-bench.fixture.ts'
import { goodBody } from './faulty-upstream.fixture.ts'
import { policies } from './policy.ts'

let bench: Bench

beforeEach(async () => {
  bench = await startBench()
})

afterEach(() => bench.close())

describe('limits are obeyed', () => {
  test('one request in three seconds and one connection for arXiv', async () => {
    const broker = bench.brokerWith({}, { policies })
    const askedAt: number[] = []
    let running = 0
    let most = 0
    bench.upstream.answer = (_request, response) => {
      askedAt.push(bench.clock.now())
      running += 1
      most = Math.max(most, running)
      setTimeout(() => {
        running -= 1
        response.end(goodBody)
      }, 20)
      return true
    }
    await Promise.all(
      [1, 2, 3, 4].map((n) => bench.askFor(broker, `/query?id=${n}`, { source: 'arXiv' })),
    )
    const gaps = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0))
    expect(gaps).toEqual([3_000, 3_000, 3_000])
    expect(most).toBe(1)
    const crowd = Array.from({ length: 8 }, (_, n) =>
      bench.askFor(broker, `/query?id=${n + 10}`, { source: 'arXiv' }),
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
      const broker = bench.brokerWith()
      bench.answerWith({
        status: 429,
        ...(after === undefined ? {} : { headers: { 'retry-after': after } }),
      })
      const problem = {
        kind: 'limited',
        retryAt,
        message: 'Crossref is asking for fewer requests at the moment.',
      }
      expect(await problemOf(bench.askFor(broker))).toEqual(problem)
      expect(await problemOf(bench.askFor(broker, '/works/2'))).toEqual(problem)
      expect(bench.upstream.seen).toHaveLength(1)
      bench.clock.advance(3_600_000)
      bench.answerWith({ status: 200 })
      expect((await bench.askFor(broker))?.value).toBe(title)
    },
  )

  test('a short Retry-After is waited for', async () => {
    bench.answerWith({ status: 429, headers: { 'retry-after': '2' } }, { status: 200 })
    expect((await bench.askFor(bench.brokerWith()))?.value).toBe(title)
    expect(bench.clock.slept).toEqual([2_000])
  })

  test('GitHub: 403 with nothing left is a limit, not a refusal', async () => {
    const reset = String(Date.parse('2026-03-01T12:30:00Z') / 1_000)
    bench.answerWith({
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
    })
    expect(await problemOf(bench.askFor(bench.brokerWith()))).toMatchObject({
      kind: 'limited',
      retryAt: '2026-03-01T12:30:00.000Z',
    })
  })

  test('Hugging Face: the last allowed answer closes the gate until the window ends', async () => {
    const broker = bench.brokerWith({ obeysRemaining: true })
    bench.answerWith({ status: 200, headers: { ratelimit: '"api";r=0;t=55' } })
    await bench.askFor(broker)
    expect(await problemOf(bench.askFor(broker, '/works/2'))).toMatchObject({
      kind: 'limited',
      retryAt: '2026-03-01T12:00:55.000Z',
    })
    expect(bench.upstream.seen).toHaveLength(1)
  })

  test('Crossref: an announced pace below ours is kept, one above is not', async () => {
    const announce = (limit: string) => ({
      'x-rate-limit-limit': limit,
      'x-rate-limit-interval': '1s',
      'x-concurrency-limit': '1',
    })
    const broker = bench.brokerWith({
      lanes: { all: { requests: 4, perMs: 1_000, burst: 1, concurrency: 3 } },
    })
    bench.answerWith({ status: 200, headers: announce('2') })
    await bench.askFor(broker, '/works/0')
    await bench.askFor(broker, '/works/1')
    bench.answerWith({ status: 200, headers: announce('50') })
    await bench.askFor(broker, '/works/2')
    await bench.askFor(broker, '/works/3')
    expect(bench.clock.slept).toEqual([500, 500, 250])
  })

  test('OpenAlex: a spent budget for lists leaves single works alone', async () => {
    const broker = bench.brokerWith({}, { policies })
    const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1800' }
    const source = 'OpenAlex'
    bench.answerWith({ status: 429, headers: spent })
    expect(await problemOf(bench.askFor(broker, '/works?search=x', { source }))).toMatchObject({
      kind: 'limited',
      retryAt: '2026-03-01T12:30:00.000Z',
    })
    bench.answerWith({ status: 200, headers: spent })
    expect((await bench.askFor(broker, '/works/W1', { source }))?.value).toBe(title)
    expect((await bench.askFor(broker, '/works/W2', { source }))?.value).toBe(title)
  })

  test('no more than six requests at the same time', async () => {
    const broker = bench.brokerWith()
    let running = 0
    let most = 0
    bench.upstream.answer = (_request, response) => {
      running += 1
      most = Math.max(most, running)
      setTimeout(() => {
        running -= 1
        response.end(goodBody)
      }, 10)
      return true
    }
    await Promise.all(Array.from({ length: 40 }, (_, n) => bench.askFor(broker, `/works/${n}`)))
    expect(most).toBe(6)
  })
})
