import { vi } from 'vitest'

export interface Call {
  method: string
  /** Path with its query. */
  path: string
  body: unknown
}

/** Answers by path without query. */
export type FakeServer = Record<string, (call: Call) => Response | Promise<Response>>

/** Puts a server in the place of `fetch` and returns the calls it gets. An unknown path is a 404 with its code. */
export function fakeServer(routes: FakeServer): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = { method: init.method ?? 'GET', path, body: init.body }
    calls.push(call)
    const route = routes[path.replace(/\?.*/, '')]
    return route ? route(call) : refuse(404, 'not-found', `Nothing at ${path}.`)
  })
  return calls
}

export const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status })

export const refuse = (status: number, code: string, error: string): Response =>
  answer({ error, code, requestId: 'r-1' }, status)
