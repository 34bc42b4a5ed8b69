import type { Db } from '../../platform/database.ts'
import type { StoredPaper } from '../papers-store.ts'
import { arxivVersion } from './readable-copies.ts'
import {
  type DocumentOrigin,
  findContent,
  findCopies,
  findOrigins,
  findSearch,
  findToldVersions,
  type StoredCopy,
  type TextSearch,
} from './text-store.ts'

/** What is known about the texts of a paper. */
export interface TextState {
  readonly copies: readonly StoredCopy[]
  readonly origins: readonly DocumentOrigin[]
  readonly search: TextSearch | null
  /** The newest version of the preprint that arXiv told of. */
  readonly newestVersion: number | null
  /** As it is stored now: the caller's copy of the paper may be older. */
  readonly current: Pick<StoredPaper, 'contentStatus' | 'documentId'> | null
}

/** All of it, in one round of questions to the database. */
export async function findTextState(db: Db, paperId: string): Promise<TextState> {
  const [copies, origins, search, told, current] = await Promise.all([
    findCopies(db, paperId),
    findOrigins(db, paperId),
    findSearch(db, paperId),
    findToldVersions(db, paperId),
    findContent(db, paperId),
  ])
  const numbers = told.flatMap((value) => Number(value.match(/^v(\d{1,3})$/)?.[1]) || [])
  const newestVersion = numbers.length > 0 ? Math.max(...numbers) : null
  return { copies, origins, search, newestVersion, current }
}

/** Whether opening the paper sets a search for its text off: there is none, or only one of an older version. */
export function isDue(paper: StoredPaper, state: TextState, now: number): boolean {
  // A file that a reader brought is what it is: nothing is fetched in its place.
  if (paper.ownerSession !== null) return false
  const { contentStatus, documentId } = state.current ?? paper
  const isRead = contentStatus === 'full' && !isOutdated(state, documentId)
  return !isRead && (state.search === null || state.search.retryAt.getTime() <= now)
}

/** Whether a version of a preprint is not here, exists, and may be tried now. */
export function isVersionDue(
  paper: StoredPaper,
  { copies, origins, newestVersion }: TextState,
  version: number,
  now: number,
): boolean {
  if (paper.ownerSession !== null || paper.arxivId === null) return false
  if (newestVersion !== null && version > newestVersion) return false
  if (origins.some(({ preprintVersion }) => preprintVersion === version)) return false
  const tried = copies.filter(
    ({ url, triedAt }) => triedAt !== null && arxivVersion(url) === version,
  )
  return tried.length === 0 || tried.some(({ retryAt }) => (retryAt?.getTime() ?? 0) <= now)
}

function isOutdated({ origins, newestVersion }: TextState, documentId: string | null): boolean {
  const version = versionRead(origins, documentId)
  return version !== null && newestVersion !== null && version < newestVersion
}

/** The newest version of the preprint that has this text; null when no copy of one gave it. */
export function versionRead(
  origins: readonly DocumentOrigin[],
  documentId: string | null,
): number | null {
  const numbers = origins.flatMap((origin) =>
    origin.documentId === documentId ? (origin.preprintVersion ?? []) : [],
  )
  return numbers.length > 0 ? Math.max(...numbers) : null
}
