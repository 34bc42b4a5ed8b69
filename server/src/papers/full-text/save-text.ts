import { documentFromSections, type PaperDocument } from '@tessera/engine/documents'
import type { Db } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { factsOf } from '../document-facts.ts'
import { insertDocument } from '../documents-store.ts'
import { saveFile } from '../files-store.ts'
import { findPaperRow, type StoredPaper, saveProvenance, updatePaper } from '../papers-store.ts'
import type { FetchedCopy } from './fetch-copy.ts'
import { arxivVersion, type Copy } from './readable-copies.ts'
import { findTextState, versionRead } from './text-state.ts'
import { forgetFailedSearch, saveOrigin } from './text-store.ts'

/** How the ledger calls what a fetched text says of itself. */
const textItself = 'document'

/**
 * Stores a fetched text: the bytes under their hash, the document, where it came from. It becomes the paper's
 * text unless a newer version of it is that already. What sources and readers said of the paper stays; the
 * text fills only what nobody said.
 */
export async function saveFetched(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  paper: StoredPaper,
  { copy, read }: { readonly copy: Copy; readonly read: Extract<FetchedCopy, { kind: 'read' }> },
): Promise<void> {
  const { bytes, mediaType, document } = read
  const sha256 = await files.put(bytes)
  const version = arxivVersion(copy.url) ?? null
  const { origins, newestVersion } = await findTextState(db, paper.id)
  await db.transaction(async (tx) => {
    const now = await findPaperRow(tx, paper.id)
    if (!now) return
    await insertDocument(tx, paper.id, document)
    await saveFile(tx, { paperId: paper.id, sha256, mediaType, size: bytes.length, name: null })
    await saveOrigin(tx, {
      paperId: paper.id,
      documentId: document.id,
      url: copy.url,
      source: copy.source,
      license: document.license ?? copy.license,
      state: copy.state,
      // Without a number in its address it is the newest of that moment.
      preprintVersion: version ?? (copy.source === 'arXiv' ? newestVersion : null),
      sha256,
    })
    const shown = versionRead(origins, now.documentId)
    const isOlder =
      now.contentStatus === 'full' && (version ?? Number.MAX_SAFE_INTEGER) < (shown ?? 0)
    if (isOlder) return
    await updatePaper(tx, paper.id, {
      ...missingFacts(now, document),
      license: now.license ?? document.license ?? copy.license,
      content: document.text,
      contentStatus: 'full',
      contentProblem: null,
      documentId: document.id,
    })
    await forgetFailedSearch(tx, paper.id)
    if (document.source !== 'pdf')
      await saveProvenance(tx, paper.id, textItself, factsOf(document).provenance)
  })
}

/**
 * Its figures and references, and what it says about fields that nobody filled. A title page that was guessed
 * from a PDF is no witness: the sources know better.
 */
function missingFacts(paper: StoredPaper, document: PaperDocument) {
  const { figures, citations, ...said } = factsOf(document).fields
  const facts = document.source === 'pdf' ? {} : said
  const missing = Object.entries(facts).filter(([field]) => {
    const known = paper[field as keyof StoredPaper]
    return known === null || (Array.isArray(known) && known.length === 0)
  })
  return { ...Object.fromEntries(missing), figures: figures ?? [], citations: citations ?? [] }
}

/** Makes the abstract the paper's text, where there is no other. @returns its document, or null */
export async function saveAbstract(db: Db, paperId: string): Promise<PaperDocument | null> {
  const paper = await findPaperRow(db, paperId)
  if (!paper?.abstract || paper.contentStatus === 'full') return null
  const document = documentFromSections({
    title: paper.title,
    abstract: paper.abstract,
    sections: [],
  })
  await insertDocument(db, paperId, document)
  await updatePaper(db, paperId, {
    content: document.text,
    contentStatus: 'abstract',
    contentProblem: null,
    documentId: document.id,
  })
  return document
}
