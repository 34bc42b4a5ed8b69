import type { AccountDeps } from '../account-deps.ts'
import { isKnownDevice } from '../sessions/sessions-store.ts'
import { type Credentials, findCredentials } from '../users-store.ts'

/** Stands for whoever is not there, so that looking for their device takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Whose address it is, and whether somebody signed in to that account on this device. An address without an account
 * takes as long (T27).
 * @throws AppError 'busy'
 */
export const recogniseDevice = (
  { db, passwords }: Pick<AccountDeps, 'db' | 'passwords'>,
  device: string,
  email: string,
): Promise<{ readonly credentials: Credentials; readonly isKnown: boolean }> =>
  passwords.recognise(async () => {
    const credentials = await findCredentials(db, email)
    return { credentials, isKnown: await isKnownDevice(db, device, credentials.userId ?? nobody) }
  })
