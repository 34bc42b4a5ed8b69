import type { FetchedFile, FileLimits } from '../safe-fetch/fetch-file.ts'
import { createSafeFetch, type SafeFetchOptions } from '../safe-fetch/safe-fetch.ts'
import { type Ask, SourceError } from '../source.ts'
import { type AnswerCache, createMemoryCache } from './answer-cache.ts'
import { attempt, type Checked, checkAnswer, type Request } from './attempt.ts'
import { type Clock, systemClock } from './clock.ts'
import { enter, notAsked, tooSlow } from './door.ts'
import { createFileDoor } from './file-door.ts'
import { createLinkDoor, type LinkLimits } from './link-door.ts'
import { type Policy, policies as publishedPolicies } from './policy.ts'
import { failed } from './problems.ts'
import { jitterMs } from './retry-budget.ts'
import { createFlights, type Flight } from './single-flight.ts'
import { createUpstreams, type Upstream } from './upstream.ts'

/** One request, or one question that needed none, for the log and the metrics; never with the address. */
export interface BrokerEvent {
  readonly source: string
  readonly outcome: 'answered' | 'absent' | 'limited' | 'failed' | 'cached' | 'stale'
  readonly ms: number
}

export interface BrokerOptions {
  readonly version: string
  readonly publicUrl: string
  readonly contactEmail: string
  /** Base addresses that the operator configured; `ask` is given addresses that were made below them. */
  readonly trusted: readonly string[]
  /** By the source's name; default: the published rules of each. */
  readonly policies?: Readonly<Record<string, Policy>>
  readonly cache?: AnswerCache
  readonly clock?: Clock
  /** From 0 to below 1. */
  readonly random?: () => number
  readonly report?: (event: BrokerEvent) => void
  /** For tests: names, connections, ports. */
  readonly network?: Pick<SafeFetchOptions, 'resolve' | 'dial' | 'ports' | 'connectMs'>
}

export interface Broker {
  readonly ask: Ask
  /** Fetches a file politely, uncached. `source` is whose address it is; default the file's host. */
  readonly fetchFile: (
    url: string,
    limits: FileLimits & { readonly source?: string },
  ) => Promise<FetchedFile>
  /** The status with which a link answers; see `createLinkDoor`. */
  readonly visitLink: (url: string, limits: LinkLimits) => Promise<number>
  readonly close: () => Promise<void>
}

type Outcome =
  | { readonly kind: 'answered'; readonly checked: Checked }
  | { readonly kind: 'failed'; readonly error: unknown }

const mostRetries = 2
/** Another attempt needs at least this part of the deadline: 2.4 s of 6 s. */
const retryNeeds = 0.4
/** A search waits 2.5 s for all, unless `SEARCH_SECONDS` says otherwise. */
const longestTurnMs = 1_500

