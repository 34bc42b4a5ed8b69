/**
 * Why a request got no answer:
 * forbidden: the address is not one that the server may visit;
 * unreachable: no such name, or nobody answers there;
 * timeout: connection, headers or body took too long;
 * too-large: more bytes than allowed, counted after decompression;
 * closed: the connection ended before any answer;
 * broken: cut off in the middle, or encoded wrongly;
 * cancelled: the caller no longer wants it.
 */
export type FetchErrorKind =
  | 'forbidden'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'closed'
  | 'broken'
  | 'cancelled'

/** A request that ended without a whole answer. The message never holds more of the address than its host. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  readonly kind: FetchErrorKind
  constructor(kind: FetchErrorKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}
