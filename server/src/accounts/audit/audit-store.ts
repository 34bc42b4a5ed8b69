import { and, desc, eq, lt } from 'drizzle-orm'
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
  | 'owner-check-failed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'two-factor-enabled'
  | 'two-factor-disabled'
  | 'device-trusted'
  | 'trust-ended'
  | 'signed-in-without-code'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'passkey-copied'
  | 'signed-in-with-passkey'
  | 'data-downloaded'
  | 'deletion-asked'
  | 'deletion-cancelled'

const inOrder = [desc(auditEvents.createdAt), desc(auditEvents.id)] as const

/** All that happened to an account, the latest first. */
export async function listAuditEvents(db: Db, userId: string) {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(...inOrder)
}

/** As many as a reader looks at. */
const pageSize = 20

/**
 * The same, page by page: those before the event `cursor`, or the latest. An id begins with the time of its event, so
 * that ids are in the order of events and a page holds when the event it began after has been deleted.
 */
export async function pageOfAuditEvents(db: Db, userId: string, cursor: string | undefined) {
  const before = cursor === undefined ? undefined : lt(auditEvents.id, cursor)
  const found = await db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.userId, userId), before))
    .orderBy(...inOrder)
    .limit(pageSize + 1)
  const events = found.slice(0, pageSize)
  return { events, nextCursor: found.length > pageSize ? (events.at(-1)?.id ?? null) : null }
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
