import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { ownerOfUser } from '../../platform/http/session.ts'
import { auditEvents, closedAccounts, files, papers, users } from '../../platform/schema/all.ts'

/** Sets when an account is deleted; null when it stays. */
export async function setDeletion(db: Db, userId: string, at: Date | null): Promise<void> {
  await db.update(users).set({ deleteAfter: at }).where(eq(users.id, userId))
}

/** Accounts whose grace is over. */
export async function listAccountsToClose(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(lte(users.deleteAfter, now))
  return rows.map(({ id }) => id)
}

/**
 * Deletes an account whose grace is over, with everything that is its own; what stays says who it was in no way.
 * @returns the files that its papers had; null when its owner came back meanwhile
 */
export async function closeAccount(
  db: Db,
  userId: string,
  now: Date,
): Promise<readonly string[] | null> {
  return db.transaction(async (tx) => {
    const owned = await tx
      .selectDistinct({ sha256: files.sha256 })
      .from(files)
      .innerJoin(papers, eq(papers.id, files.paperId))
      .where(eq(papers.ownerSession, ownerOfUser(userId)))
    const [closed] = await tx
      .delete(users)
      .where(and(eq(users.id, userId), lte(users.deleteAfter, now)))
      .returning()
    if (!closed) return null
    await tx.delete(auditEvents).where(eq(auditEvents.userId, userId))
    const { createdAt, subscriptionPlan, stripeCustomerId, subscriptionId } = closed
    await tx.insert(closedAccounts).values({
      id: userId,
      createdAt,
      closedAt: now,
      subscriptionPlan,
      stripeCustomerId,
      subscriptionId,
    })
    return owned.map(({ sha256 }) => sha256)
  })
}

/** Those files that no paper has. */
export async function withoutPaper(db: Db, sha256s: readonly string[]): Promise<readonly string[]> {
  if (sha256s.length === 0) return []
  const rows = await db
    .selectDistinct({ sha256: files.sha256 })
    .from(files)
    .where(inArray(files.sha256, [...sha256s]))
  const kept = new Set(rows.map(({ sha256 }) => sha256))
  return sha256s.filter((sha256) => !kept.has(sha256))
}
