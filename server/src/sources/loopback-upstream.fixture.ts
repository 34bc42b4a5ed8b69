import { createServer } from 'node:http'
import { afterAll } from 'vitest'
import { listenOnLoopback } from '../platform/testing/loopback.ts'
import { type Ask, SourceError } from './source.ts'

export interface Reply {
  readonly status?: number
  readonly type?: string
  readonly body: string | Uint8Array
}

/** An upstream on loopback that answers as told and remembers what it was asked. */
export interface LoopbackUpstream {
  readonly url: string
  /** Path and query of each request, as they came over the wire. */
  readonly asked: string[]
  readonly headers: Record<string, unknown>[]
  close(): Promise<void>
}

/** `reply` sees path and query of the request. */
export async function startUpstream(reply: (path: string) => Reply): Promise<LoopbackUpstream> {
  const asked: string[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    headers.push(request.headers)
    const { status = 200, type = 'application/json', body } = reply(request.url ?? '')
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  const { url, close } = await listenOnLoopback(server)
  return { url, asked, headers, close }
}

/** An upstream for the tests of one file; it sends `reply.body`, as JSON unless it is a text, and is closed after them. */
export async function openUpstream() {
  const reply: { body: unknown } = { body: {} }
  const text = () => (typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  const upstream = await startUpstream(() => ({ body: text() }))
  afterAll(() => upstream.close())
  const options = { ask: plainAsk, baseUrl: upstream.url, contactEmail: 'a@example.org' }
  return { upstream, reply, options, signal: new AbortController().signal }
}

/** The moment at which every answer of `plainAsk` was given. */
export const answeredAt = '2026-01-02T03:04:05.000Z'

/** Asks as the broker does, without its manners: no cache, no waiting, no retries. */
export const plainAsk: Ask = async ({ source, url, headers, absent = [404], signal, read }) => {
  const response = await fetch(url, { headers: headers ?? {}, signal })
  const body = new Uint8Array(await response.arrayBuffer())
  if (absent.includes(response.status)) return null
  const failed = (message: string, cause?: unknown) =>
    new SourceError(
      source,
      { kind: 'failed', failure: 'broken', message: `${source} ${message}` },
      cause,
    )
  if (!response.ok) throw failed(`answered with status ${response.status}.`)
  try {
    return { value: read(body, response.headers.get('content-type') ?? ''), at: answeredAt }
  } catch (cause) {
    throw failed('sent something that is not an answer.', cause)
  }
}
