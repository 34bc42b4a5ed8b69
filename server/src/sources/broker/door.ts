import type { SourceError } from '../source.ts'
import { failed, heldUp, limited, paced, resting } from './problems.ts'
import type { Upstream } from './upstream.ts'

/**
 * Waits for the turn to ask a source and returns how to give the place back. After it, the breaker must
 * hear how it went.
 * @throws SourceError when the source is resting, wants no more questions, or the signal came first.
 */
export async function enter(
  upstream: Upstream,
  url: string,
  signal: AbortSignal,
): Promise<() => void> {
  const { source, breaker } = upstream
  const rests = breaker.restsUntil()
  if (rests !== null) throw resting(source, rests, breaker.latestFailure())
  let leave: () => void
  try {
    leave = await upstream.gateFor(url).enter(signal)
  } catch (error) {
    throw notAsked(upstream, url, error)
  }
  const closed = breaker.enter()
  if (closed === null) return leave
  leave()
  throw resting(source, closed, breaker.latestFailure())
}

/**
 * Its turn did not come in time: the source asked for a pause, has not answered those before it, or our own pace did
 * not allow the question yet.
 */
export function notAsked(upstream: Upstream, url: string, cause?: unknown): SourceError {
  const { source, gateFor, paceOf, breaker } = upstream
  const gate = gateFor(url)
  const opensAt = gate.opensAt()
  if (gate.isPaused()) return limited(source, opensAt, cause)
  return gate.isHeldUp()
    ? heldUp(source, breaker.restsUntil(), cause)
    : paced(source, paceOf(url), opensAt, cause)
}

/** It was asked, and the caller could wait no longer for the answer. */
export function tooSlow(upstream: Upstream, url: string): SourceError {
  const { source, breaker } = upstream
  // Between two attempts, the pause that it asked for is why.
  if (upstream.gateFor(url).isPaused()) return notAsked(upstream, url)
  return failed(source, 'slow', `${source} did not answer in time.`, breaker.restsUntil())
}
