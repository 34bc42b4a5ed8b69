import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, setCookie } from './own-cookies.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The address that readers use. */
    publicUrl: string
  }
}

const oneYearSeconds = 31_536_000
const made = new WeakMap<FastifyRequest, string>()
const accounts = new WeakMap<FastifyRequest, string>()

/** How an account's papers and questions name their owner. */
export const ownerOfUser = (userId: string) => `user:${userId}`

/** Lets a request speak for an account: what it brings and asks belongs to the account from here on. */
export function actAsUser(request: FastifyRequest, userId: string): void {
  accounts.set(request, ownerOfUser(userId))
}

/** Whether somebody is signed in: the answer may name them. */
export const speaksForAccount = (request: FastifyRequest): boolean => accounts.has(request)

/**
 * Who a request belongs to, as it is stored: the account that is signed in, else the browser's session
 * as the SHA-256 of its cookie, so that nobody who reads the database can take it over. Null for someone
 * who has none yet.
 */
export function sessionOf(request: FastifyRequest): string | null {
  return accounts.get(request) ?? browserSessionOf(request)
}

/** The session of the browser itself, whoever is signed in with it. */
export function browserSessionOf(request: FastifyRequest): string | null {
  const token =
    made.get(request) ?? request.cookies[cookieName('session', request.server.publicUrl)]
  return token !== undefined && /^[\w-]{43}$/.test(token)
    ? createHash('sha256').update(token).digest('hex')
    : null
}

/**
 * The same, and begins a session when there is none: only for what must be found again later, such as
 * an upload or a question. Reading never sets a cookie.
 */
export function requireSession(request: FastifyRequest, reply: FastifyReply): string {
  const known = sessionOf(request)
  if (known !== null) return known
  const token = randomBytes(32).toString('base64url')
  made.set(request, token)
  setCookie(reply, 'session', token, oneYearSeconds, request.server.publicUrl)
  return createHash('sha256').update(token).digest('hex')
}

/** Once what a browser had is an account's: who may have given it the cookie shares nothing that comes later (T28). */
export function endBrowserSession(request: FastifyRequest, reply: FastifyReply): void {
  if (browserSessionOf(request) !== null)
    setCookie(reply, 'session', '', 0, request.server.publicUrl)
}
