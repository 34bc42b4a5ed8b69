import type { FetchedCopy } from './fetch-copy.ts'
import type { StoredCopy } from './text-store.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** What passes is tried again after 10 minutes, then 20, … at most a day. */
const firstPassing = 10 * minute
/** A refusal, a missing file, another text: publishers open papers and repair links, but not by the hour. */
const lastingMs = 7 * day
/** So often a search that failed by something passing repeats itself; then a reader has to open the paper. */
const mostOwnRetries = 6

/** When a copy that gave no text is tried again; `failures` searches have failed before. */
export function retryAfterCopy(
  { how, retryAt }: Extract<FetchedCopy, { kind: 'failed' }>,
  failures: number,
  now: number,
): Date {
  if (how === 'lasting') return new Date(now + lastingMs)
  const growing = now + Math.min(day, firstPassing * 2 ** Math.min(failures, 10))
  return new Date(Math.max(growing, retryAt === undefined ? 0 : Date.parse(retryAt)))
}

/** When the text is looked for again: with the first copy that may be tried; without copies in a day. */
export function retryTime(copies: readonly StoredCopy[], now: number): Date {
  const times = copies.flatMap(({ retryAt }) => (retryAt === null ? [] : [retryAt.getTime()]))
  return new Date(Math.max(now + minute, Math.min(now + day, ...times)))
}

/** Whether that happens without a reader. */
export function retriesByItself(
  copies: readonly StoredCopy[],
  failures: number,
  now: number,
): boolean {
  const isPassing = copies.some(({ retryAt }) => retryAt !== null && retryAt.getTime() <= now + day)
  return isPassing && failures <= mostOwnRetries
}
