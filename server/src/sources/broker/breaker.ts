import type { Clock } from './clock.ts'

/** Stops asking a source that keeps failing. */
export interface Breaker {
  /** When the source will be asked again, while it is left alone; takes nothing. */
  restsUntil(): number | null
  /** Null when the source may be asked now, else when; after null, `succeeded`, `failed` or `undecided` must follow. */
  enter(): number | null
  succeeded(): void
  /** @param why what readers are told of it while the source is left alone */
  failed(why?: string): void
  /** What was said of the latest failure; null when nothing was. */
  latestFailure(): string | null
  /** The question ended without saying anything about the source's health. */
  undecided(): void
}

const windowMs = 30_000
const fewestCalls = 10
const failuresInARow = 5
const firstRestMs = 10_000
const longestRestMs = 120_000

/**
 * Opens at 5 failures in a row, or at half of at least 10 calls within 30 seconds. After 10 seconds and
 * some jitter one question is let through as a trial; each failed trial doubles the rest, up to 2 minutes.
 */
export function createBreaker(clock: Clock, random: () => number): Breaker {
  let outcomes: { readonly at: number; readonly isGood: boolean }[] = []
  let inARow = 0
  let openUntil: number | null = null
  let restMs = firstRestMs
  let isTrying = false
  let latest: string | null = null

  function note(isGood: boolean): void {
    const now = clock.now()
    outcomes = outcomes.filter(({ at }) => now - at < windowMs)
    outcomes.push({ at: now, isGood })
    inARow = isGood ? 0 : inARow + 1
  }

  function open(): void {
    openUntil = clock.now() + restMs * (1 + random() * 0.2)
    restMs = Math.min(longestRestMs, restMs * 2)
    outcomes = []
    inARow = 0
  }

  return {
    restsUntil: () => (openUntil !== null && clock.now() < openUntil ? openUntil : null),
    enter() {
      if (openUntil === null) return null
      if (clock.now() < openUntil) return openUntil
      if (isTrying) return clock.now() + 1_000
      isTrying = true
      return null
    },
    succeeded() {
      note(true)
      if (!isTrying && openUntil !== null) return
      isTrying = false
      openUntil = null
      restMs = firstRestMs
    },
    latestFailure: () => latest,
    failed(why) {
      latest = why ?? null
      note(false)
      const bad = outcomes.filter(({ isGood }) => !isGood).length
      const isBad =
        inARow >= failuresInARow || (outcomes.length >= fewestCalls && bad * 2 >= outcomes.length)
      const wasTrial = isTrying
      isTrying = false
      if (wasTrial || (openUntil === null && isBad)) open()
    },
    undecided() {
      isTrying = false
    },
  }
}
