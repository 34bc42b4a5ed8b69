import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = 'tessera_session'
const oneYearSeconds = 31_536_000
const made = new WeakMap<FastifyRequest, string>()

/**
 * Whose session a request belongs to, as it is stored: the SHA-256 of the cookie, so that nobody who
 * reads the database can take a session over. Null for someone who has none yet.
 */
export function sessionOf(request: FastifyRequest): string | null {
  const token = made.get(request) ?? request.cookies[cookieName]
  return token !== undefined && /^[\w-]{43}$/.test(token)
    ? createHash('sha256').update(token).digest('hex')
    : null
}

/**
 * The same, and begins a session when there is none: only for what must be found again later, such as
 * an upload or a question. Reading never sets a cookie.
 */
export function requireSession(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): string {
  const known = sessionOf(request)
  if (known !== null) return known
  const token = randomBytes(32).toString('base64url')
  made.set(request, token)
  reply.setCookie(cookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: oneYearSeconds,
  })
  return createHash('sha256').update(token).digest('hex')
}
