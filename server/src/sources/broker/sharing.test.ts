import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Bench, problemOf, readTitle, startBench, title } from './broker-bench.fixture.ts'
import { goodBody } from './faulty-upstream.fixture.ts'

let bench: Bench

beforeEach(async () => {
  bench = await startBench()
})

afterEach(() => bench.close())

describe('one question at a time', () => {
  test('1,000 readers of one new DOI make one request (T53)', async () => {
    const broker = bench.brokerWith()
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => bench.askFor(broker)))
    expect(answers.every((answer) => answer?.value === title)).toBe(true)
    expect(bench.upstream.seen).toHaveLength(1)
  })

  test('1,000 readers are told of one failure by one request', async () => {
    bench.upstream.fault = 'field renamed'
    const strict = (body: Uint8Array) => readTitle(body).toUpperCase()
    const broker = bench.brokerWith()
    const problems = await Promise.all(
      Array.from({ length: 1_000 }, () =>
        problemOf(
          broker.ask({
            source: 'Crossref',
            url: `${bench.upstream.url}/works/1`,
            signal: new AbortController().signal,
            read: strict,
          }),
        ),
      ),
    )
    expect(new Set(problems.map((problem) => problem.message)).size).toBe(1)
    expect(bench.upstream.seen).toHaveLength(1)
  })

  test('a request under way is finished for the next reader when the first one leaves', async () => {
    const broker = bench.brokerWith()
    const leave = new AbortController()
    bench.upstream.answer = (_request, response) => {
      leave.abort()
      setTimeout(() => response.end(goodBody), 30)
      return true
    }
    const problem = await problemOf(bench.askFor(broker, '/works/1', { signal: leave.signal }))
    expect(problem.message).toBe('Crossref did not answer in time.')
    expect((await bench.askFor(broker))?.value).toBe(title)
    await expect.poll(() => bench.events.map((event) => event.outcome)).toContain('answered')
    expect(bench.upstream.seen).toHaveLength(1)
  })

  test('whoever comes to a request that others gave up does not inherit its failure', async () => {
    const broker = bench.brokerWith()
    const leave = new AbortController()
    let fail = () => {}
    bench.upstream.answer = (_request, response) => {
      fail = () => response.end('<html>')
      leave.abort()
      bench.upstream.answer = null
      return true
    }
    await problemOf(bench.askFor(broker, '/works/1', { signal: leave.signal }))
    const second = bench.askFor(broker)
    fail()
    expect((await second)?.value).toBe(title)
    expect(bench.upstream.seen).toHaveLength(2)
  })

  test('a question that nobody waits for any more is not asked', async () => {
    const broker = bench.brokerWith({
      lanes: { all: { requests: 1, perMs: 3_000, burst: 1, concurrency: 1 } },
    })
    const leave = new AbortController()
    let finish = () => {}
    bench.upstream.answer = (request, response) => {
      finish = () => response.end(goodBody)
      return request.url === '/works/1'
    }
    const first = bench.askFor(broker, '/works/1')
    await expect.poll(() => bench.upstream.seen.length).toBe(1)
    const second = bench.askFor(broker, '/works/2', { signal: leave.signal })
    await new Promise((resolve) => setImmediate(resolve))
    leave.abort()
    expect(await problemOf(second)).toMatchObject({
      kind: 'limited',
      retryAt: '2026-03-01T12:00:03.000Z',
    })
    finish()
    await first
    expect((await bench.askFor(broker, '/works/3'))?.value).toBe(title)
    expect(bench.upstream.seen.map((request) => request.url)).toEqual(['/works/1', '/works/3'])
  })

  test('behind one that is not answered, the source is told of and not our pace', async () => {
    const broker = bench.brokerWith({
      lanes: { all: { requests: 1, perMs: 3_000, burst: 1, concurrency: 1 } },
    })
    let finish = () => {}
    bench.upstream.answer = (_request, response) => {
      finish = () => response.end(goodBody)
      return true
    }
    const first = bench.askFor(broker, '/works/1')
    await expect.poll(() => bench.upstream.seen.length).toBe(1)
    const problemOfNext = async (path: string) => {
      const leave = new AbortController()
      const next = bench.askFor(broker, path, { signal: leave.signal })
      await new Promise((resolve) => setImmediate(resolve))
      leave.abort()
      return problemOf(next)
    }
    expect(await problemOfNext('/works/2')).toMatchObject({ kind: 'limited' })
    bench.clock.advance(3_000)
    expect(await problemOfNext('/works/3')).toEqual({
      kind: 'failed',
      failure: 'busy',
      message: 'Crossref has not answered earlier questions yet, so it was not asked this one.',
    })
    finish()
    await first
  })
})
