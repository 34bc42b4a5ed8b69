import type { ErrorCode, SilentSource } from '@tessera/contract'

interface ErrorBody {
  code?: ErrorCode
  requestId?: string
  said: string
  silent?: readonly SilentSource[]
}

/** A call that the server refused, or that never reached it. `message` may be shown to a reader. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: ErrorCode | null
  readonly requestId: string | null
  /** What the server itself said. */
  readonly said: string
  /** The scholarly sources that could not be asked. */
  readonly silent: readonly SilentSource[]

  constructor(status: number, body: ErrorBody) {
    super(sentenceFor(status, body.code ?? null, body.said))
    this.name = 'ApiError'
    this.status = status
    this.code = body.code ?? null
    this.requestId = body.requestId ?? null
    this.said = body.said
    this.silent = body.silent ?? []
  }
}

/** True when the reader must sign in again: by machine code, else by the words of an older server. */
export function isAuthenticationFailure(error: unknown): boolean {
  if (error instanceof ApiError && error.code !== null) return error.code === 'unauthenticated'
  return /401|Unauthorized|session has expired|Authentication failed/.test(messageOf(error))
}

/** True when a plan does not grant this: by machine code, else by the words of an older server. */
export function isPermissionFailure(error: unknown): boolean {
  if (error instanceof ApiError && error.code !== null)
    return error.code === 'subscription-required' || error.code === 'forbidden'
  return /403|subscription required|permission to access|upgrade your subscription/.test(
    messageOf(error),
  )
}

/** What the central toast says about a failure that nobody else reported. */
export function describeError(error: unknown): string {
  if (isAuthenticationFailure(error)) return 'Your session has expired. Please log in again.'
  if (isPermissionFailure(error))
    return 'This feature requires a premium subscription. Please upgrade to continue.'
  if (error instanceof Error) return error.message
  return 'An unexpected error occurred. Please try again.'
}

function sentenceFor(status: number, code: ErrorCode | null, said: string): string {
  if (status === 401) {
    if (code === 'invalid-credentials' || said.includes('Invalid credentials'))
      return 'Invalid email or password. Please check your credentials and try again.'
    if (code === 'unauthenticated' || /No token|Unauthorized/.test(said))
      return 'Your session has expired. Please log in again.'
    return 'Authentication failed. Please log in again.'
  }
  if (status === 403)
    return "You don't have permission to access this feature. Please upgrade your subscription."
  if (status === 404) return 'The requested resource was not found.'
  if (status === 429) return 'Too many requests. Please wait a moment and try again.'
  // Not this server's trouble: it names the sources that could not be asked.
  if (code === 'upstream-failed') return said
  if (status >= 500)
    return 'Server error. Please try again later or contact support if the problem persists.'
  return said
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
