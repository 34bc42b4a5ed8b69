import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Tessera',
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: periodSeconds,
  })

/** 160 bits (RFC 4226, 4). */
export const newSecret = () => new Secret({ size: 20 }).base32

/** What an authenticator app reads from the picture. */
export const keyAddress = (secret: string, email: string) => totpOf(secret, email).toString()

/** The 30-second step whose code this is: the one of now or a neighbour (RFC 6238, 5.2); null for no code of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / periodSeconds) + delta
}

/** Six digits, however they are grouped; null for anything else. */
export const asCode = (text: string) => {
  const code = text.replace(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : null
}

// Without letters that look like digits.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryLength = 10

/** Ten times 49 random bits. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: 10 }, () => {
    const code = Array.from({ length: recoveryLength }, () => signs[randomInt(signs.length)]).join(
      '',
    )
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
}

/** A recovery code as it is hashed; null for what cannot be one. */
export function asRecoveryCode(text: string): string | null {
  const code = text.toLowerCase().replace(/[^a-z\d]/g, '')
  return code.length === recoveryLength ? code : null
}
