import { expect, test } from 'vitest'
import { z } from 'zod'
import { answer, fakeServer, refuse } from '../testing/fake-server.ts'
import { type ApiError, describeError } from './api-error.ts'
import { callApi } from './client.ts'

const session = 'Your session has expired. Please log in again.'
const permission =
  "You don't have permission to access this feature. Please upgrade your subscription."
const server = 'Server error. Please try again later or contact support if the problem persists.'

test.each([
  [
    401,
    'invalid-credentials',
    'No.',
    'Invalid email or password. Please check your credentials and try again.',
  ],
  [401, 'unauthenticated', 'No.', session],
  [401, 'bad-request', 'No.', 'Authentication failed. Please log in again.'],
  [403, 'subscription-required', 'No.', permission],
  [403, 'forbidden', 'No.', permission],
  [404, 'paper-not-found', 'No.', 'The requested resource was not found.'],
  [429, 'rate-limited', 'No.', 'Too many requests. Please wait a moment and try again.'],
  [500, 'internal', 'No.', server],
  [503, 'busy', 'No.', server],
  [502, 'upstream-failed', 'Crossref cannot be reached.', 'Crossref cannot be reached.'],
  [422, 'unreadable-file', 'This PDF is encrypted.', 'This PDF is encrypted.'],
])('status %i with code %s', async (status, code, said, shown) => {
  fakeServer({ '/x': () => refuse(status, code, said) })
  const error = await failureOf('/x')
  expect(error.message).toBe(shown)
  expect(error).toMatchObject({ status, code, requestId: 'r-1', said })
})

test.each([
  [
    401,
    '{"error":"Invalid credentials"}',
    'Invalid email or password. Please check your credentials and try again.',
  ],
  [401, 'No token', session],
  [401, '{"error":"Unauthorized"}', session],
  [401, '', 'Authentication failed. Please log in again.'],
  [418, 'I am a teapot', 'I am a teapot'],
  [418, '', 'An unexpected error occurred'],
  [400, '{"other":1}', '{"other":1}'],
])('status %i without a machine code: %s', async (status, body, shown) => {
  fakeServer({ '/x': () => new Response(body, { status }) })
  expect((await failureOf('/x')).message).toBe(shown)
})

test('a server that cannot be reached, and an answer in another shape, are said in words', async () => {
  fakeServer({ '/x': () => Promise.reject(new TypeError('Failed to fetch')) })
  expect((await failureOf('/x')).message).toBe(
    'Tessera cannot be reached. Check your connection and try again.',
  )
  fakeServer({ '/x': () => answer({ wrong: true }) })
  expect((await failureOf('/x')).message).toContain('in a shape that this page does not know')
})

test('the central toast tells signing in from upgrading from everything else', async () => {
  fakeServer({
    '/401': () => refuse(401, 'unauthenticated', ''),
    '/403': () => refuse(403, 'subscription-required', ''),
    '/409': () => refuse(409, 'conflict', 'It is being changed.'),
  })
  expect(describeError(await failureOf('/401'))).toBe(session)
  expect(describeError(await failureOf('/403'))).toBe(
    'This feature requires a premium subscription. Please upgrade to continue.',
  )
  expect(describeError(await failureOf('/409'))).toBe('It is being changed.')
  expect(describeError(new Error('Failed to load: 401 Unauthorized'))).toBe(session)
  expect(describeError('thrown text')).toBe('An unexpected error occurred. Please try again.')
})

async function failureOf(path: string): Promise<ApiError> {
  return callApi(path, z.object({ right: z.boolean() })).then(
    () => {
      throw new Error('The call did not fail.')
    },
    (error: ApiError) => error,
  )
}
