/** Keeps retries at about a tenth of all calls, so that a sick source is not asked three times as often. */
export interface RetryBudget {
  called(): void
  /** Takes one retry when there is one. */
  spend(): boolean
}

const share = 0.1
const most = 10

/** Starts with enough for a quiet hour's two retries. */
export function createRetryBudget(start = 2): RetryBudget {
  let left = start
  return {
    called: () => {
      left = Math.min(most, left + share)
    },
    spend: () => {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

/** Full jitter: anything from 0 to 200 ms, 400 ms, ... at most 5 s. `attempt` begins with 0. */
export function jitterMs(attempt: number, random: () => number): number {
  return random() * Math.min(5_000, 200 * 2 ** attempt)
}
