import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { mails } from '../../platform/schema/all.ts'

export type StoredMail = typeof mails.$inferSelect

/** Puts a mail, whose words are sealed, where it waits to be sent. @returns its id */
export async function insertMail(
  db: Db,
  mail: Pick<StoredMail, 'userId' | 'recipient' | 'kind'> & { readonly body: string },
  now: Date,
): Promise<string> {
  const id = newId(now.getTime())
  await db.insert(mails).values({ ...mail, id, createdAt: now })
  return id
}

/** A mail that has not gone out; null when it has. */
export async function findWaitingMail(
  db: Db,
  id: string,
): Promise<(StoredMail & { readonly body: string }) | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail?.body == null ? null : { ...mail, body: mail.body }
}

/** It went out: its words are forgotten. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(mails).set({ sentAt: now, body: null, problem: null }).where(eq(mails.id, id))
}

/** Notes why a mail has not gone out. */
export async function markProblem(db: Db, id: string, problem: string): Promise<void> {
  await db.update(mails).set({ problem }).where(eq(mails.id, id))
}

/** Mails that have not gone out, the latest first, at most 100. */
export async function listWaitingMails(db: Db) {
  return db
    .select({
      id: mails.id,
      recipient: mails.recipient,
      kind: mails.kind,
      body: sql<string>`${mails.body}`,
      createdAt: mails.createdAt,
      problem: mails.problem,
    })
    .from(mails)
    .where(and(isNotNull(mails.body)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(100)
}

/** What went or goes out to an account, the latest first, without its words: they hold links. */
export async function listMailsOf(db: Db, userId: string) {
  return db
    .select({
      recipient: mails.recipient,
      kind: mails.kind,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(desc(mails.createdAt), desc(mails.id))
}
