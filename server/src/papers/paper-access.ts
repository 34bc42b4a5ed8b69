import type { Layout } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import {
  type DocumentBody,
  findDocument,
  findLayout,
  findPagesDocument,
} from './documents-store.ts'
import { contentProblem } from './paper-presenter.ts'
import { findPaper, type StoredPaper, type Viewer } from './papers-store.ts'

/**
 * The paper of an id or identifier.
 * @throws AppError 'paper-not-found', for somebody else's upload as well: its existence is not told
 */
export async function requirePaper(db: Db, x: string, viewer: Viewer): Promise<StoredPaper> {
  const paper = await findPaper(db, x, viewer)
  if (paper) return paper
  throw new AppError(
    'paper-not-found',
    "The paper you're looking for doesn't exist or couldn't be loaded.",
  )
}

/**
 * A document of a paper: the one that is named, or the current one.
 * @throws AppError 'no-full-text' when there is none yet, 'not-found' for an unknown version
 */
export async function requireDocument(
  db: Db,
  paper: StoredPaper,
  documentId?: string,
): Promise<DocumentBody> {
  const id = documentId ?? paper.documentId
  if (id === null)
    throw new AppError('no-full-text', contentProblem(paper) ?? 'This paper has no text here.')
  const document = await findDocument(db, paper.id, id)
  if (document) return document
  throw new AppError('not-found', 'This paper has no such version.')
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
