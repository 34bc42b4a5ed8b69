import { and, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import {
  attemptCounts,
  auditEvents,
  closedAccounts,
  emailVerificationTokens,
  knownDevices,
  loginSessions,
  mails,
  modelShares,
  passkeyChallenges,
  passwordResetTokens,
  pendingSignIns,
  summaries,
  trustedDevices,
  usageTracking,
} from '../../platform/schema/all.ts'

/** What is kept, and which rows of it have been kept long enough. */
interface Rule {
  readonly what: string
  readonly table: PgTable
  readonly isOver: (
    daysAgo: (days: number) => Date,
    yearsAgo: (years: number) => Date,
  ) => SQL | undefined
}

/** The figures of the privacy policy, and of what it does not name because it lives shorter. */
const rules: readonly Rule[] = [
  // "Usage logs are deleted after 90 days."
  { what: 'usage', table: usageTracking, isOver: (ago) => lte(usageTracking.createdAt, ago(90)) },
  {
    what: 'tries of unknown accounts',
    table: auditEvents,
    isOver: (ago) => and(isNull(auditEvents.userId), lte(auditEvents.createdAt, ago(90))),
  },
  {
    what: 'security events',
    table: auditEvents,
    isOver: (_ago, yearsAgo) => lte(auditEvents.createdAt, yearsAgo(1)),
  },
  {
    // Somebody tried it while it was closed.
    what: 'security events of closed accounts',
    table: auditEvents,
    isOver: () => inArray(auditEvents.userId, sql`(select id from closed_accounts)`),
  },
  // "The AI cache is purged after 30 days": what a language model made; the embedded engine asks nobody.
  {
    what: 'AI cache',
    table: summaries,
    isOver: (ago) => and(ne(summaries.model, ''), lte(summaries.createdAt, ago(30))),
  },
  // "Account data is kept for 1 year after closure, billing records for 7 years."
  {
    what: 'closed accounts',
    table: closedAccounts,
    isOver: (_ago, yearsAgo) =>
      or(
        and(isNull(closedAccounts.stripeCustomerId), lte(closedAccounts.closedAt, yearsAgo(1))),
        and(isNotNull(closedAccounts.stripeCustomerId), lte(closedAccounts.closedAt, yearsAgo(7))),
      ),
  },
  {
    what: 'sessions',
    table: loginSessions,
    isOver: (ago) =>
      or(lte(loginSessions.expiresAt, ago(0)), lte(loginSessions.idleExpiresAt, ago(0))),
  },
  {
    what: 'devices',
    table: knownDevices,
    isOver: (_ago, yearsAgo) => lte(knownDevices.lastSeen, yearsAgo(1)),
  },
  {
    what: 'trusted devices',
    table: trustedDevices,
    isOver: (ago) => lte(trustedDevices.expiresAt, ago(0)),
  },
  {
    what: 'half sign-ins',
    table: pendingSignIns,
    isOver: (ago) => lte(pendingSignIns.expiresAt, ago(0)),
  },
  {
    what: 'passkey challenges',
    table: passkeyChallenges,
    isOver: (ago) => lte(passkeyChallenges.expiresAt, ago(0)),
  },
  {
    what: 'reset links',
    table: passwordResetTokens,
    isOver: (ago) => lte(passwordResetTokens.expiresAt, ago(0)),
  },
  {
    what: 'verification links',
    table: emailVerificationTokens,
    isOver: (ago) => lte(emailVerificationTokens.expiresAt, ago(0)),
  },
  { what: 'counters', table: attemptCounts, isOver: (ago) => lte(attemptCounts.resetsAt, ago(1)) },
  {
    what: 'shares of the language model',
    table: modelShares,
    isOver: (ago) => lte(modelShares.day, ago(1).toISOString().slice(0, 10)),
  },
  { what: 'mails', table: mails, isOver: (ago) => lte(mails.createdAt, ago(30)) },
]

const day = 86_400_000

/** Deletes what has been kept as long as was promised. @returns how many rows of each kind */
export async function deleteWhatIsOver(db: Db, now: Date): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const yearsAgo = (years: number) => yearsBefore(now, years)
  for (const { what, table, isOver } of rules) {
    const rows = await db
      .delete(table)
      .where(isOver(ago, yearsAgo))
      .returning({ one: sql<number>`1` })
    deleted[what] = rows.length
  }
  return deleted
}

/** The same day of an earlier year, UTC; where that year has no 29 February, the day before. */
function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - years)
  // It ran over into March.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
