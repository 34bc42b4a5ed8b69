import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { auditEvents } from '../../platform/schema/all.ts'
import type { Visit } from '../sessions/visit.ts'

export type AuditKind =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'profile-changed'
  | 'password-changed'
  | 'password-reset'
  | 'email-verified'
  | 'code-failed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'two-factor-enabled'
  | 'two-factor-disabled'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'passkey-copied'
  | 'signed-in-with-passkey'
  | 'deletion-asked'
  | 'deletion-cancelled'

/** What happened to an account, the latest first, at most 200. */
export async function listAuditEvents(db: Db, userId: string) {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(200)
}

/** Writes down what happened to an account. `userId` is null for an address without one. */
export async function insertAuditEvent(
  db: Db,
  userId: string | null,
  kind: AuditKind,
  { network, device }: Visit,
  now: Date,
): Promise<void> {
  await db.insert(auditEvents).values({
    id: newId(now.getTime()),
    userId,
    kind,
    ipAddress: network,
    device: `${device.browser} on ${device.system}`,
    createdAt: now,
  })
}
