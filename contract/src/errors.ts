import { z } from 'zod'

/** Machine codes of API errors. Behaviour hangs on the code, never on the sentence (threat T55). */
export const ErrorCode = z.enum([
  'bad-request',
  'unauthenticated',
  'invalid-credentials',
  'wrong-password',
  'weak-password',
  'password-required',
  'invalid-code',
  'invalid-link',
  'invalid-passkey',
  'subscription-required',
  'forbidden',
  'not-found',
  'paper-not-found',
  'no-full-text',
  'conflict',
  'too-large',
  'unsupported-type',
  'unreadable-file',
  'span-outside',
  'rate-limited',
  'upstream-failed',
  'busy',
  'internal',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** Every API error. `error` is a sentence that a user can read and act on. */
export const ApiError = z.object({ error: z.string(), code: ErrorCode, requestId: z.string() })
export type ApiError = z.infer<typeof ApiError>
