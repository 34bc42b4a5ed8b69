import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { type AuditKind, insertAuditEvent } from '../audit/audit-store.ts'
import { requireAccount } from './account-session.ts'
import { holdAccount } from './hold-account.ts'
import { visitOf } from './visit.ts'

/** What of the own account ends. */
interface Ending {
  /** Whatever stands in the address. */
  readonly id: string
  /** The event that says so. */
  readonly kind: AuditKind
  /** The sentence where nothing of the account has this id. */
  readonly gone: string
  end(tx: Db, userId: string, id: string): Promise<boolean>
}

/**
 * Ends something that the own account lists, with an event.
 * @throws AppError 'not-found' where it is not the account's, or no longer; 'unauthenticated'
 */
export async function endOwn(
  { db, settings }: Pick<AccountDeps, 'db' | 'settings'>,
  request: FastifyRequest,
  { id: named, kind, gone, end }: Ending,
): Promise<void> {
  const account = requireAccount(request)
  const userId = account.user.id
  const id = z.uuid().safeParse(named)
  const isEnded =
    id.success &&
    (await db.transaction(async (tx) => {
      await holdAccount(tx, account)
      const ended = await end(tx, userId, id.data)
      if (ended) await insertAuditEvent(tx, userId, kind, visitOf(request), settings.now())
      return ended
    }))
  if (!isEnded) throw new AppError('not-found', gone)
}
