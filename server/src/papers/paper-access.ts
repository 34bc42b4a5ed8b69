import type { Layout } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import {
  type DocumentBody,
  findDocument,
  findLayout,
  findPagesDocument,
} from './documents-store.ts'
import { findVersion } from './full-text/text-store.ts'
import type { StoredPaper, Viewer } from './papers-store.ts'
import type { ResolvePaper } from './resolve-paper.ts'

/**
 * The paper of an id or identifier; one that is not here yet is asked for at the sources.
 * @throws AppError 'paper-not-found', for somebody else's upload as well: its existence is not told
 * @throws AppError 'upstream-failed' when the sources that would know it could not be asked
 */
export async function requirePaper(
  resolvePaper: ResolvePaper,
  x: string,
  viewer: Viewer,
): Promise<StoredPaper> {
  const paper = await resolvePaper(x, viewer)
  if (paper) return paper
  throw new AppError(
    'paper-not-found',
    "The paper you're looking for doesn't exist or couldn't be loaded.",
  )
}

/**
 * A document of a paper: the one that is named, by its id or as "v2" of a preprint, or the current one.
 * @throws AppError 'no-full-text' when there is none yet, 'not-found' for an unknown version
 */
export async function requireDocument(
  db: Db,
  paper: StoredPaper,
  documentId?: string,
): Promise<DocumentBody> {
  const id = documentId === undefined ? paper.documentId : await idOfVersion(db, paper, documentId)
  if (id === null) throw new AppError('no-full-text', whyNoText(paper))
  const document = await findDocument(db, paper.id, id)
  if (document) return document
  throw new AppError('not-found', 'This paper has no such version.')
}

/** "Not yet" is said only where a text may still come. */
const whyNoText = ({ contentStatus, contentProblem }: StoredPaper): string =>
  contentStatus === 'failed'
    ? ['The text of this paper could not be read.', contentProblem].filter(Boolean).join(' ')
    : 'There is no text of this paper here yet.'

/** The document's id that a reader means by "v2", or by the id itself; null for a version that is not here. */
export async function idOfVersion(
  db: Db,
  { id }: Pick<StoredPaper, 'id'>,
  named: string,
): Promise<string | null> {
  const version = named.match(/^v(\d{1,3})$/)?.[1]
  return version === undefined ? named : findVersion(db, id, Number(version))
}

/**
 * The pages of a paper's PDF with the text they belong to: of the document that is named, or of the one
 * that the PDF gave, which need not be the one that is read.
 * @throws AppError 'not-found' for an unknown version, or when no PDF has been read
 */
export async function requireLayout(
  db: Db,
  paper: StoredPaper,
  documentId?: string,
): Promise<Layout> {
  const id = documentId ?? (await findPagesDocument(db, paper.id))
  if (id === null) throw new AppError('not-found', 'No PDF of this paper has been read here.')
  const [document, pages] = await Promise.all([
    requireDocument(db, paper, id),
    findLayout(db, paper.id, id),
  ])
  return { documentId: id, text: document.text, pages: pages ?? [] }
}
