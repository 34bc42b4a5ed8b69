import type { Db } from '../../platform/database.ts'
import { holdLock } from '../../platform/hold-lock.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue, type Job } from '../../platform/jobs.ts'
import { findOpenIngestion, insertIngestion } from '../ingestion-store.ts'
import type { StoredPaper } from '../papers-store.ts'
import { findTextState, isDue, isVersionDue } from './text-state.ts'

/**
 * A reader has opened a paper: begins the search for its text, unless one is under way, the text is here, or
 * the last search says to wait. However many want it at the same time, one search is made, over all processes.
 * @param version of a preprint; the newest when null
 * @returns the id of the work that is under way; null when there is none
 */
export async function wantText(
  db: Db,
  // biome-ignore lint/suspicious/noExplicitAny: what the job needs when it runs is not asked here
  fetchText: Job<{ jobId: string }, any>,
  paper: StoredPaper,
  version: number | null,
): Promise<string | null> {
  const running = await findOpenIngestion(db, paper.id, version)
  if (running !== null || !(await isWanted(db, paper, version))) return running
  return db.transaction(async (tx) => {
    await holdLock(tx, `text ${paper.id} ${version ?? ''}`)
    // Somebody else may have begun and even ended it since.
    const other = await findOpenIngestion(tx, paper.id, version)
    if (other !== null || !(await isWanted(tx, paper, version))) return other
    const jobId = newId()
    await insertIngestion(tx, {
      id: jobId,
      paperId: paper.id,
      source: 'sources',
      title: paper.title,
      fetches: { version },
    })
    await enqueue(tx, fetchText, { jobId })
    return jobId
  })
}

async function isWanted(db: Db, paper: StoredPaper, version: number | null): Promise<boolean> {
  const state = await findTextState(db, paper.id)
  return version === null
    ? isDue(paper, state, Date.now())
    : isVersionDue(paper, state, version, Date.now())
}
