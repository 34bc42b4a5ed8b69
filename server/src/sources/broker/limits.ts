import type { IncomingHttpHeaders } from 'node:http'

const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** A count in a header; null when it is absent or no number. */
function count(headers: IncomingHttpHeaders, name: string): number | null {
  const value = text(headers[name])?.trim()
  return value !== undefined && /^\d+(\.\d+)?$/.test(value) ? Number(value) : null
}

/** When `Retry-After` (seconds or a date, RFC 9110) allows the next request; null when it does not say. */
export function readRetryAfter(headers: IncomingHttpHeaders, now: number): number | null {
  const seconds = count(headers, 'retry-after')
  if (seconds !== null) return now + seconds * 1_000
  // `Date.parse` alone would take "-5" for a year.
  const said = text(headers['retry-after']) ?? ''
  const date = /^[A-Za-z]{3,9}, /.test(said) ? Date.parse(said) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(now, date)
}

/**
 * When a used-up allowance is filled again; null when some is left or the headers do not say. Resets come
 * as seconds from now (OpenAlex), or as a time in seconds or milliseconds since 1970 (GitHub).
 * GitHub once left it out: then it is `usualMs` from now. Hugging Face writes `RateLimit: "api";r=0;t=55` (IETF draft).
 */
export function readUsedUp(
  headers: IncomingHttpHeaders,
  now: number,
  usualMs: number,
): number | null {
  const draft = text(headers.ratelimit)
  const left = /;\s*r=(\d+)/.exec(draft ?? '')?.[1]
  const seconds = /;\s*t=(\d+)/.exec(draft ?? '')?.[1]
  if (left === '0' && seconds !== undefined) return now + Number(seconds) * 1_000
  if (count(headers, 'x-ratelimit-remaining') !== 0) return null
  const reset = count(headers, 'x-ratelimit-reset')
  if (reset === null) return now + usualMs
  if (reset > 1e12) return reset
  return reset > 1e9 ? reset * 1_000 : now + reset * 1_000
}

/** What Crossref announces: so many requests per interval ("1s"), so many at the same time. */
export function readPace(headers: IncomingHttpHeaders): {
  readonly requests: number
  readonly perMs: number
  readonly concurrency: number | null
} | null {
  const requests = count(headers, 'x-rate-limit-limit')
  const interval = /^(\d+)(ms|s|m)?$/.exec(text(headers['x-rate-limit-interval'])?.trim() ?? '')
  if (requests === null || interval === null) return null
  const unit = { ms: 1, s: 1_000, m: 60_000 }[interval[2] ?? 's'] ?? 1_000
  const concurrency = count(headers, 'x-concurrency-limit')
  return { requests, perMs: Number(interval[1]) * unit, concurrency }
}
