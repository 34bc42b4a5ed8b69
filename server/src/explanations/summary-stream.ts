import { Readable as ByteStream } from 'node:stream'
import type { SummaryEvent } from '@tessera/contract'
import { AppError } from '../platform/errors.ts'
import type { Explainer, Readable } from './explainer.ts'

/**
 * A summary as server-sent events: each claim at the moment when it is proven, then the whole, or why there
 * is none. The work goes on when the reader leaves: its result is kept.
 */
export function summaryStream(explainer: Explainer, readable: Readable): ByteStream {
  const events = new ByteStream({ read() {} })
  const send = (event: SummaryEvent) => {
    if (!events.destroyed) events.push(`data: ${JSON.stringify(event)}\n\n`)
  }
  explainer
    .explain(readable, (claim) => send({ kind: 'claim', claim }))
    .then(
      (summary) => send({ kind: 'summary', summary }),
      (error: unknown) => send(errorEvent(error)),
    )
    .finally(() => events.push(null))
  return events
}

/** What the reader is told; only sentences that were written for readers. */
function errorEvent(error: unknown): SummaryEvent {
  if (error instanceof AppError) return { kind: 'error', error: error.message, code: error.code }
  return {
    kind: 'error',
    error: 'The summary could not be made. Please try again.',
    code: 'internal',
  }
}
