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

/** A scholarly source that was to be asked and did not answer. */
export const SilentSource = z.object({
  source: z.string(),
  /** A sentence that says why. */
  message: z.string(),
  /** From when on asking it again makes sense. */
  retryAt: z.iso.datetime().optional(),
})
export type SilentSource = z.infer<typeof SilentSource>

/** What is said of a paper that was not found, before the sources that could not be asked. */
export const beforeSilent = {
  'paper-not-found':
    'The sources that keep this kind of identifier do not know it. Others could not be asked:',
  'upstream-failed': 'This paper is not here yet, and these sources could not be asked:',
} as const satisfies Partial<Record<ErrorCode, string>>

/** Every API error. `error` is a sentence that a user can read and act on. */
export const ApiError = z.object({
  error: z.string(),
  code: ErrorCode,
  requestId: z.string(),
  /** Those who may have known better, when a paper was not found: `error` names them, too. */
  silent: z.array(SilentSource).optional(),
})
export type ApiError = z.infer<typeof ApiError>
