import { FetchError } from '../safe-fetch/fetch-error.ts'
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts'
import type { Clock } from './clock.ts'
import { enter } from './door.ts'
import { fetchProblem, statusProblem } from './problems.ts'
import { obeyLimits, type Upstream } from './upstream.ts'

export interface LinkLimits {
  /** See `FetchLimits`. */
  readonly isOwn?: boolean
  readonly signal: AbortSignal
}

/** Wall time for all redirects together, and for the headers of each. */
const deadlineMs = 12_000
const headersMs = 8_000

/**
 * Asks for a page that somebody's link names and hangs up once its headers are here, through the same gates and
 * breakers as files. Servers answer HEAD wrongly more often than they send much before they notice that nobody reads.
 * @returns the status after redirects
 */
export function createLinkDoor(
  upstreamOf: (source: string) => Upstream,
  safeFetch: SafeFetch,
  clock: Clock,
) {
  /** @throws SourceError when its host is left alone for now; FetchError when there was no answer */
  return async (url: string, limits: LinkLimits): Promise<number> => {
    const host = new URL(url).hostname
    const upstream = upstreamOf(host)
    const { breaker } = upstream
    const leave = await enter(upstream, url, limits.signal)
    try {
      const { status, headers } = await safeFetch(url, {
        ...limits,
        deadlineMs,
        headersMs,
        maxBytes: 0,
        headersOnly: true,
      })
      const until = obeyLimits(upstream, upstream.gateFor(url), status, headers, clock.now())
      if (status >= 500 && until === null) breaker.failed(statusProblem(host, status))
      else breaker.succeeded()
      return status
    } catch (error) {
      if (
        !(error instanceof FetchError) ||
        ['forbidden', 'cancelled', 'broken'].includes(error.kind)
      )
        breaker.undecided()
      else breaker.failed(fetchProblem(host, error))
      throw error
    } finally {
      leave()
    }
  }
}
