import type { ErrorCode, SilentSource } from '@tessera/contract'

const statusOf: Record<ErrorCode, number> = {
  'bad-request': 400,
  unauthenticated: 401,
  'invalid-credentials': 401,
  'wrong-password': 400,
  'weak-password': 400,
  'password-required': 400,
  'invalid-code': 400,
  'invalid-link': 400,
  'invalid-passkey': 400,
  'subscription-required': 403,
  forbidden: 403,
  'not-found': 404,
  'paper-not-found': 404,
  'no-full-text': 409,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'unreadable-file': 422,
  'span-outside': 400,
  'rate-limited': 429,
  'upstream-failed': 502,
  busy: 503,
  internal: 500,
}

/**
 * A failure that the user is told about. `message` is a sentence to act on; behaviour hangs on `code`.
 * The status follows from the code.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  /** Seconds after which trying again makes sense; becomes `Retry-After`. */
  readonly retryAfter: number | undefined
  /** The sources that could not be asked, when that is why. */
  readonly silent: readonly SilentSource[] | undefined
  constructor(
    code: ErrorCode,
    sentence: string,
    options: { cause?: unknown; retryAfter?: number; silent?: readonly SilentSource[] } = {},
  ) {
    super(sentence, 'cause' in options ? { cause: options.cause } : undefined)
    this.code = code
    this.status = statusOf[code]
    this.retryAfter = options.retryAfter
    this.silent = options.silent
  }
}

/** A start that cannot succeed; `message` is the one sentence to print. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
