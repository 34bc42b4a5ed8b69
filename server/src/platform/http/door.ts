import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ApiError } from '@tessera/contract'
import { AppError } from '../errors.ts'
import { newId } from '../ids.ts'
import { headersWithoutHooks } from './error-answers.ts'
import type { AppServer } from './server.ts'

/** By method and path, as in "POST /api/auth/login": throws an AppError when there is no room for such a request. */
export type Doors = Readonly<Record<string, (request: IncomingMessage) => void>>

/**
 * Refuses requests for which there is no room before anything else is done for them: in a flood, the checks that a
 * request passes on its way to its route cost more than all the rest, and readers wait for them (threat T38).
 * What gets in is checked as ever.
 */
export function keepDoors(app: AppServer, doors: Doors): void {
  const letIn = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const door = doors[`${request.method} ${request.url}`]
    try {
      door?.(request)
    } catch (error) {
      if (error instanceof AppError) return refuse(response, error)
    }
    for (const listener of letIn) listener.call(app.server, request, response)
  })
}

function refuse(response: ServerResponse, { status, code, message, retryAfter }: AppError): void {
  const requestId = newId()
  const body = JSON.stringify({ error: message, code, requestId } satisfies ApiError)
  response
    .writeHead(status, {
      ...headersWithoutHooks,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    })
    .end(body)
}
