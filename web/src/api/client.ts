import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import { errorOfResponse } from './error-of-response.ts'

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON; a FormData goes as it is. */
  body?: unknown
  signal?: AbortSignal | undefined
}

/**
 * Calls the API and checks the answer against its schema.
 * @throws ApiError when the server refuses, cannot be reached, or answers in another shape.
 */
export async function callApi<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { method = 'GET', body, signal }: Call = {},
): Promise<z.output<Schema>> {
  const response = await reach(path, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...contentType(body) },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw await errorOfResponse(response)
  const parsed = schema.safeParse(await response.json())
  if (!parsed.success)
    throw new ApiError(response.status, {
      said: `The server answered ${path} in a shape that this page does not know. Please reload the page.`,
    })
  return parsed.data
}

/**
 * Asks the server.
 * @throws ApiError when it cannot be reached; an AbortError stays itself
 */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, {
      said: 'Tessera cannot be reached. Check your connection and try again.',
    })
  }
}

function contentType(body: unknown): Record<string, string> {
  return body === undefined || body instanceof FormData
    ? {}
    : { 'content-type': 'application/json' }
}
