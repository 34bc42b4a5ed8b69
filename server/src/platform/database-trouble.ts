import { AppError } from './errors.ts'

// The driver's and the system's words for "not there right now", and PostgreSQL's for the same
// (57P0x: shutting down, crashed, starting; 08xxx: connection; 53300: too many connections).
const away =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|CONNECTION_CLOSED|CONNECTION_ENDED|CONNECTION_DESTROYED|CONNECT_TIMEOUT|57P0\d|08\w{3}|53300)$/
const tooSlow = /^(57014|55P03|25P03)$/

/**
 * The honest answer when the database is away or took too long; null for every other error.
 * Looks through the errors that a query builder wraps around the driver's.
 */
export function databaseTrouble(error: unknown): AppError | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, severity, query, syscall } = at as Error & Record<string, unknown>
    if (typeof code !== 'string') continue
    const fromDriver =
      severity !== undefined ||
      query !== undefined ||
      syscall === 'connect' ||
      /^CONNECT/.test(code)
    if (!fromDriver && !/^E(PIPE|CONNRESET)$/.test(code)) continue
    if (away.test(code))
      return new AppError(
        'busy',
        'The database is being restarted. Nothing was lost; please try again in a moment.',
        { cause: error, retryAfter: 1 },
      )
    if (tooSlow.test(code))
      return new AppError('busy', 'This took longer than allowed. Please try again in a moment.', {
        cause: error,
        retryAfter: 2,
      })
  }
  return null
}