/** The one polite door to every source: see `Ask`. */
export function createBroker(options: BrokerOptions): Broker {
  const { clock = systemClock, random = Math.random, report = () => undefined } = options
  const cache = options.cache ?? createMemoryCache()
  const userAgent = `Tessera/${options.version} (+${options.publicUrl}; mailto:${options.contactEmail})`
  const { safeFetch, close } = createSafeFetch({ ...options.network, ...options, userAgent })
  const upstreamOf = createUpstreams(options.policies ?? publishedPolicies, clock, random)
  const flights = createFlights<Outcome>()

  async function ask<T>(request: Request & { read: (body: Uint8Array, type: string) => T }) {
    const upstream = upstreamOf(request.source)
    const { off } = upstream.policy
    if (off !== undefined) throw new SourceError(request.source, { kind: 'off', message: off })
    const key = keyOf(request)
    const join = () => flights.join(key, request.signal, begin)
    let landing = await join()
    if (landing.result?.kind === 'failed' && landing.isSecondHand) landing = await join()
    const outcome = landing.result
    if (outcome?.kind === 'failed') throw outcome.error
    const checked = outcome?.checked ?? (await keptInstead())
    if (checked.answer.body === null) return null
    const value = checked.read === request.read ? checked.value : reread(request, checked)
    const { silence } = checked
    return { value: value as T, at: checked.answer.at, ...(silence && { silence }) }

    /** Nobody could wait for the answer. */
    async function keptInstead(): Promise<Checked> {
      const kept = await readKept(request, key)
      if (kept !== null && kept.answer.freshUntil > clock.now()) return kept
      return insteadOf((landing.hasDeparted ? tooSlow : notAsked)(upstream, request.url), kept)
    }

    async function begin(flight: Flight): Promise<Outcome> {
      try {
        return { kind: 'answered', checked: await find(request, key, upstream, flight) }
      } catch (error) {
        return { kind: 'failed', error }
      }
    }
  }

  /** From the cache when fresh, else from the source, else from the cache though stale. */
  async function find(request: Request, key: string, upstream: Upstream, flight: Flight) {
    const begun = clock.now()
    const kept = await readKept(request, key)
    const tell = (outcome: BrokerEvent['outcome']) =>
      report({ source: request.source, outcome, ms: clock.now() - begun })
    if (kept !== null && kept.answer.freshUntil > begun) {
      tell('cached')
      return kept
    }
    try {
      const checked = await fetchAnswer(request, upstream, kept, flight)
      await cache.set(key, checked.answer)
      tell(checked.answer.body === null ? 'absent' : 'answered')
      return checked
    } catch (error) {
      const isLimited = error instanceof SourceError && error.problem.kind === 'limited'
      tell(holdsAnything(kept) ? 'stale' : isLimited ? 'limited' : 'failed')
      return insteadOf(error, kept)
    }
  }

  /** What is kept, if it can still be read; what cannot is thrown away. */
  async function readKept(request: Request, key: string): Promise<Checked | null> {
    const answer = await cache.get(key)
    if (answer === null) return null
    try {
      return checkAnswer(answer, request.read)
    } catch {
      // Kept by an older reader, or under the same address for another use: ask again.
      await cache.delete(key)
      return null
    }
  }

  /** Asks until there is an answer, or no time, no budget or nobody who waits. @throws SourceError */
  async function fetchAnswer(
    request: Request,
    upstream: Upstream,
    kept: Checked | null,
    flight: Flight,
  ): Promise<Checked> {
    const { source, policy, budget } = upstream
    const gate = upstream.gateFor(request.url)
    let deadline = Number.POSITIVE_INFINITY
    for (let retries = 0; ; retries++) {
      const leave = await enter(upstream, request.url, flight.signal)
      flight.departed()
      deadline = Math.min(deadline, clock.now() + policy.deadlineMs)
      budget.called()
      const deadlineMs = deadline - clock.now()
      if (deadlineMs <= 0) {
        upstream.breaker.undecided()
        leave()
        throw tooSlow(upstream, request.url)
      }
      const older = kept?.answer ?? null
      const input = { request, kept: older, deadlineMs, upstream, gate, safeFetch, clock }
      const tried = await attempt(input).finally(leave)
      if (tried.kind === 'answered') return tried.checked
      if (tried.again === null || retries >= mostRetries || !flight.hasWaiting()) throw tried.error
      const now = clock.now()
      // Where our own pace is slow, what went wrong is told at once, and not when its next turn comes.
      if (gate.opensAt() - Math.max(tried.again, now) > longestTurnMs) throw tried.error
      const next = Math.max(tried.again, now + jitterMs(retries, random), gate.opensAt())
      const isInTime = next + policy.deadlineMs * retryNeeds <= deadline
      if (!isInTime || upstream.breaker.restsUntil() !== null || !budget.spend()) throw tried.error
      await clock.sleep(next - now, new AbortController().signal)
      if (!flight.hasWaiting())
        throw failed(source, 'slow', `${source} did not answer in time.`, null)
    }
  }

  return {
    ask,
    fetchFile: createFileDoor(upstreamOf, safeFetch, clock),
    visitLink: createLinkDoor(upstreamOf, safeFetch, clock),
    close,
  }
}

/** An old "does not know it" is no answer: failing must never look like nothing found. */
const holdsAnything = (kept: Checked | null): kept is Checked => kept?.answer.body != null

/** The old answer, and what went wrong with a new one. @throws the error when there is no old one */
function insteadOf(error: unknown, kept: Checked | null): Checked {
  if (!holdsAnything(kept) || !(error instanceof SourceError)) throw error
  return { ...kept, silence: error.problem }
}

/** One entry per address, whatever the order of its parameters, and per form that was asked for. */
function keyOf({ source, url, headers }: Request): string {
  const address = new URL(url)
  address.searchParams.sort()
  const accept = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'accept')
  return `${source} ${accept?.[1] ?? ''} ${address.href}`
}

/** The same answer, for one who reads it in another way than the one who fetched it. */
function reread({ source, read }: Request, { answer }: Checked): unknown {
  try {
    return checkAnswer(answer, read).value
  } catch (error) {
    throw failed(source, 'unreadable', `${source} gave an answer that cannot be read.`, null, error)
  }
}
