import { timingSafeEqual } from 'node:crypto'
import type { Seal } from '../../platform/seal.ts'
import { isToken, newToken } from './tokens.ts'

/** Letters of the token itself, and of the mark behind it (64 bits). */
const tokenLength = 43
const markLength = 11

/**
 * A session's token: 256 random bits, and a mark of them that nobody else can make. It keeps nothing secret: an invented
 * token is told by it without asking the database, also in a flood.
 */
export function newSessionToken(seal: Pick<Seal, 'mark'>): string {
  const token = newToken()
  return token + markOf(seal, token)
}

/** Whether this server made a token. That says nothing of whether its session lasts. */
export function isSessionToken(seal: Pick<Seal, 'mark'>, text: string | undefined): text is string {
  if (text?.length !== tokenLength + markLength) return false
  const [token, mark] = [text.slice(0, tokenLength), Buffer.from(text.slice(tokenLength))]
  const expected = Buffer.from(isToken(token) ? markOf(seal, token) : '')
  return mark.length === expected.length && timingSafeEqual(mark, expected)
}

const markOf = ({ mark }: Pick<Seal, 'mark'>, token: string) =>
  mark(`session ${token}`).toString('base64url').slice(0, markLength)
