import type { Paper, Summary } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import { type CitationTags, citationTags } from './cite/citation-tags.ts'
import { findDetails } from './details-store.ts'
import { type DocumentBody, findDocument } from './documents-store.ts'
import { idOfVersion } from './paper-access.ts'
import { presentPaper } from './paper-presenter.ts'
import type { Viewer } from './papers-store.ts'
import type { ResolvePaper } from './resolve-paper.ts'

export interface FirstViewDeps {
  readonly db: Db
  readonly resolvePaper: ResolvePaper
  /** Whether the scholarly sources are asked here. */
  readonly isOn: boolean
  readonly findSummary: (
    db: Db,
    paperId: string,
    documentId: string,
    text: string,
  ) => Promise<Summary | null>
}

export interface FirstView {
  readonly paper: Paper
  readonly document: DocumentBody | null
  readonly summary: Summary | null
  readonly tags: CitationTags
}

/** What a paper page shows first: the paper, its text, its summary. Null when the viewer knows no such paper. */
export async function findFirstView(
  { db, resolvePaper, findSummary, isOn }: FirstViewDeps,
  x: string,
  viewer: Viewer,
  version: string | undefined,
): Promise<FirstView | null> {
  const stored = await resolvePaper(x, viewer)
  if (!stored) return null
  const id = version === undefined ? stored.documentId : await idOfVersion(db, stored, version)
  const [details, document] = await Promise.all([
    findDetails(db, stored.id),
    id === null ? null : findDocument(db, stored.id, id),
  ])
  const summary = document && (await findSummary(db, stored.id, document.id, document.text))
  const paper = presentPaper(stored, details, { isOn, now: Date.now() })
  return { paper, document, summary, tags: citationTags(stored) }
}
