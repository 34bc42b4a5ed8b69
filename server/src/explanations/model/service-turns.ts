import { createBreaker } from '../../sources/broker/breaker.ts'
import type { Clock } from '../../sources/broker/clock.ts'
import { createGate, GateClosed } from '../../sources/broker/gate.ts'
import type { Pace } from '../../sources/broker/policy.ts'
import { ModelFailure } from './model-failure.ts'

/** When a model's service may be asked: at a pace, not while it rests after failures, not while it wants no questions. */
export interface ServiceTurns {
  /**
   * Waits for a turn; one of the others must be told how it went, and what it returns gives the place back.
   * @throws ModelFailure 'resting', 'rate-limited', 'too-slow'
   */
  enter(signal: AbortSignal): Promise<() => void>
  succeeded(): void
  failed(failure: Pick<ModelFailure, 'kind' | 'again'>): void
}

const mostWaitMs = 5_000
const pauseMs = 30_000

/** Turns with a breaker, and a pause when the service says that it is asked too often. */
export function createServiceTurns(
  pace: Pace,
  { clock, random }: { clock: Clock; random: () => number },
): ServiceTurns {
  const breaker = createBreaker(clock, random)
  const gate = createGate(pace, mostWaitMs, clock)
  return {
    async enter(signal) {
      const rests = breaker.restsUntil()
      if (rests !== null) throw new ModelFailure('resting', { again: rests, isFree: true })
      let leave: () => void
      try {
        leave = await gate.enter(signal)
      } catch (cause) {
        if (cause instanceof GateClosed)
          throw new ModelFailure('rate-limited', { cause, again: cause.opensAt, isFree: true })
        throw new ModelFailure('too-slow', { cause, isFree: true })
      }
      const closed = breaker.enter()
      if (closed === null) return leave
      leave()
      throw new ModelFailure('resting', { again: closed, isFree: true })
    },
    succeeded: () => breaker.succeeded(),
    failed({ kind, again }) {
      // That a text is too long says nothing of the service's health.
      if (kind === 'too-long') return breaker.undecided()
      if (kind !== 'rate-limited') return breaker.failed()
      gate.pauseUntil(again ?? clock.now() + pauseMs)
      breaker.undecided()
    },
  }
}
