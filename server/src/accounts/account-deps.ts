import type { Db } from '../platform/database.ts'
import type { Seal } from '../platform/seal.ts'
import type { AccountSettings } from './account-settings.ts'
import type { Passwords } from './sign-in/passwords.ts'

/** What the flows of accounts stand on. */
export interface AccountDeps {
  readonly db: Db
  readonly settings: AccountSettings
  readonly passwords: Passwords
  readonly seal: Seal
  /** Whether mails leave at once; otherwise they wait in the outbox. */
  readonly sendsMail: boolean
  readonly publicUrl: string
  /** Gives what a browser brought and asked before signing in to the account. In the caller's transaction. */
  readonly handOver: (db: Db, from: string, to: string) => Promise<void>
}
