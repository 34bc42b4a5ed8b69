import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SourceError } from '../source.ts'
import { type Bench, problemOf, startBench, title } from './broker-bench.fixture.ts'
import { goodBody } from './faulty-upstream.fixture.ts'

let bench: Bench

beforeEach(async () => {
  bench = await startBench()
})

afterEach(() => bench.close())

describe('retries and rest', () => {
  test('two retries at most, with jitter, and only for what may pass', async () => {
    bench.answerWith({ status: 503 }, { status: 502 }, { status: 200 })
    expect((await bench.askFor(bench.brokerWith()))?.value).toBe(title)
    expect(bench.clock.slept).toEqual([100, 200])

    bench.upstream.seen.length = 0
    bench.answerWith({ status: 500 })
    await problemOf(bench.askFor(bench.brokerWith()))
    expect(bench.upstream.seen).toHaveLength(3)

    bench.upstream.seen.length = 0
    bench.answerWith({ status: 400 })
    await problemOf(bench.askFor(bench.brokerWith()))
    expect(bench.upstream.seen).toHaveLength(1)
  })

  test('retries are about a tenth of all calls', async () => {
    const broker = bench.brokerWith()
    let count = 0
    // Every third answer fails: never five in a row, and less than half of all, so that the breaker stays shut.
    bench.upstream.answer = (_request, response) => {
      response.writeHead(count++ % 3 === 0 ? 500 : 200).end(goodBody)
      return true
    }
    for (let n = 0; n < 100; n++) {
      await bench
        .askFor(broker, `/works/${n}`)
        .catch((error: unknown) => expect(error).toBeInstanceOf(SourceError))
      bench.clock.advance(1_000)
    }
    expect(bench.upstream.seen.length - 100).toBeGreaterThan(2)
    expect(bench.upstream.seen.length - 100).toBeLessThanOrEqual(
      2 + 0.1 * bench.upstream.seen.length,
    )
  })

  test('where our own pace is slow, a failure is told at once, and not when the next turn comes', async () => {
    const slow = { requests: 1, perMs: 3_000, burst: 1, concurrency: 1 }
    const broker = bench.brokerWith({ lanes: { all: slow } })
    bench.answerWith({ status: 503 }, { status: 200 })
    expect(await problemOf(bench.askFor(broker))).toMatchObject({ failure: 'trouble' })
    expect(bench.clock.slept).toEqual([])
    expect(bench.upstream.seen).toHaveLength(1)
  })

  test('five failures in a row: left alone for ten seconds, then one trial', async () => {
    const broker = bench.brokerWith()
    bench.upstream.fault = 'truncated'
    for (let n = 0; n < 5; n++) await problemOf(bench.askFor(broker, `/works/${n}`))
    const resting = {
      kind: 'failed',
      failure: 'resting',
      retryAt: '2026-03-01T12:00:11.000Z',
      message:
        'Crossref gave an answer that cannot be read. It failed several times and is left alone for a moment.',
    }
    expect(await problemOf(bench.askFor(broker, '/works/6'))).toEqual(resting)
    expect(bench.upstream.seen).toHaveLength(5)

    bench.clock.advance(12_000)
    await Promise.all([7, 8, 9].map((n) => problemOf(bench.askFor(broker, `/works/${n}`))))
    expect(bench.upstream.seen).toHaveLength(6)

    bench.upstream.fault = null
    bench.clock.advance(30_000)
    expect((await bench.askFor(broker, '/works/10'))?.value).toBe(title)
    expect((await bench.askFor(broker, '/works/11'))?.value).toBe(title)
  })

  test('a source at rest does not keep another from answering', async () => {
    const broker = bench.brokerWith()
    bench.upstream.fault = 'truncated'
    for (let n = 0; n < 6; n++) await problemOf(bench.askFor(broker, `/works/${n}`))
    bench.upstream.fault = null
    expect((await bench.askFor(broker, '/works/1', { source: 'OpenAlex' }))?.value).toBe(title)
  })
})
