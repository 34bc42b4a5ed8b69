import { createHash } from 'node:crypto'
import type { ImportStatus } from '@tessera/contract'
import { ParseError } from '@tessera/engine/documents'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { FileStore } from '../platform/files.ts'
import { holdLock } from '../platform/hold-lock.ts'
import { newId } from '../platform/ids.ts'
import { enqueue, type Job } from '../platform/jobs.ts'
import { mediaTypes, sniffKind } from '../platform/parsing/sniff.ts'
import { findUpload, saveFile } from './files-store.ts'
import { findImportOfPaper, insertIngestion, saveStep } from './ingestion-store.ts'
import { oneLine } from './one-line.ts'
import { addIdentifiers, findByIdentifier, insertPaper, updatePaper } from './papers-store.ts'

/** Bytes that one file may have. */
export const largestFile = 50_000_000

export interface ArrivedFile {
  readonly bytes: Uint8Array
  readonly name: string
  /** The session that brought it, which alone may see it; null makes it public. */
  readonly owner: string | null
  readonly source: 'upload' | 'import' | 'library'
}

export interface AcceptDeps {
  readonly db: Db
  readonly files: FileStore
  // biome-ignore lint/suspicious/noExplicitAny: what the job needs when it runs is not asked here
  readonly importPaper: Job<{ jobId: string }, any>
}

/**
 * Takes a file in: stores the bytes, makes a paper with the file's name as its title, and puts the work
 * of reading it into the queue, all or nothing. The same file of the same owner is the same paper; one
 * whose reading failed is read again.
 * @throws AppError 'unreadable-file' when empty, 'unsupported-type', 'too-large'
 */
export async function acceptFile(deps: AcceptDeps, file: ArrivedFile): Promise<ImportStatus> {
  const mediaType = requireReadableType(file.bytes)
  const hash = createHash('sha256').update(file.bytes).digest('hex')
  const sha256 = await deps.files.put(file.bytes)
  if (sha256 !== hash) throw new Error('The file store gave the file another name than its hash.')

  return deps.db.transaction(async (db) => {
    // Two uploads of one file at the same moment are one paper.
    await holdLock(db, `${file.owner ?? ''} ${sha256}`)
    const known = await findSameFile(db, sha256, file.owner)
    if (known) return again(db, deps, known)
    const paperId = newId()
    const jobId = newId()
    const title = titleFromName(file.name)
    await insertPaper(db, {
      id: paperId,
      title,
      source: file.source,
      ownerSession: file.owner,
      ...(mediaType === 'application/pdf' ? { pdfUrl: `/api/papers/${paperId}/pdf` } : {}),
    })
    const name = oneLine(file.name).slice(0, 300)
    await saveFile(db, { paperId, sha256, mediaType, size: file.bytes.length, name })
    if (file.owner === null)
      await addIdentifiers(db, paperId, [{ scheme: 'sha256', value: sha256 }])
    await insertIngestion(db, { id: jobId, paperId, source: file.source, title })
    await enqueue(db, deps.importPaper, { jobId })
    return {
      jobId,
      paperId,
      step: 'queued',
      progress: { total: 3, completed: 0, failed: 0 },
      error: null,
    }
  })
}

function requireReadableType(bytes: Uint8Array): string {
  if (bytes.length > largestFile)
    throw new AppError('too-large', 'This file is larger than the 50 MB that are allowed.')
  try {
    return mediaTypes[sniffKind(bytes)]
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const code = error.problem === 'wrong-type' ? 'unsupported-type' : 'unreadable-file'
    throw new AppError(code, error.message, { cause: error })
  }
}

async function findSameFile(db: Db, sha256: string, owner: string | null): Promise<string | null> {
  if (owner !== null) return findUpload(db, sha256, owner)
  return (await findByIdentifier(db, { scheme: 'sha256', value: sha256 }, null))?.id ?? null
}

/** A file that is known already: its import as it stands, begun again when it had failed. */
async function again(db: Db, deps: AcceptDeps, paperId: string): Promise<ImportStatus> {
  const status = await findImportOfPaper(db, paperId)
  if (!status) throw new Error(`The paper ${paperId} has a file but no import.`)
  if (status.step !== 'failed') return status
  await saveStep(db, status.jobId, 'queued', 0)
  await updatePaper(db, paperId, { contentStatus: 'pending', contentProblem: null })
  await enqueue(db, deps.importPaper, { jobId: status.jobId })
  const { isFinal: _, ...begun } = status
  return { ...begun, step: 'queued', error: null }
}

/** "smith_2020-final.pdf" → "smith 2020-final": what stands for a title until the file has been read. */
function titleFromName(name: string): string {
  const base = oneLine(name.split(/[/\\]/).at(-1) ?? '')
  const title = base.replace(/\.(?:pdf|html?|xhtml|xml|nxml)$/i, '').replace(/_+/g, ' ')
  return title.trim().slice(0, 300) || 'Untitled paper'
}
