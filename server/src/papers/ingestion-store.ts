import type { ImportStatus } from '@tessera/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { ingestionJobs, papers } from '../platform/schema/all.ts'
import { openSteps } from './details-store.ts'
import { type Viewer, visibleTo } from './papers-store.ts'

type Step = ImportStatus['step']
/** Reading, storing, explaining. */
export const importSteps = 3

/** Begins the record of an import; the page reads its progress from it. */
export async function insertIngestion(
  db: Db,
  ingestion: {
    readonly id: string
    readonly paperId: string
    readonly source: string
    readonly title: string
    /** A search for a text of the paper instead of the reading of a file that was brought. */
    readonly fetches?: { readonly version: number | null }
  },
): Promise<void> {
  const { fetches, ...row } = ingestion
  await db.insert(ingestionJobs).values({
    ...row,
    type: fetches ? 'fetch-text' : 'import-paper',
    ...(fetches?.version ? { metadata: { version: String(fetches.version) } } : {}),
    progress: { total: importSteps, completed: 0, failed: 0 },
  })
}

/** The paper of an import and how far it is, for the job. */
export async function findIngestion(db: Db, id: string) {
  const [row] = await db
    .select({
      paperId: ingestionJobs.paperId,
      step: ingestionJobs.step,
      startedAt: ingestionJobs.startedAt,
      metadata: ingestionJobs.metadata,
    })
    .from(ingestionJobs)
    .where(eq(ingestionJobs.id, id))
  return row ?? null
}

/** The work on a paper that has not ended: a search for the given version, or the reading of a file. */
export async function findOpenIngestion(
  db: Db,
  paperId: string,
  version: number | null,
): Promise<string | null> {
  const [row] = await db
    .select({ id: ingestionJobs.id })
    .from(ingestionJobs)
    .where(
      and(
        eq(ingestionJobs.paperId, paperId),
        inArray(ingestionJobs.step, [...openSteps]),
        sql`coalesce(${ingestionJobs.metadata} ->> 'version', '') = ${version ?? ''}::text`,
      ),
    )
    .limit(1)
  return row?.id ?? null
}

/** Says in a few words what is being done, while copies are fetched. */
export async function saveDetail(db: Db, id: string, detail: string): Promise<void> {
  await db
    .update(ingestionJobs)
    .set({
      metadata: sql`${ingestionJobs.metadata} || jsonb_build_object('detail', ${detail}::text)`,
    })
    .where(eq(ingestionJobs.id, id))
}

/**
 * Says how far an import is. With `failed` only: `problem` is one sentence, and `isFinal` that the same file
 * would fail again.
 */
export async function saveStep(
  db: Db,
  id: string,
  step: Step,
  completed: number,
  problem?: string,
  isFinal = false,
): Promise<void> {
  const ended = step === 'done' || step === 'failed'
  const now = new Date()
  await db
    .update(ingestionJobs)
    .set({
      step,
      status: step === 'done' ? 'completed' : step === 'failed' ? 'failed' : 'running',
      progress: { total: importSteps, completed, failed: step === 'failed' ? 1 : 0 },
      error: problem ?? null,
      metadata: isFinal
        ? sql`${ingestionJobs.metadata} || '{"isFinal": true}'`
        : sql`${ingestionJobs.metadata} - 'isFinal'`,
      ...(step === 'parsing' || step === 'fetching' ? { startedAt: now } : {}),
      ...(ended ? { completedAt: now } : { completedAt: null }),
    })
    .where(eq(ingestionJobs.id, id))
}

/** How far an import is, for whoever may see its paper. */
export async function findImportStatus(
  db: Db,
  id: string,
  viewer: Viewer,
): Promise<ImportStatus | null> {
  return oneStatus(db, and(eq(ingestionJobs.id, id), visibleTo(viewer)))
}

/** The newest reading of a file that was brought as this paper. */
export async function findImportOfPaper(db: Db, paperId: string): Promise<ImportStatus | null> {
  return oneStatus(
    db,
    and(eq(ingestionJobs.paperId, paperId), eq(ingestionJobs.type, 'import-paper')),
  )
}

async function oneStatus(db: Db, where: ReturnType<typeof and>): Promise<ImportStatus | null> {
  const [row] = await db
    .select({
      jobId: ingestionJobs.id,
      paperId: papers.id,
      step: ingestionJobs.step,
      progress: ingestionJobs.progress,
      error: ingestionJobs.error,
      detail: sql<string | null>`${ingestionJobs.metadata} ->> 'detail'`,
      isFinal: sql<boolean>`${ingestionJobs.metadata} ? 'isFinal'`,
    })
    .from(ingestionJobs)
    .innerJoin(papers, eq(ingestionJobs.paperId, papers.id))
    .where(where)
    .orderBy(desc(ingestionJobs.createdAt))
    .limit(1)
  if (!row) return null
  const { detail, isFinal, ...status } = row
  return {
    ...status,
    ...(detail !== null && row.step === 'fetching' ? { detail } : {}),
    ...(isFinal && { isFinal }),
  }
}
