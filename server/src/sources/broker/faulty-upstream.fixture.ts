import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../../platform/testing/loopback.ts'

export type Fault =
  | 'stalled headers'
  | 'dripping body'
  | 'reset in the body'
  | 'too many requests'
  | 'burst of 500s'
  | 'error page with status 200'
  | 'truncated'
  | 'field null'
  | 'field renamed'
  | 'body of 50 MB'

/** A source on loopback that speaks real HTTP and fails on demand. */
export interface FaultyUpstream {
  readonly url: string
  /** Every request that arrived. */
  readonly seen: IncomingMessage[]
  fault: Fault | null
  /** What it answers while nothing is wrong. */
  good: GoodAnswer
  /** Answers by hand instead; returns whether it did. */
  answer: ((request: IncomingMessage, response: ServerResponse) => boolean) | null
  close(): Promise<void>
}

export const goodBody = JSON.stringify({ title: 'On the [good] answer', year: 2024 })

export interface GoodAnswer {
  readonly body: string
  readonly type: string
  /** The field that is null or renamed when that is the fault, as it stands in the body, and as it then does. */
  readonly field: { readonly is: string; readonly asNull: string; readonly renamed: string }
}

const goodAnswer: GoodAnswer = {
  body: goodBody,
  type: 'application/json',
  field: {
    is: '"title":"On the [good] answer"',
    asNull: '"title":null',
    renamed: '"name":"On the [good] answer"',
  },
}

/** @param port to listen on; any free one when it is left out */
export async function startFaultyUpstream(port = 0): Promise<FaultyUpstream> {
  const server = createServer((request, response) => {
    upstream.seen.push(request)
    if (upstream.answer?.(request, response)) return
    if (upstream.fault === null) send(response, upstream.good)
    else fail(upstream.fault, upstream.good, request, response)
  })
  const { url, close } = await listenOnLoopback(server, port)
  const upstream: FaultyUpstream = {
    url,
    seen: [],
    fault: null,
    good: goodAnswer,
    answer: null,
    close,
  }
  return upstream
}

function send(response: ServerResponse, { body, type }: GoodAnswer): void {
  response.writeHead(200, { 'content-type': type }).end(body)
}

/** Answers with the fault instead of the good body. */
export function fail(
  fault: Fault,
  good: GoodAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { body, field } = good
  switch (fault) {
    case 'stalled headers':
      return
    case 'dripping body': {
      response.writeHead(200, { 'content-type': 'application/json' })
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
      return
    }
    case 'reset in the body':
      response.writeHead(200, { 'content-length': String(Buffer.byteLength(body)) })
      response.write(body.slice(0, 10), () => request.socket.resetAndDestroy())
      return
    case 'too many requests':
      response.writeHead(429, { 'retry-after': '9' }).end('Rate exceeded.')
      return
    case 'burst of 500s':
      response.writeHead(500).end('{"error":"boom"}')
      return
    case 'error page with status 200':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>We will be back</html>')
      return
    case 'truncated':
      send(response, { ...good, body: body.slice(0, -5) })
      return
    case 'field null':
      send(response, { ...good, body: body.replaceAll(field.is, field.asNull) })
      return
    case 'field renamed':
      send(response, { ...good, body: body.replaceAll(field.is, field.renamed) })
      return
    case 'body of 50 MB':
      response.writeHead(200, { 'content-type': 'application/json' })
      pour(response, 50_000_000)
  }
}

function pour(response: ServerResponse, left: number): void {
  if (response.destroyed) return
  if (left <= 0) return void response.end()
  const chunk = Buffer.alloc(Math.min(left, 65_536), ' ')
  const isRoomLeft = response.write(chunk)
  if (isRoomLeft) setImmediate(pour, response, left - chunk.length)
  else response.once('drain', () => pour(response, left - chunk.length))
}
