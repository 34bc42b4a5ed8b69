import { FetchError } from '../safe-fetch/fetch-error.ts'
import {
  createFetchFile,
  type FetchedFile,
  type FileLimits,
  FileRefused,
} from '../safe-fetch/fetch-file.ts'
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts'
import type { Clock } from './clock.ts'
import { enter } from './door.ts'
import { failed, failureOf, fetchProblem, limited, statusProblem } from './problems.ts'
import { obeyLimits, type Upstream } from './upstream.ts'

/** Fetches files through the same gates and breakers as questions, without a cache and without retries. */
export function createFileDoor(
  upstreamOf: (source: string) => Upstream,
  safeFetch: SafeFetch,
  clock: Clock,
) {
  const fetchFile = createFetchFile(safeFetch)
  return async (
    url: string,
    limits: FileLimits & { readonly source?: string },
  ): Promise<FetchedFile> => {
    const host = URL.parse(url)?.hostname
    if (host === undefined) {
      const source = limits.source ?? 'The source'
      throw failed(
        source,
        'unreachable',
        `The address of the file at ${source} cannot be read.`,
        null,
      )
    }
    const source = limits.source ?? host
    const upstream = upstreamOf(source)
    const { breaker } = upstream
    const leave = await enter(upstream, url, limits.signal)
    try {
      const file = await fetchFile(url, limits)
      breaker.succeeded()
      return file
    } catch (error) {
      if (error instanceof FileRefused) throw refused(upstream, url, error)
      if (
        !(error instanceof FetchError) ||
        ['forbidden', 'cancelled', 'too-large'].includes(error.kind)
      )
        breaker.undecided()
      else breaker.failed(fetchProblem(source, error))
      if (!(error instanceof FetchError)) throw error
      throw failed(
        source,
        failureOf(error),
        fetchProblem(source, error),
        breaker.restsUntil(),
        error,
      )
    } finally {
      leave()
    }
  }

  function refused(upstream: Upstream, url: string, refusal: FileRefused) {
    const { status, headers } = refusal
    const { source, breaker } = upstream
    const until = obeyLimits(upstream, upstream.gateFor(url), status, headers, clock.now())
    if (status >= 500 && until === null) breaker.failed(statusProblem(source, status))
    else breaker.succeeded()
    if (until !== null) return limited(source, until)
    const failure = status >= 500 ? 'trouble' : 'refused'
    return failed(source, failure, statusProblem(source, status), breaker.restsUntil(), refusal)
  }
}
