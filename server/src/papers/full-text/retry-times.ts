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
  return new Date(Math.max(growing(failures, now), retryAt === undefined ? 0 : Date.parse(retryAt)))
}

const growing = (failures: number, now: number) =>
  now + Math.min(day, firstPassing * 2 ** Math.min(failures, 10))

/**
 * When the text is looked for again: with the first copy that may be tried; without copies in a day, or sooner
 * when a source was silent for the `silences`-th time.
 */
export function retryTime(
  copies: readonly StoredCopy[],
  silences: number | null,
  now: number,
): Date {
  const times = copies.flatMap(({ retryAt }) => (retryAt === null ? [] : [retryAt.getTime()]))
  const again = silences === null ? now + day : growing(silences - 1, now)
  return new Date(Math.max(now + minute, Math.min(again, ...times)))
}

/** Whether that happens without a reader. */
export function retriesByItself(
  copies: readonly StoredCopy[],
  isSilent: boolean,
  failures: number,
  now: number,
): boolean {
  const isPassing =
    isSilent || copies.some(({ retryAt }) => retryAt !== null && retryAt.getTime() <= now + day)
  return isPassing && failures <= mostOwnRetries
}
