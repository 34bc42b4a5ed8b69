import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorBody } from './error-answers.ts'

/** One message of an event stream; `data` goes out as JSON. */
export interface StreamEvent {
  readonly event: string
  readonly data: unknown
}

/** A line without meaning, so that proxies do not take a quiet stream for a dead one. */
const heartbeat = ':\n\n'
const heartbeatMs = 5_000

/**
 * Answers with server-sent events as they come (WHATWG HTML, section 9.2). `begin` gets a signal that
 * ends when the client has gone. What fails before the first event is an ordinary error; later it is
 * told as an event `failed` with the body of that error. The stream waits for a slow reader, but nobody
 * reads it for longer than `longestMs`: who takes nothing must not hold it for ever.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  begin: (left: AbortSignal) => AsyncGenerator<StreamEvent, void, void>,
  longestMs = 60_000,
): Promise<void> {
  const gone = new AbortController()
  const { raw } = reply
  raw.once('close', () => gone.abort())
  const tooLong = AbortSignal.timeout(longestMs)
  tooLong.addEventListener('abort', () => raw.destroy(), { once: true })
  const left = AbortSignal.any([gone.signal, tooLong])
  const events = begin(left)
  const first = await events.next()
  await reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      // nginx keeps answers until a buffer is full unless it is told.
      'x-accel-buffering': 'no',
    })
    .send(Readable.from(linesOf(request, first, events), { objectMode: false }))
}

async function* linesOf(
  request: FastifyRequest,
  first: IteratorResult<StreamEvent, void>,
  events: AsyncGenerator<StreamEvent, void, void>,
): AsyncGenerator<string, void, void> {
  let next = Promise.resolve(first)
  try {
    for (;;) {
      const step = await Promise.race([next, sleep(heartbeatMs, 'quiet' as const, { ref: false })])
      if (step === 'quiet') yield heartbeat
      else if (step.done) return
      else {
        yield lines(step.value)
        next = events.next()
      }
    }
  } catch (error) {
    yield lines({ event: 'failed', data: errorBody(error, request) })
  } finally {
    await events.return()
  }
}

const lines = ({ event, data }: StreamEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
