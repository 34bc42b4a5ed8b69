import type { IncomingHttpHeaders } from 'node:http'
import { type Breaker, createBreaker } from './breaker.ts'
import type { Clock } from './clock.ts'
import { createGate, type Gate } from './gate.ts'
import { readPace, readRetryAfter, readUsedUp } from './limits.ts'
import { cautious, type Pace, type Policy } from './policy.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'

/** What is known about one source at present. */
export interface Upstream {
  readonly source: string
  readonly policy: Policy
  readonly breaker: Breaker
  readonly budget: RetryBudget
  gateFor(url: string): Gate
  paceOf(url: string): Pace
}

// Hosts of files come from strangers; the oldest are forgotten.
const mostUnknown = 500

/** The state of every source, made when it is first asked; sources without a policy are asked cautiously. */
export function createUpstreams(
  policies: Readonly<Record<string, Policy>>,
  clock: Clock,
  random: () => number,
): (source: string) => Upstream {
  const known = new Map<string, Upstream>()
  const unknown = new Map<string, Upstream>()

  function create(source: string, policy: Policy): Upstream {
    const lanes = new Map(
      Object.entries(policy.lanes).map(([lane, pace]) => [
        lane,
        { pace, gate: createGate(pace, policy.maxWaitMs, clock) },
      ]),
    )
    const [first] = lanes.values()
    if (first === undefined) throw new RangeError(`The policy of ${source} has no lane.`)
    const laneFor = (url: string) => lanes.get(policy.laneOf?.(new URL(url)) ?? '') ?? first
    return {
      ...{ source, policy },
      breaker: createBreaker(clock, random),
      budget: createRetryBudget(),
      gateFor: (url) => laneFor(url).gate,
      paceOf: (url) => laneFor(url).pace,
    }
  }

  return (source) => {
    const policy = Object.hasOwn(policies, source) ? policies[source] : undefined
    const room = policy === undefined ? unknown : known
    const found = room.get(source) ?? create(source, policy ?? cautious)
    room.set(source, found)
    for (const oldest of unknown.keys()) if (unknown.size > mostUnknown) unknown.delete(oldest)
    return found
  }
}

// A source may say "tomorrow"; it is asked again after an hour at the latest, in case that was a mistake.
const longestPauseMs = 3_600_000
const shortestPauseMs = 1_000

/**
 * Obeys what the headers say about limits. Returns until when the source wants no more questions, when
 * that is why this answer is none; null for every other answer.
 */
export function obeyLimits(
  upstream: Upstream,
  gate: Gate,
  status: number,
  headers: IncomingHttpHeaders,
  now: number,
): number | null {
  const pace = readPace(headers)
  if (pace !== null) gate.slowTo(pace)
  const usedUp = readUsedUp(headers, now, upstream.policy.pauseMs)
  const announced = readRetryAfter(headers, now) ?? usedUp
  const isLimit = status === 429 || ((status === 403 || status === 503) && announced !== null)
  if (!isLimit) {
    if (usedUp !== null && upstream.policy.obeysRemaining) gate.pauseUntil(atMost(usedUp))
    return null
  }
  const until = atMost(announced ?? now + upstream.policy.pauseMs)
  gate.pauseUntil(until)
  return until

  function atMost(time: number): number {
    return Math.min(now + longestPauseMs, Math.max(now + shortestPauseMs, time))
  }
}
