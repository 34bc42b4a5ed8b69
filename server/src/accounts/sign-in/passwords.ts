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
  /**
   * Does work that will hash or check a password, a few at a time with all that it looks up. Places are kept for
   * devices that are known (`isKnown`): a flood of strangers leaves them free (T26).
   * @throws AppError 'busy' when no more can wait, before anything is begun
   */
  admit<T>(work: () => Promise<T>, isKnown?: boolean): Promise<T>
  /**
   * Looks up whether the device that somebody names is known: cheap, and so many more at a time.
   * @throws AppError 'busy'
   */
  recognise<T>(work: () => Promise<T>): Promise<T>
  /**
   * Before a body is read: refuses what would be refused later, so that a flood costs next to nothing.
   * @param namesDevice whether the request brings what says that somebody signed in from there
   * @throws AppError 'busy'
   */
  requireRoom(namesDevice: boolean): void
}

/** Passwords with as much work for a hash, and as many places to wait in, as the settings say. */
export function createPasswords({
  passwordCost,
  hashing,
}: Pick<AccountSettings, 'passwordCost' | 'hashing'>): Passwords {
  // While some are hashed, others are looked up; nobody is refused between the two.
  const entrance = bulkhead(2 * hashing.atOnce, hashing.waiting)
  const knownEntrance = bulkhead(hashing.atOnce, hashing.waiting)
  const desk = bulkhead(8, 2 * hashing.waiting)
  const gate = bulkhead(hashing.atOnce, 3 * hashing.atOnce + 2 * hashing.waiting)
  const nobodys = hash(randomBytes(32), passwordCost)
  async function inTurn<T>(work: () => Promise<T>, at = gate): Promise<T> {
    try {
      return await at.execute(work)
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
    admit: (work, isKnown = false) => inTurn(work, isKnown ? knownEntrance : entrance),
    recognise: (work) => inTurn(work, desk),
    requireRoom(namesDevice) {
      const { executionSlots, queueSlots } = namesDevice ? desk : entrance
      if (executionSlots === 0 && queueSlots === 0) throw noRoom
    },
  }
}

function tooBusy(): AppError {
  const words = 'Many people are signing in right now. Please try again in a moment.'
  return new AppError('busy', words, { retryAfter: 2 })
}

// One for all: of a flood, most of the work would be writing down where it was refused.
const noRoom = tooBusy()
