import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { AppError } from '../../platform/errors.ts'
import type { AccountSettings } from '../account-settings.ts'

/** Hashing and checking passwords, a few at a time, so that a flood of sign-ins leaves the machine to readers (T38). */
export interface Passwords {
  /** Argon2id with a random salt, in the PHC format. */
  hash(password: string): Promise<string>
  /** The same hash for the same salt: for codes that are looked up by it. Base64url. */
  fingerprint(code: string, salt: string): Promise<string>
  /** Takes as long when there is no hash to compare with (T27). */
  isRight(stored: string | null, password: string): Promise<boolean>
  /** @throws AppError 'busy' when no more can wait; asked before anything is looked up */
  requireRoom(): void
}

export function createPasswords({
  passwordCost,
  hashing,
}: Pick<AccountSettings, 'passwordCost' | 'hashing'>): Passwords {
  const gate = bulkhead(hashing.atOnce, hashing.waiting)
  const nobodys = hash(randomBytes(32), passwordCost)
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await gate.execute(work)
    } catch (error) {
      throw isBulkheadRejectedError(error) ? tooBusy() : error
    }
  }
  return {
    hash: (password) => inTurn(() => hash(password, passwordCost)),
    fingerprint: (code, salt) =>
      inTurn(async () =>
        (await hashRaw(code, { ...passwordCost, salt: Buffer.from(salt, 'base64url') })).toString(
          'base64url',
        ),
      ),
    isRight: (stored, password) =>
      inTurn(async () => (await verify(stored ?? (await nobodys), password)) && stored !== null),
    requireRoom() {
      if (gate.executionSlots + gate.queueSlots <= 0) throw tooBusy()
    },
  }
}

const tooBusy = () =>
  new AppError('busy', 'Many people are signing in right now. Please try again in a moment.', {
    retryAfter: 2,
  })
