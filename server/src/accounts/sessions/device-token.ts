import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Seal } from '../../platform/seal.ts'
import { isToken } from './tokens.ts'

/** Bytes of each half. */
const half = 16

/**
 * A device's token: 128 random bits and a mark of them, so that an invented one is told without asking the database,
 * also in a flood (T26). As long as any other token.
 */
export function newDeviceToken({ mark }: Pick<Seal, 'mark'>): string {
  const random = randomBytes(half)
  return Buffer.concat([random, markOf(mark, random)]).toString('base64url')
}

/** Whether this server gave a device the token: somebody signed in there. Not whether it is known still, or to whom. */
export function isOwnDeviceToken({ mark }: Pick<Seal, 'mark'>, token: string): boolean {
  if (!isToken(token)) return false
  const bytes = Buffer.from(token, 'base64url')
  return timingSafeEqual(bytes.subarray(half), markOf(mark, bytes.subarray(0, half)))
}

const markOf = (mark: Seal['mark'], random: Buffer) =>
  mark(`device ${random.toString('base64url')}`).subarray(0, half)
