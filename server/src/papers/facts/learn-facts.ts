import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { defineJob, enqueue } from '../../platform/jobs.ts'
import type { Sources } from '../../sources/create-sources.ts'
import { repositoryFromAddress } from '../../sources/github.ts'
import { mergePapers } from '../../sources/merge.ts'
import { type Identifier, SourceError } from '../../sources/source.ts'
import { storeFound } from '../found-papers-store.ts'
import { askSources } from '../full-text/ask-sources.ts'
import { findPaperRow, type StoredPaper, updatePaper } from '../papers-store.ts'
import { silentOf } from '../silent-sources.ts'
import { claimFacts, saveFactsAsked, saveResources } from './facts-store.ts'

export interface LearnFactsDeps
  extends Pick<Sources, 'federation' | 'arxiv' | 'huggingFace' | 'github'> {
  readonly db: Db
}

const minute = 60_000
/** Retractions, counts and new versions: what was told a week ago may not be so any more. */
const freshMs = 7 * 24 * 60 * minute
/** A source that failed is asked again by a reader who comes after this. */
const afterFailureMs = 10 * minute
/** The reader waits for the text: arXiv, which lets one question through in three seconds, is asked for that first. */
const textFirstMs = 20_000
/** Of one source in a job, whose answer no reader waits for. */
const withinMs = 30_000

/**
 * Asks the sources for a paper's facts: who was silent or told it long ago is asked anew, arXiv's archive for the
 * licence, Hugging Face for models and data sets, GitHub for the repository. May run twice.
 */
export const learnFacts = defineJob<{ paperId: string }, LearnFactsDeps>({
  name: 'learn-facts',
  payload: z.object({ paperId: z.string() }),
  key: ({ paperId }) => `learn-facts:${paperId}`,
  priority: 10,
  async run({ paperId }, deps, { signal }) {
    const { db } = deps
    const before = await findPaperRow(db, paperId)
    if (!before || before.ownerSession !== null) return
    const asking = namesOf(before).map((name) => askSources(db, deps.federation, name, paperId))
    const told = await Promise.all(asking)
    const failed = told.flatMap(({ answers }) => silentOf(answers))
    const id = (await findPaperRow(db, paperId))?.mergedInto ?? paperId
    const within = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
    const more = [archiveOf, resourcesOf, repositoryOf]
    let isSilent = failed.length > 0
    for (const ask of more) {
      const paper = await findPaperRow(db, id)
      if (paper) isSilent = !(await answered(ask(deps, paper, within))) || isSilent
      signal.throwIfAborted()
    }
    const times = failed.flatMap(({ retryAt }) => (retryAt ? [Date.parse(retryAt)] : []))
    const soon = Math.max(Date.now() + afterFailureMs, Math.min(...times, Date.now() + freshMs))
    await saveFactsAsked(db, id, new Date(isSilent ? soon : Date.now() + freshMs))
  },
})

/** A reader has opened the paper: has its facts asked for, unless that was done a short time ago. */
export async function wantFacts(db: Db, paper: StoredPaper, isTextSought: boolean): Promise<void> {
  if (!areFactsAskable(paper)) return
  await db.transaction(async (tx) => {
    if (await claimFacts(tx, paper.id, new Date(Date.now() + afterFailureMs)))
      await enqueue(
        tx,
        learnFacts,
        { paperId: paper.id },
        isTextSought ? { runAt: new Date(Date.now() + textFirstMs) } : {},
      )
  })
}

/** Somebody's upload is not told to the world, and a paper without a name cannot be asked for. */
export const areFactsAskable = (paper: StoredPaper) =>
  paper.ownerSession === null && namesOf(paper).length > 0

function namesOf({ doi, arxivId }: StoredPaper): Identifier[] {
  return [
    ...(arxivId === null ? [] : [{ scheme: 'arxiv', value: arxivId } as const]),
    ...(doi === null ? [] : [{ scheme: 'doi', value: doi } as const]),
  ]
}

/** Whether a source answered; anything but its silence is a defect of ours. */
async function answered(asking: Promise<void>): Promise<boolean> {
  try {
    await asking
    return true
  } catch (error) {
    if (error instanceof SourceError || (error as Error).name === 'TimeoutError') return false
    throw error
  }
}

type Ask = (deps: LearnFactsDeps, paper: StoredPaper, signal: AbortSignal) => Promise<void>

const archiveOf: Ask = async ({ db, arxiv }, { arxivId }, signal) => {
  const record = arxivId === null ? null : await arxiv.archived(arxivId, signal)
  if (record) await storeFound(db, mergePapers([record]))
}

const resourcesOf: Ask = async ({ db, huggingFace }, { id, arxivId, metadata }, signal) => {
  if (arxivId === null) return
  const found = await huggingFace.resources({ scheme: 'arxiv', value: arxivId }, signal)
  await saveResources(db, id, 'Hugging Face', found)
  const dataset = found.find(({ kind }) => kind === 'dataset')?.url
  if (dataset !== undefined && !metadata.dataset)
    await updatePaper(db, id, { metadata: { ...metadata, dataset } })
}

const repositoryOf: Ask = async ({ db, github }, { id, metadata }, signal) => {
  const name = typeof metadata.github === 'string' ? repositoryFromAddress(metadata.github) : null
  const found = name === null ? null : await github.repository(name, signal)
  if (found === null) return
  const { source, fullName, url, description, stars, forks, language, license, isArchived } = found
  const facts = { description, stars, forks, language, license, isArchived }
  await saveResources(db, id, source, [
    // JSON leaves out what GitHub does not say.
    { kind: 'code', name: fullName, url, facts: JSON.parse(JSON.stringify(facts)) },
  ])
}
