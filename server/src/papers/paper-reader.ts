import type { PaperDocument, Span } from '@tessera/engine'
import { citationKey } from './cite/citation-keys.ts'
import { type CitableDeps, requireCitable } from './cite/require-citable.ts'
import { type DocumentBody, findDocument } from './documents-store.ts'
import { requireDocument, requirePaper } from './paper-access.ts'
import type { Viewer } from './papers-store.ts'
import { requireInside } from './passage.ts'

/** Papers as other features read them: their id and their text, never more than the viewer may see. */
export function createPaperReader(deps: CitableDeps) {
  const { db, resolvePaper } = deps
  return {
    requireIds: async (x: string, viewer: Viewer) => {
      const { id, documentId } = await requirePaper(resolvePaper, x, viewer)
      return { paperId: id, documentId }
    },
    requireReadable: async (x: string, viewer: Viewer) => {
      const paper = await requirePaper(resolvePaper, x, viewer)
      return readable(paper, await requireDocument(db, paper))
    },
    findReadable: async (x: string, viewer: Viewer) => {
      const paper = await requirePaper(resolvePaper, x, viewer)
      if (paper.documentId === null) return null
      return readable(paper, await requireDocument(db, paper))
    },
    citationKey: async (x: string, viewer: Viewer) =>
      citationKey(await requireCitable(deps, x, viewer)),
    textOf: async (paperId: string, documentId: string) => {
      const document = await findDocument(db, paperId, documentId)
      if (!document) throw new Error(`The paper ${paperId} has no document ${documentId}.`)
      return document.text
    },
    requireInside: (text: string, spans: readonly Span[]) => requireInside(text, spans),
  }
}

function readable(
  { id, ownerSession }: { id: string; ownerSession: string | null },
  body: DocumentBody,
) {
  return { paperId: id, document: whole(body), isPrivate: ownerSession !== null }
}

/** Explanations need no page geometry, which is most of a PDF's document. */
function whole(body: DocumentBody): PaperDocument {
  return { ...body, pages: [] }
}
