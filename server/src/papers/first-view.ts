import type { Paper, Summary } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import { type DocumentBody, findDocument } from './documents-store.ts'
import { presentPaper } from './paper-presenter.ts'
import { findDetails, findPaper, type Viewer } from './papers-store.ts'
import type { ResolvePaper } from './resolve-paper.ts'

export interface FirstViewDeps {
  readonly db: Db
  readonly resolvePaper: ResolvePaper
  readonly findSummary: (
    db: Db,
    paperId: string,
    documentId: string,
    text: string,
  ) => Promise<Summary | null>
}

/** What a paper page shows first: the paper, its text, its summary. Null when the viewer knows no such paper. */
export async function findFirstView(
  { db, resolvePaper, findSummary }: FirstViewDeps,
  x: string,
  viewer: Viewer,
  documentId: string | undefined,
): Promise<{ paper: Paper; document: DocumentBody | null; summary: Summary | null } | null> {
  await resolvePaper(x, viewer)
  const stored = await findPaper(db, x, viewer)
  if (!stored) return null
  const id = documentId ?? stored.documentId
  const [details, document] = await Promise.all([
    findDetails(db, stored.id),
    id === null ? null : findDocument(db, stored.id, id),
  ])
  const summary = document && (await findSummary(db, stored.id, document.id, document.text))
  return { paper: presentPaper(stored, details), document, summary }
}
