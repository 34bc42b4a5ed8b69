import type { Clock } from './clock.ts'

export interface FakeClock extends Clock {
  /** How long everybody slept, one entry per sleep. */
  readonly slept: number[]
  advance(ms: number): void
}

/** A clock that stands still until somebody sleeps, and then jumps: a sleep takes one turn of the event loop. */
export function createFakeClock(start = Date.parse('2026-03-01T12:00:00Z')): FakeClock {
  let time = start
  const slept: number[] = []
  return {
    slept,
    now: () => time,
    advance: (ms) => {
      time += ms
    },
    sleep: async (ms, signal) => {
      signal.throwIfAborted()
      slept.push(ms)
      time += ms
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}
