import { expect } from 'vitest'

/** Below this nothing can be said about growth, and nobody waits. */
const tooShortMs = 40

/**
 * Expects that four times the input costs about four times as much: quadratic work costs sixteen times. It
 * compares two runs of its own, so that a slow or busy machine changes nothing; the best of three tries counts.
 */
export function expectLinear(run: (size: number) => unknown, size: number, name = ''): void {
  const ratio = () => {
    const small = coreMs(() => run(size))
    const large = coreMs(() => run(size * 4))
    return large < tooShortMs ? 0 : large / small
  }
  run(size)
  let best = ratio()
  for (let tries = 0; tries < 2 && best > 9; tries++) best = Math.min(best, ratio())
  expect(best, name).toBeLessThan(9)
}

/** Milliseconds of its core that something takes. */
export function coreMs(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
