import type { QaEntry } from '@tessera/contract'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { qaHistory } from '../platform/schema/all.ts'
import { presentMaker } from './present-maker.ts'
import { checkQuotations } from './quotations.ts'

/** An answer that is about to be stored. */
export type NewQaEntry = Omit<QaEntry, 'id' | 'createdAt'>

/** What was answered, without what was asked and where. */
export type Answered = Omit<NewQaEntry, 'paperId' | 'documentId' | 'question'>

/** One question, however it is capitalised, spaced and ended. */
const asked = sql`rtrim(regexp_replace(lower(${qaHistory.question}), '\\s+', ' ', 'g'), ' ?.!')`

/**
 * What this session asked about a paper, oldest first, the newest 200; of what it asked more than once, the newest
 * answer. Other sessions' questions are theirs.
 */
export async function findQaHistory(
  db: Db,
  paperId: string,
  session: string,
  textOf: (documentId: string) => Promise<string>,
): Promise<QaEntry[]> {
  const newest = db
    .selectDistinctOn([asked])
    .from(qaHistory)
    .where(and(eq(qaHistory.paperId, paperId), eq(qaHistory.ownerSession, session)))
    .orderBy(asked, desc(qaHistory.createdAt), desc(qaHistory.id))
    .as('newest')
  const rows = await db
    .select()
    .from(newest)
    .orderBy(desc(newest.createdAt), desc(newest.id))
    .limit(200)
  const entries = rows.map(present).toReversed()
  const texts = new Map<string, string>()
  for (const { documentId } of entries)
    if (!texts.has(documentId)) texts.set(documentId, await textOf(documentId))
  for (const entry of entries) check(texts.get(entry.documentId) as string, entry)
  return entries
}

/** "The AI cache is purged after 30 days": an older answer stays in its reader's history, and is given to nobody else. */
const givenAgainForMs = 30 * 86_400_000

/**
 * The newest answer that this engine gave anybody to the question, in the same words about the same text; none that
 * was cut short.
 */
export async function findAnswer(
  db: Db,
  place: Pick<QaEntry, 'paperId' | 'documentId' | 'question'>,
  by: { readonly engine: string; readonly model: string; readonly engineVersion: string },
): Promise<Answered | null> {
  const [row] = await db
    .select()
    .from(qaHistory)
    .where(
      and(
        eq(qaHistory.paperId, place.paperId),
        eq(qaHistory.documentId, place.documentId),
        eq(qaHistory.question, place.question),
        eq(qaHistory.engine, by.engine),
        eq(qaHistory.model, by.model),
        eq(qaHistory.engineVersion, by.engineVersion),
        gt(qaHistory.createdAt, new Date(Date.now() - givenAgainForMs)),
      ),
    )
    .orderBy(desc(qaHistory.createdAt), desc(qaHistory.id))
    .limit(1)
  if (!row || row.run?.isCut) return null
  const { id, createdAt, paperId, documentId, question, ...answered } = present(row)
  return answered
}

/**
 * Stores a question with its answer, and gives back what was stored.
 * @throws RangeError when a quotation is not the text's own words; nothing is stored then
 */
export async function insertQaEntry(
  db: Db,
  session: string,
  text: string,
  entry: NewQaEntry,
): Promise<QaEntry> {
  check(text, entry)
  const [row] = await db
    .insert(qaHistory)
    .values({
      ...entry,
      reason: entry.reason ?? null,
      premise: entry.premise ?? null,
      chance: entry.chance ?? null,
      model: entry.model ?? '',
      run: entry.run ?? null,
      note: entry.note ?? null,
      ownerSession: session,
    })
    .returning()
  if (!row) throw new Error('The question was not stored.')
  return present(row)
}

/**
 * Removes a question from what this session asked about a paper: every answer that it was given, or the one before
 * would stand in its place.
 * @returns false, with nothing removed, when this session has no such entry
 */
export async function deleteQuestion(
  db: Db,
  paperId: string,
  session: string,
  entryId: string,
): Promise<boolean> {
  const own = and(eq(qaHistory.paperId, paperId), eq(qaHistory.ownerSession, session))
  const named = db
    .select({ asked: asked.as('asked') })
    .from(qaHistory)
    .where(and(own, eq(qaHistory.id, entryId)))
  const gone = await db
    .delete(qaHistory)
    .where(and(own, inArray(asked, named)))
    .returning({ id: qaHistory.id })
  return gone.length > 0
}

/** Gives the questions of one asker to another. */
export async function handOverQuestions(db: Db, from: string, to: string): Promise<void> {
  await db.update(qaHistory).set({ ownerSession: to }).where(eq(qaHistory.ownerSession, from))
}

function check(text: string, entry: NewQaEntry): void {
  checkQuotations(text, [...entry.citations, ...entry.nearest])
}

function present(row: typeof qaHistory.$inferSelect): QaEntry {
  return {
    id: row.id,
    paperId: row.paperId,
    documentId: row.documentId,
    question: row.question,
    answer: row.answer,
    refused: row.refused,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.premise === null ? {} : { premise: row.premise }),
    ...(row.chance === null ? {} : { chance: row.chance }),
    claims: row.claims as QaEntry['claims'],
    citations: row.citations as QaEntry['citations'],
    nearest: row.nearest as QaEntry['nearest'],
    searched: [...row.searched],
    withheld: row.withheld as QaEntry['withheld'],
    ...presentMaker(row),
    createdAt: row.createdAt.toISOString(),
  }
}
