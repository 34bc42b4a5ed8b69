import type { Front } from '../../document/document-builder.ts'
import { normaliseRun } from '../../text/normalise.ts'
import { ownDoi } from './own-doi.ts'
import type { ReadFile } from './pages.ts'

const nonsense = /^(untitled|microsoft word|.*\.(docx?|tex|dvi|pdf|indd|qxd)\b.*|paper|title|\d+)$/i

/** DOIs that arXiv gives its preprints name these. */
const arxivDoi = /^10\.48550\/arxiv\.(\d{4}\.\d{4,5})/

/** What arXiv prints in the margin; an id without version and class or date may be a reference's. */
const archiveStamp =
  /arXiv:(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})v\d+(?:\[|\d{1,2}[A-Z][a-z]{2}(?:19|20)\d\d)/i

/** Title, authors and identifiers: what the page shows first, then what the file says about itself. */
export function metadataOf(title: string, authors: readonly string[], file: ReadFile): Front {
  const { info, firstPage } = file
  const own = nonsense.test(info.title) ? '' : normaliseRun(info.title).trim()
  const doi = ownDoi(file)
  const preprint = doi === undefined ? undefined : arxivDoi.exec(doi)?.[1]
  const arxivId = archiveStamp.exec(firstPage)?.[1] ?? preprint
  const stamp = /\[[a-z-]+\.[A-Za-z-]+\]\d{1,2}[A-Z][a-z]{2}((?:19|20)\d{2})/.exec(firstPage)?.[1]
  const created = /^D:((?:19|20)\d{2})/.exec(info.created)?.[1]
  // A file may be made long after the paper: its year counts where the first page prints it, too.
  const isPrinted = new RegExp(`(?<!\\d)${created}(?!\\d)`).test(firstPage)
  const year = stamp ?? (isPrinted ? created : undefined)
  return {
    title: title !== '' ? title : own,
    authors: authors.length > 0 ? authors : namesOf(info.author),
    identifiers: {
      ...(doi !== undefined && preprint === undefined && { doi }),
      ...(arxivId !== undefined && { arxivId }),
    },
    ...(year !== undefined && { year: Number(year) }),
  }
}

function namesOf(author: string): string[] {
  return normaliseRun(author)
    .split(/;|,(?!\s*(?:jr|sr|ii|iii)\b)|\band\b/i)
    .map((name) => name.trim())
    .filter((name) => /\p{L}{2}/u.test(name) && name.length < 80 && !/:\/\/|@/.test(name))
}
