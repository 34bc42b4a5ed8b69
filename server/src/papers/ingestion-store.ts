import type { ImportStatus } from '@tessera/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { ingestionJobs, papers } from '../platform/schema/all.ts'
import { type Viewer, visibleTo } from './papers-store.ts'

type Step = ImportStatus['step']
/** Reading, storing, explaining. */
export const importSteps = 3

/** Begins the record of an import; the page reads its progress from it. */
export async function insertIngestion(
  db: Db,
  ingestion: { id: string; paperId: string; source: string; title: string },
): Promise<void> {
  await db.insert(ingestionJobs).values({
    ...ingestion,
    type: 'import-paper',
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
    })
    .from(ingestionJobs)
    .where(eq(ingestionJobs.id, id))
  return row ?? null
}

/** Says how far an import is. `problem` is one sentence, with `failed` only. */
export async function saveStep(
  db: Db,
  id: string,
  step: Step,
  completed: number,
  problem?: string,
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
      ...(step === 'parsing' ? { startedAt: now } : {}),
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

/** The newest import of a paper. */
export async function findImportOfPaper(db: Db, paperId: string): Promise<ImportStatus | null> {
  return oneStatus(db, eq(ingestionJobs.paperId, paperId))
}

async function oneStatus(db: Db, where: ReturnType<typeof and>): Promise<ImportStatus | null> {
  const [row] = await db
    .select({
      jobId: ingestionJobs.id,
      paperId: papers.id,
      step: ingestionJobs.step,
      progress: ingestionJobs.progress,
      error: ingestionJobs.error,
    })
    .from(ingestionJobs)
    .innerJoin(papers, eq(ingestionJobs.paperId, papers.id))
    .where(where)
    .orderBy(desc(ingestionJobs.createdAt))
    .limit(1)
  return row ?? null
}
