import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { cookieName, setCookie } from '../../platform/http/own-cookies.ts'
import { actAsUser } from '../../platform/http/session.ts'
import type { AccountDeps } from '../account-deps.ts'
import { challengeLifetimeMs } from '../passkeys/challenges-store.ts'
import { pendingLifetimeMs } from '../two-factor/second-factor-store.ts'
import type { StoredUser } from '../users-store.ts'
import { newDeviceToken, shareOfDevice } from './device-token.ts'
import { isSessionToken } from './session-token.ts'
import { type DeviceChange, findSession, sessionLifetimeMs } from './sessions-store.ts'
import { isToken } from './tokens.ts'

/** Who is signed in, and with which session. */
export interface SignedIn {
  readonly user: StoredUser
  readonly sessionId: string
  /** Of the token that was brought, as it is stored: changes of the account ask whether it still is the session's. */
  readonly storedToken: string
  /** When somebody signed in with it. */
  readonly since: Date
}

const signedIn = new WeakMap<FastifyRequest, SignedIn>()
const deviceLifetimeSeconds = 31_536_000

/**
 * Asks the database at every request that brings a token of this server: a session that was ended opens nothing more
 * (T29).
 */
export function recogniseAccounts({
  db,
  settings,
  ...own
}: Pick<AccountDeps, 'db' | 'settings' | 'publicUrl' | 'seal'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = sessionTokenOf(request, own)
    if (token === null || request.url.startsWith('/assets/')) return
    const found = await findSession(db, token, settings.now())
    if (found === null) return
    signedIn.set(request, found)
    actAsUser(request, found.user.id)
  }
}

/** Who is signed in; null for everybody else. */
export const accountOf = (request: FastifyRequest): SignedIn | null => signedIn.get(request) ?? null

/** @throws AppError 'unauthenticated' */
export function requireAccount(request: FastifyRequest): SignedIn {
  const account = accountOf(request)
  if (account === null) throw new AppError('unauthenticated', 'Unauthorized. Please sign in.')
  return account
}

/** Null for one that somebody invented. */
export function sessionTokenOf(
  request: FastifyRequest,
  { publicUrl, seal }: Pick<AccountDeps, 'publicUrl' | 'seal'>,
): string | null {
  const token = request.cookies[cookieName('account', publicUrl)]
  return isSessionToken(seal, token) ? token : null
}

/** The token by which this device is known again; null for none, or what is no token. */
export const deviceTokenOf = (request: FastifyRequest, publicUrl: string) =>
  tokenIn(request, cookieName('device', publicUrl))

/** Whether a Cookie header brings a device's token; nobody has looked it up yet. */
export const namesDevice = (cookies: string | undefined, publicUrl: string): boolean =>
  (cookies ?? '').split('; ').some((cookie) => {
    const [name, token] = cookie.split('=')
    return name === cookieName('device', publicUrl) && isToken(token)
  })

/** Signs this browser in for as long as a session lasts at the most. */
export function setSessionCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  setCookie(reply, 'account', token, sessionLifetimeMs / 1_000, publicUrl)
}

/** Makes the browser forget its session; that it ends is the store's to do. */
export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  setCookie(reply, 'account', '', 0, publicUrl)
}

/** Stands for a sign-in that still wants a code; null for none. */
export const pendingTokenOf = (request: FastifyRequest, publicUrl: string) =>
  tokenIn(request, cookieName('pending', publicUrl))

/** Remembers a sign-in that still wants a code. */
export function setPendingCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  setCookie(reply, 'pending', token, pendingLifetimeMs / 1_000, publicUrl)
}

/** Makes the browser forget a sign-in that wanted a code. */
export function clearPendingCookie(reply: FastifyReply, publicUrl: string): void {
  setCookie(reply, 'pending', '', 0, publicUrl)
}

/** Stands for what this browser was asked to sign with a passkey. */
export const passkeyTokenOf = (request: FastifyRequest, publicUrl: string) =>
  tokenIn(request, cookieName('passkey', publicUrl))

/** Remembers what this browser is asked to sign with a passkey. */
export function setPasskeyCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  setCookie(reply, 'passkey', token, challengeLifetimeMs / 1_000, publicUrl)
}

/**
 * A new token for this device. It opens nothing: it says that somebody signed in from here.
 * @param sharedBy the account, or what else is not had twice: devices of one count together
 */
export const changeDevice = (
  request: FastifyRequest,
  { publicUrl, seal }: Pick<AccountDeps, 'publicUrl' | 'seal'>,
  sharedBy: string,
): DeviceChange => ({
  before: deviceTokenOf(request, publicUrl),
  token: newDeviceToken(seal, sharedBy),
})

/**
 * Whose share of the ceiling on requests is used by who is signed in, or comes from a device that somebody signed in
 * on: their own, whatever their neighbours do (T26); all devices of one account have one. Null for everybody else.
 * Asks no database.
 */
export const ownShare =
  ({ publicUrl, seal }: Pick<AccountDeps, 'publicUrl' | 'seal'>) =>
  (request: FastifyRequest): string | null => {
    const account = accountOf(request)
    if (account !== null) return `account ${account.user.id}`
    const device = deviceTokenOf(request, publicUrl)
    const share = device && shareOfDevice(seal, device)
    return share && `devices ${share}`
  }

/** Lets this device be known again; see `changeDevice`. */
export function setDeviceCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  setCookie(reply, 'device', token, deviceLifetimeSeconds, publicUrl)
}

function tokenIn(request: FastifyRequest, name: string): string | null {
  const token = request.cookies[name]
  return isToken(token) ? token : null
}
