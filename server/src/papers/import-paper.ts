import { type PaperDocument, ParseError } from '@tessera/engine/documents'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import type { FileStore } from '../platform/files.ts'
import { defineJob } from '../platform/jobs.ts'
import { OutOfTime, type ParseFile } from '../platform/parsing/parse-jail.ts'
import { mediaTypes } from '../platform/parsing/sniff.ts'
import { factsOf } from './document-facts.ts'
import { insertDocument } from './documents-store.ts'
import { findFile } from './files-store.ts'
import { findIngestion, importSteps, saveStep } from './ingestion-store.ts'
import { addIdentifiers, findPaperRow, saveProvenance, updatePaper } from './papers-store.ts'

export interface ImportDeps {
  readonly db: Db
  readonly files: FileStore
  /** Reads a file in the jail. @throws ParseError with a sentence for the reader */
  readonly parseFile: ParseFile
  /** Makes and stores the summary of a document. */
  readonly explain: (paperId: string, document: PaperDocument) => Promise<unknown>
}

/**
 * Reads an imported file: parse in the jail, store the document, fill the paper's facts, explain.
 * Each step is written down before it begins; running it again after a crash repeats, and changes nothing.
 */
export const importPaper = defineJob<{ jobId: string }, ImportDeps>({
  name: 'import-paper',
  payload: z.object({ jobId: z.uuid() }),
  key: ({ jobId }) => `import-paper:${jobId}`,
  run: ({ jobId }, deps, { signal }) => readImport(deps, jobId, signal),
  onGivenUp: ({ jobId }, deps) =>
    markFailed(deps.db, jobId, 'This file could not be read because of a fault on our side.'),
})

/** The work of the job; also called in place by the command line and the starter library. */
export async function readImport(
  deps: ImportDeps,
  jobId: string,
  signal?: AbortSignal,
): Promise<void> {
  const ingestion = await findIngestion(deps.db, jobId)
  // The paper may have been deleted since.
  if (!ingestion?.paperId || ingestion.step === 'done' || ingestion.step === 'failed') return
  const { paperId } = ingestion
  await saveStep(deps.db, jobId, 'parsing', 0)
  const document = await parseStored(deps, paperId, signal)
  if (document instanceof ParseError)
    return markFailed(deps.db, jobId, document.message, !(document instanceof OutOfTime))
  await saveReading(deps.db, paperId, document)
  await saveStep(deps.db, jobId, 'explaining', 2)
  await deps.explain(paperId, document)
  await saveStep(deps.db, jobId, 'done', importSteps)
}

async function parseStored(
  deps: ImportDeps,
  paperId: string,
  signal: AbortSignal | undefined,
): Promise<PaperDocument | ParseError> {
  // HTML and JATS carry more than the PDF made from them.
  const file =
    (await findFile(deps.db, paperId, [mediaTypes.html, mediaTypes.jats])) ??
    (await findFile(deps.db, paperId, [mediaTypes.pdf]))
  if (!file) throw new Error(`The paper ${paperId} has no file.`)
  try {
    const bytes = await deps.files.read(file.sha256)
    return await deps.parseFile(bytes, signal ? { signal } : {})
  } catch (error) {
    if (error instanceof ParseError) return error
    throw error
  }
}

/** Stores what was read: the document, the paper's facts, and where each came from; all or nothing. */
async function saveReading(db: Db, paperId: string, document: PaperDocument): Promise<void> {
  const { fields, identifiers, provenance } = factsOf(document)
  await db.transaction(async (tx) => {
    const paper = await findPaperRow(tx, paperId)
    if (!paper) return
    await insertDocument(tx, paperId, document)
    await updatePaper(tx, paperId, {
      ...fields,
      content: document.text,
      contentStatus: 'full',
      contentProblem: null,
      documentId: document.id,
    })
    await saveProvenance(tx, paperId, 'file', provenance)
    // A private upload takes no name that others look papers up by.
    if (paper.ownerSession === null) await addIdentifiers(tx, paperId, identifiers)
  })
}

/** @param isFinal whether the same file would fail again */
async function markFailed(db: Db, jobId: string, sentence: string, isFinal = false): Promise<void> {
  const ingestion = await findIngestion(db, jobId)
  await db.transaction(async (tx) => {
    await saveStep(tx, jobId, 'failed', 0, sentence, isFinal)
    const paper = ingestion?.paperId ? await findPaperRow(tx, ingestion.paperId) : null
    if (paper && paper.contentStatus !== 'full')
      await updatePaper(tx, paper.id, { contentStatus: 'failed', contentProblem: sentence })
  })
}
