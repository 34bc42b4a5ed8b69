import type { SourceFailure } from '@tessera/contract'
import { FetchError } from '../safe-fetch/fetch-error.ts'
import type { Fetched, SafeFetch } from '../safe-fetch/safe-fetch.ts'
import type { Ask, SourceError, SourceProblem } from '../source.ts'
import type { Answer } from './answer-cache.ts'
import type { Clock } from './clock.ts'
import type { Gate } from './gate.ts'
import { failed, failureOf, fetchProblem, limited, statusProblem } from './problems.ts'
import { obeyLimits, type Upstream } from './upstream.ts'

export type Request = Parameters<Ask>[0]
export type Read = (body: Uint8Array, contentType: string) => unknown

/** An answer that `read` accepted, and what it read; undefined when there was nothing to read. */
export interface Checked {
  readonly answer: Answer
  readonly read: Read
  readonly value: unknown
  /** Why the answer is an old one. */
  readonly silence?: SourceProblem
}

export interface AttemptInput {
  readonly request: Request
  /** An older answer, to be confirmed. */
  readonly kept: Answer | null
  readonly deadlineMs: number
  readonly upstream: Upstream
  readonly gate: Gate
  readonly safeFetch: SafeFetch
  readonly clock: Clock
}

export type Attempt =
  | { readonly kind: 'answered'; readonly checked: Checked }
  | {
      readonly kind: 'failed'
      readonly error: SourceError
      /** From when on another attempt may help; null when none will. */
      readonly again: number | null
    }

/** How long "does not know it" is believed. */
const absentMs = 600_000
const transient = new Set([408, 425, 500, 502, 503, 504])

/** One request, whose place at the gate is taken already. Tells the breaker and the gate what it learnt. */
export async function attempt({
  request,
  kept,
  deadlineMs,
  upstream,
  gate,
  safeFetch,
  clock,
}: AttemptInput): Promise<Attempt> {
  const { source, policy, breaker } = upstream
  let fetched: Fetched
  try {
    fetched = await safeFetch(request.url, {
      headers: { ...request.headers, ...conditions(kept) },
      maxBytes: request.maxBytes ?? 10_000_000,
      deadlineMs,
      headersMs: policy.headersMs,
      isOwn: true,
      signal: new AbortController().signal,
    })
  } catch (error) {
    if (!(error instanceof FetchError)) {
      breaker.undecided()
      throw error
    }
    const problem = fetchProblem(source, error)
    if (error.kind === 'forbidden') breaker.undecided()
    else breaker.failed(problem)
    const isTransient = ['unreachable', 'timeout', 'closed', 'broken'].includes(error.kind)
    return failure(failureOf(error), problem, isTransient, error)
  }
  const { status, headers } = fetched
  const now = clock.now()
  const until = obeyLimits(upstream, gate, status, headers, now)
  if (until !== null) {
    breaker.undecided()
    return { kind: 'failed', error: limited(source, until), again: until }
  }
  const at = new Date(now).toISOString()
  const freshUntil = now + (request.freshMs ?? 600_000)
  if (status === 304 && kept !== null) return check({ ...kept, at, freshUntil })
  const contentType = headers['content-type'] ?? ''
  if ((request.absent ?? [404]).includes(status))
    return check({ body: null, contentType, at, freshUntil: now + absentMs })
  if (status < 200 || status > 299) {
    const problem = statusProblem(source, status)
    if (status >= 500) breaker.failed(problem)
    else breaker.succeeded()
    const kind = status >= 500 ? 'trouble' : 'refused'
    return failure(kind, problem, transient.has(status))
  }
  const { etag, 'last-modified': lastModified } = headers
  return check({
    body: fetched.body,
    contentType,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
    at,
    freshUntil,
  })

  function check(answer: Answer): Attempt {
    try {
      const checked = checkAnswer(answer, request.read)
      breaker.succeeded()
      return { kind: 'answered', checked }
    } catch (error) {
      const message = `${source} gave an answer that cannot be read.`
      breaker.failed(message)
      return failure('unreadable', message, false, error)
    }
  }

  function failure(
    kind: SourceFailure,
    message: string,
    isTransient: boolean,
    cause?: unknown,
  ): Attempt {
    const error = failed(source, kind, message, breaker.restsUntil(), cause)
    return { kind: 'failed', error, again: isTransient ? clock.now() : null }
  }
}

/** @throws what `read` throws for a body of the wrong shape. */
export function checkAnswer(answer: Answer, read: Read): Checked {
  const value = answer.body === null ? undefined : read(answer.body, answer.contentType)
  return { answer, read, value }
}

function conditions(kept: Answer | null): Record<string, string> {
  if (kept === null || kept.body === null) return {}
  return {
    ...(kept.etag === undefined ? {} : { 'if-none-match': kept.etag }),
    ...(kept.lastModified === undefined ? {} : { 'if-modified-since': kept.lastModified }),
  }
}
