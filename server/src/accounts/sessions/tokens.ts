import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as a cookie or a link carries them. */
export const newToken = () => randomBytes(32).toString('base64url')

/** True for what has the form of a token: 32 bytes in base64url, 43 characters. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text)

/** What a token opens. */
type Purpose = 'session' | 'device' | 'pending' | 'reset' | 'verification' | 'passkey'

/**
 * How a token is stored. The purpose is part of what is hashed: a token for one thing is none for
 * another (T35).
 */
export function storedToken(purpose: Purpose, token: string): string {
  return createHash('sha256').update(`${purpose}\n${token}`).digest('hex')
}
