import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { Agent } from 'undici'
import { readDecoded } from './decoded-body.ts'
import { FetchError } from './fetch-error.ts'
import { createGuardedConnector, type Dial, type Resolve } from './guarded-connector.ts'
import { startPatientTimer } from './patient-timer.ts'
import { isBelow, isPublicAddress } from './public-address.ts'

export interface SafeFetchOptions {
  /** Base addresses that the operator configured: what we ask for below them may use any port and lie anywhere. */
  readonly trusted: readonly string[]
  readonly userAgent: string
  /** Milliseconds for name, connection and handshake together; default 1.5 s. */
  readonly connectMs?: number
  /** Ports of untrusted addresses; default 80 and 443. */
  readonly ports?: readonly number[]
  readonly resolve?: Resolve
  readonly dial?: Dial
}

export interface FetchLimits {
  /** Largest body after decompression. */
  readonly maxBytes: number
  /** Wall time for everything: redirects, headers and the whole body. */
  readonly deadlineMs: number
  /** Wall time until headers came, for each hop; default 3 s. */
  readonly headersMs?: number
  readonly headers?: Readonly<Record<string, string>>
  /**
   * The address was made here, below one of the trusted bases. Without it, an address is one that somebody else wrote:
   * that it shares an origin with a base makes it no better.
   */
  readonly isOwn?: boolean
  /** Hangs up once the headers of the last hop are here; the body is empty then. */
  readonly headersOnly?: boolean
  readonly signal: AbortSignal
}

export interface Fetched {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
  /** Where the answer came from, after redirects. */
  readonly url: string
}

/** GETs an address that strangers may have written. @throws FetchError */
export type SafeFetch = (url: string, limits: FetchLimits) => Promise<Fetched>

const maxRedirects = 5
const maxAddressLength = 8_192
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * The one way in which the server asks the outside world (threats T10 and T20). Redirects are followed by
 * hand, each hop is checked like the first; a hop to another origin loses every header that we were given.
 * `close` ends idle connections.
 */
export function createSafeFetch(options: SafeFetchOptions): {
  readonly safeFetch: SafeFetch
  readonly close: () => Promise<void>
} {
  const ports = options.ports ?? [80, 443]
  const createAgent = (mayLieAnywhere: boolean) =>
    new Agent({
      connect: createGuardedConnector({
        ...options,
        mayLieAnywhere,
        connectMs: options.connectMs ?? 1_500,
      }),
      connections: 8,
      pipelining: 1,
      keepAliveTimeout: 10_000,
      maxHeaderSize: 32_768,
      // Deadlines are ours, to the millisecond; undici's run on a clock of one second.
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  // A connection that was made for an address of ours must not serve a stranger's.
  const [inside, outside] = [createAgent(true), createAgent(false)]
  return {
    safeFetch,
    close: async () => void (await Promise.all([inside.destroy(), outside.destroy()])),
  }

  async function safeFetch(address: string, limits: FetchLimits): Promise<Fetched> {
    const late = AbortSignal.timeout(Math.max(0, limits.deadlineMs))
    const base = limits.isOwn ? options.trusted.find((one) => isBelow(address, one)) : undefined
    const first = checkForm(address, base)
    let url = first
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const headers = {
        accept: '*/*',
        ...(url.origin === first.origin ? limits.headers : { accept: limits.headers?.accept }),
        'accept-encoding': 'gzip, br',
        'user-agent': options.userAgent,
      }
      const agent = isBelow(url.href, base) ? inside : outside
      const answer = await visit(agent, url, headers, limits, late)
      if (typeof answer !== 'string') return answer
      url = checkForm(answer, base, url)
    }
    throw new FetchError('broken', `${first.hostname} redirects more than ${maxRedirects} times.`)
  }

  /** The answer, or the address that it redirects to. */
  async function visit(
    agent: Agent,
    url: URL,
    headers: Record<string, string | undefined>,
    limits: FetchLimits,
    late: AbortSignal,
  ): Promise<Fetched | string> {
    const slow = new AbortController()
    const signal = AbortSignal.any([limits.signal, late, slow.signal])
    const stopTimer = startPatientTimer(() => slow.abort(), limits.headersMs ?? 3_000)
    let hasBegun = false
    try {
      const response = await agent.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: 'GET',
        headers: Object.fromEntries(Object.entries(headers).filter(([, v]) => v !== undefined)),
        signal,
      })
      stopTimer()
      hasBegun = true
      const { statusCode: status, body } = response
      const { location } = response.headers
      if (redirects.has(status) && typeof location === 'string') {
        // The body of a redirect is not wanted; ending it early is an error only to the stream.
        body.on('error', () => undefined).destroy()
        return location
      }
      if (limits.headersOnly) {
        body.on('error', () => undefined).destroy()
        return { status, headers: response.headers, body: new Uint8Array(), url: url.href }
      }
      const encoding = String(response.headers['content-encoding'] ?? '')
      const decoded = await readDecoded(body, encoding, limits.maxBytes, signal)
      return { status, headers: response.headers, body: decoded, url: url.href }
    } catch (error) {
      if (limits.signal.aborted)
        throw new FetchError('cancelled', 'The request was cancelled.', error)
      throw asFetchError(error, url, late.aborted || slow.signal.aborted, hasBegun)
    } finally {
      stopTimer()
    }
  }

  /** Refuses what can be refused before any name is resolved. */
  function checkForm(address: string, base: string | undefined, before?: URL): URL {
    if (address.length > maxAddressLength)
      throw new FetchError('forbidden', 'The address is too long.')
    const url = URL.parse(address, before)
    if (url === null) throw new FetchError('forbidden', 'The address cannot be read.')
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new FetchError('forbidden', `Addresses of the kind ${url.protocol} are not visited.`)
    if (url.username !== '' || url.password !== '')
      throw new FetchError('forbidden', 'Addresses with a user name are not visited.')
    if (isBelow(url.href, base)) return url
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
    if (!ports.includes(port)) throw new FetchError('forbidden', `Port ${port} is not visited.`)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isPublicAddress(host))
      throw new FetchError('forbidden', `${host} is not a public address.`)
    return url
  }
}

function asFetchError(error: unknown, url: URL, late: boolean, hasBegun: boolean): FetchError {
  if (error instanceof FetchError) return error
  if (late) return new FetchError('timeout', `${url.hostname} did not answer in time.`, error)
  return hasBegun
    ? new FetchError('broken', `The connection to ${url.hostname} broke.`, error)
    : new FetchError('closed', `${url.hostname} closed the connection without an answer.`, error)
}
