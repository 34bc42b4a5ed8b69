import type { Clock } from './clock.ts'
import { GateClosed } from './gate.ts'
import { failed, limited, resting } from './problems.ts'
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
  clock: Clock,
): Promise<() => void> {
  const { source, breaker } = upstream
  const rests = breaker.restsUntil()
  if (rests !== null) throw resting(source, rests)
  let leave: () => void
  try {
    leave = await upstream.gateFor(url).enter(signal)
  } catch (error) {
    if (error instanceof GateClosed) throw limited(source, error.opensAt, error)
    throw tooSlow(upstream, url, clock, error)
  }
  const closed = breaker.enter()
  if (closed === null) return leave
  leave()
  throw resting(source, closed)
}

/** The caller could wait no longer: for its turn, or for the answer. */
export function tooSlow(upstream: Upstream, url: string, clock: Clock, cause?: unknown) {
  const { source } = upstream
  const opensAt = upstream.gateFor(url).opensAt()
  if (opensAt > clock.now()) return limited(source, opensAt, cause)
  return failed(
    source,
    'slow',
    `${source} did not answer in time.`,
    upstream.breaker.restsUntil(),
    cause,
  )
}
