import type { SourceFailure } from '@tessera/contract'
import type { FetchError } from '../safe-fetch/fetch-error.ts'
import { SourceError } from '../source.ts'
import type { Pace } from './policy.ts'

const iso = (time: number) => new Date(time).toISOString()

/** The source lets nobody ask before `retryAt` (milliseconds since 1970). */
export const limited = (source: string, retryAt: number, cause?: unknown) =>
  new SourceError(
    source,
    {
      kind: 'limited',
      retryAt: iso(retryAt),
      message: `${source} is asking for fewer requests at the moment.`,
    },
    cause,
  )

/** We let no more questions through before `retryAt`, so the source was not asked: it is not to blame. */
export const paced = (source: string, pace: Pace, retryAt: number, cause?: unknown) =>
  new SourceError(
    source,
    {
      kind: 'limited',
      retryAt: iso(retryAt),
      message: `Tessera asks ${source} at most ${frequencyOf(pace)}, and its turn has not come.`,
    },
    cause,
  )

/** It has not answered those before, so that this question was not asked. */
export const heldUp = (source: string, retryAt: number | null, cause?: unknown) =>
  failed(
    source,
    'busy',
    `${source} has not answered earlier questions yet, so it was not asked this one.`,
    retryAt,
    cause,
  )

/** "once in 3 seconds", "10 times a second" */
function frequencyOf({ requests, perMs }: Pace): string {
  const times = requests === 1 ? 'once' : `${requests} times`
  return perMs === 1_000 ? `${times} a second` : `${times} in ${perMs / 1_000} seconds`
}

/** @param latest what was wrong the last time, in a sentence */
export const resting = (source: string, retryAt: number, latest: string | null) =>
  new SourceError(source, {
    kind: 'failed',
    failure: 'resting',
    retryAt: iso(retryAt),
    message: `${latest === null ? source : `${latest} It`} failed several times and is left alone for a moment.`,
  })

/** A source that failed, with a sentence for readers; `retryAt` in milliseconds, null when nobody knows. */
export const failed = (
  source: string,
  failure: SourceFailure,
  message: string,
  retryAt: number | null,
  cause?: unknown,
) =>
  new SourceError(
    source,
    { kind: 'failed', failure, message, ...(retryAt === null ? {} : { retryAt: iso(retryAt) }) },
    cause,
  )

/** What a broken request means, said of the source. */
export function fetchProblem(source: string, error: FetchError): string {
  switch (error.kind) {
    case 'timeout':
    case 'cancelled':
      return `${source} did not answer in time.`
    case 'unreachable':
      return `${source} cannot be reached.`
    case 'too-large':
      return `The answer of ${source} is too large to be read.`
    case 'closed':
      return `${source} closed the connection without an answer.`
    case 'broken':
      return `The connection to ${source} broke in the middle of its answer.`
    case 'forbidden':
      return `The address that ${source} gives is not public and was not visited.`
  }
}

const failures = {
  timeout: 'slow',
  cancelled: 'slow',
  unreachable: 'unreachable',
  'too-large': 'unreadable',
  closed: 'broken',
  broken: 'broken',
  forbidden: 'unreachable',
} as const satisfies Record<FetchError['kind'], SourceFailure>

/** What kind of failure a failed fetch is to a reader. */
export const failureOf = ({ kind }: FetchError): SourceFailure => failures[kind]

/** What a status of 400 and more means, in one sentence. */
export function statusProblem(source: string, status: number): string {
  if (status >= 500) return `${source} has trouble of its own (status ${status}).`
  return `${source} refused the request (status ${status}).`
}
