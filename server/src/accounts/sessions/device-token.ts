import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Seal } from '../../platform/seal.ts'
import { isToken } from './tokens.ts'

/** Bytes of each half, and of the first what is random. */
const half = 16
const chance = 10

/**
 * A device's token: 80 random bits, 48 that say whose share of the ceiling on requests it uses, and a mark of both,
 * which nobody else can make: an invented one is told without asking the database, also in a flood (T26). As long as
 * any other token.
 * @param sharedBy what all tokens with one share were given for: who signs in a thousand times has one share
 */
export function newDeviceToken({ mark }: Pick<Seal, 'mark'>, sharedBy: string): string {
  const share = mark(`share ${sharedBy}`).subarray(0, half - chance)
  const told = Buffer.concat([randomBytes(chance), share])
  return Buffer.concat([told, markOf(mark, told)]).toString('base64url')
}

/**
 * Whose share a token uses; null when this server gave no device the token. That somebody signed in there says nothing
 * of whether it is known still, or to whom.
 */
export function shareOfDevice({ mark }: Pick<Seal, 'mark'>, token: string): string | null {
  if (!isToken(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const told = bytes.subarray(0, half)
  if (!timingSafeEqual(bytes.subarray(half), markOf(mark, told))) return null
  return told.subarray(chance).toString('base64url')
}

const markOf = (mark: Seal['mark'], told: Buffer) =>
  mark(`device ${told.toString('base64url')}`).subarray(0, half)
