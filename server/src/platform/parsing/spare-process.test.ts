import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { plainPdf } from './hostile-files.fixture.ts'
import { jailCommand } from './jail-command.ts'
import { createParser, parserLimits } from './parse-jail.ts'
import { type ParserProcess, startParserProcess } from './parser-process.ts'
import { createSpare } from './spare-process.ts'

const log = createLog('silent')

describe('a process that waits', () => {
  const minute = 60_000
  let started: (ParserProcess & { isOver(): boolean; die(): Promise<void> })[]
  beforeEach(() => {
    vi.useFakeTimers()
    started = []
  })
  afterEach(() => void vi.useRealTimers())

  const soon = () => vi.advanceTimersByTimeAsync(0)
  const alive = () => started.filter((process) => !process.isOver()).length

  function newProcess(): ParserProcess {
    let isOver = false
    const ended = Promise.withResolvers<void>()
    const end = () => {
      isOver = true
      ended.resolve()
    }
    const process = {
      over: ended.promise,
      isOver: () => isOver,
      end,
      read: () => Promise.reject(new Error('no file is read here')),
      async die() {
        end()
        await soon()
      },
    }
    started.push(process)
    return process
  }
  const spareOf = (start: () => Promise<ParserProcess> = async () => newProcess()) =>
    createSpare(start, log, { idleMs: 10 * minute, restMs: 1_000, pauseMs: 10_000 })

  test('is started when a file is expected, and not before; one is enough', async () => {
    const spare = spareOf()
    expect(await spare.take()).toBeNull()
    expect(started).toHaveLength(0)
    spare.expectFile()
    spare.expectFile()
    await soon()
    spare.expectFile()
    await soon()
    expect(started).toHaveLength(1)
    expect(await spare.take()).toBe(started[0])
    expect(await spare.take()).toBeNull()
  })

  test('is taken once; the next one is started when it has ended and its paper had a second', async () => {
    const spare = spareOf()
    spare.expectFile()
    await spare.take()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(started).toHaveLength(1)
    await started[0]?.die()
    await vi.advanceTimersByTimeAsync(999)
    expect(started).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(started).toHaveLength(2)
    expect(await spare.take()).toBe(started[1])
  })

  test('is let go when nothing was expected for ten minutes, and none is started then', async () => {
    const spare = spareOf()
    spare.expectFile()
    await vi.advanceTimersByTimeAsync(9 * minute)
    spare.expectFile()
    await vi.advanceTimersByTimeAsync(9 * minute)
    expect(alive()).toBe(1)
    await vi.advanceTimersByTimeAsync(minute)
    expect(alive()).toBe(0)
    expect(await spare.take()).toBeNull()
    await vi.advanceTimersByTimeAsync(minute)
    expect(started).toHaveLength(1)
  })

  test('and dies is replaced when a file is expected again, ten seconds later at the soonest', async () => {
    const spare = spareOf()
    spare.expectFile()
    await soon()
    await started[0]?.die()
    expect(await spare.take()).toBeNull()
    for (let second = 0; second < 9; second++) {
      await vi.advanceTimersByTimeAsync(1_000)
      spare.expectFile()
    }
    expect(started).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    spare.expectFile()
    expect(await spare.take()).toBe(started[1])
  })

  test('and cannot be started keeps no file, and is not tried at every sign of one', async () => {
    let tries = 0
    const spare = spareOf(async () => {
      tries++
      throw new Error('no more processes')
    })
    spare.expectFile()
    expect(await spare.take()).toBeNull()
    spare.expectFile()
    await soon()
    expect(tries).toBe(1)
    await vi.advanceTimersByTimeAsync(10_000)
    spare.expectFile()
    expect(tries).toBe(2)
  })

  test.each([
    ['waits', soon],
    ['is being started', async () => {}],
  ])('and %s when the server stops is ended, and none is started any more', async (_, wait) => {
    const spare = spareOf()
    spare.expectFile()
    await wait()
    await spare.close()
    expect([started.length, alive()]).toEqual([1, 0])
    spare.expectFile()
    await vi.advanceTimersByTimeAsync(minute)
    expect(started).toHaveLength(1)
  })
})

describe('with a process that waits', () => {
  const limits = { ...parserLimits, cpuSeconds: 1 }
  const start = async () => startParserProcess(await jailCommand('wait', parserLimits, log))

  test('each file meets a process that has seen no other, and is read as without it', async () => {
    const isOver: boolean[] = []
    const noting = async () => {
      const process = await start()
      const index = isOver.push(false) - 1
      void process.over.then(() => {
        isOver[index] = true
      })
      return process
    }
    const spare = createSpare(noting, log, { restMs: 0 })
    const parse = createParser(log, { spare })
    spare.expectFile()
    const first = await parse(plainPdf)
    expect(isOver).toEqual([true])
    await expect.poll(() => isOver).toEqual([true, false])
    expect(await parse(plainPdf)).toEqual(first)
    expect(isOver.slice(0, 2)).toEqual([true, true])
    await spare.close()
    expect(await createParser(log)(plainPdf)).toEqual(first)
  })

  test('a file is not lost when that one has died', async () => {
    const dead = await start()
    dead.end()
    const spare = { expectFile() {}, take: async () => dead, close: async () => {} }
    const document = await createParser(log, { spare })(plainPdf)
    expect(document.text).toContain('Sentence 7 of a plain page.')
  })

  test('a file that ends it is not read again by another', async ({ skip }) => {
    if (process.platform !== 'linux') skip('the system limits no computing time')
    const take = async () => startParserProcess(await jailCommand('read', limits, log))
    const spare = { expectFile() {}, take, close: async () => {} }
    const long = Buffer.from(
      `<!doctype html><title>Long</title>${'<p>One more.</p>'.repeat(700_000)}`,
    )
    // Another one would have the time for it.
    await expect(createParser(log, { spare })(long)).rejects.toThrow(
      'more computing time than one file may have',
    )
  })

  test('it has the limits of every other, but for a second in which it gets ready', async () => {
    const [waiting, reading] = await Promise.all(
      (['wait', 'read'] as const).map((stage) => jailCommand(stage, limits, log)),
    )
    const args = waiting?.args.map((arg) =>
      arg === '--cpu=2' ? '--cpu=1' : arg === 'wait' ? 'read' : arg,
    )
    expect({ ...waiting, args }).toEqual(reading)
  })
})
