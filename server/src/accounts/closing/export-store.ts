import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { ownerOfUser } from '../../platform/http/session.ts'
import { papers, qaHistory } from '../../platform/schema/all.ts'
import { listAuditEvents } from '../audit/audit-store.ts'
import { listMailsOf } from '../mail/mail-store.ts'
import { listPasskeys } from '../passkeys/passkeys-store.ts'
import { presentPasskey } from '../passkeys/present-passkey.ts'
import { presentUser } from '../present-user.ts'
import { listKnownDevices, listSessions } from '../sessions/sessions-store.ts'
import { listTrustedDevices } from '../two-factor/trusted-devices-store.ts'
import type { StoredUser } from '../users-store.ts'

/** Everything that is kept about an account, but its secrets. */
export async function exportAccount(db: Db, user: StoredUser, now: Date) {
  const owner = ownerOfUser(user.id)
  const [sessions, known, trusted, keys, events, sent, questions, ownPapers] = await Promise.all([
    listSessions(db, user.id, now),
    listKnownDevices(db, user.id),
    listTrustedDevices(db, user.id, now),
    listPasskeys(db, user.id),
    listAuditEvents(db, user.id),
    listMailsOf(db, user.id),
    db
      .select({
        paperId: qaHistory.paperId,
        question: qaHistory.question,
        answer: qaHistory.answer,
        citations: qaHistory.citations,
        createdAt: qaHistory.createdAt,
      })
      .from(qaHistory)
      .where(eq(qaHistory.ownerSession, owner)),
    db
      .select({
        id: papers.id,
        title: papers.title,
        text: papers.content,
        createdAt: papers.createdAt,
      })
      .from(papers)
      .where(eq(papers.ownerSession, owner)),
  ])
  return {
    exportedAt: now.toISOString(),
    profile: presentUser(user),
    sessions: sessions.map(({ sessionToken: _token, ...session }) => session),
    knownDevices: known,
    trustedDevices: trusted.map(({ trust }) => trust),
    passkeys: keys.map(presentPasskey),
    securityEvents: events.map(({ userId: _user, ...event }) => event),
    mails: sent,
    questions,
    papers: ownPapers,
  }
}
