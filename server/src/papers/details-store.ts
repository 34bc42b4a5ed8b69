import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import {
  documents,
  files,
  ingestionJobs,
  paperIdentifiers,
  provenance,
} from '../platform/schema/all.ts'
import { findFactsRetry, findResources } from './facts/facts-store.ts'
import { findTextState } from './full-text/text-state.ts'
import { findAnswers } from './full-text/text-store.ts'
import { findNotices } from './notices-store.ts'

/** Steps of work on a paper that has not ended. */
export const openSteps = ['queued', 'fetching', 'parsing', 'explaining'] as const

/** What a paper page shows beside the paper's own fields. */
export async function findDetails(db: Db, paperId: string) {
  const [
    identifiers,
    fields,
    marks,
    versions,
    stored,
    imports,
    texts,
    answers,
    resources,
    factsRetry,
  ] = await Promise.all([
    db.select().from(paperIdentifiers).where(eq(paperIdentifiers.paperId, paperId)),
    db.select().from(provenance).where(eq(provenance.paperId, paperId)).orderBy(provenance.id),
    findNotices(db, [paperId]),
    db
      .select({ id: documents.id, source: documents.source, createdAt: documents.createdAt })
      .from(documents)
      .where(eq(documents.paperId, paperId))
      .orderBy(documents.createdAt),
    db.select().from(files).where(eq(files.paperId, paperId)).orderBy(desc(files.createdAt)),
    db
      .select({ id: ingestionJobs.id })
      .from(ingestionJobs)
      .where(and(eq(ingestionJobs.paperId, paperId), inArray(ingestionJobs.step, [...openSteps])))
      .orderBy(desc(ingestionJobs.createdAt))
      .limit(1),
    findTextState(db, paperId),
    findAnswers(db, paperId),
    findResources(db, paperId),
    findFactsRetry(db, paperId),
  ])
  return {
    texts,
    answers,
    resources,
    factsRetry,
    identifiers,
    provenance: fields,
    notices: marks,
    versions,
    files: stored,
    importJobId: imports[0]?.id ?? null,
  }
}

export type PaperDetails = Awaited<ReturnType<typeof findDetails>>
