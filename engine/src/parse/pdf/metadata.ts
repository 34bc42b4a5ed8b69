import type { Front } from '../../document/document-builder.ts'
import { normaliseRun } from '../../text/normalise.ts'
import type { ReadFile } from './pages.ts'

const nonsense = /^(untitled|microsoft word|.*\.(docx?|tex|dvi|pdf|indd|qxd)\b.*|paper|title|\d+)$/i

/** Title, authors and identifiers: what the page shows first, then what the file says about itself. */
export function metadataOf(title: string, authors: readonly string[], file: ReadFile): Front {
  const { info, firstPage } = file
  const own = nonsense.test(info.title) ? '' : normaliseRun(info.title).trim()
  const arxivId = /arXiv:(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?/i.exec(
    firstPage,
  )?.[1]
  const doi = frontDoi(file)
  const stamp = /\[[a-z-]+\.[A-Za-z-]+\]\d{1,2}[A-Z][a-z]{2}((?:19|20)\d{2})/.exec(firstPage)?.[1]
  const created = /^D:((?:19|20)\d{2})/.exec(info.created)?.[1]
  const year = stamp ?? created
  return {
    title: title !== '' ? title : own,
    authors: authors.length > 0 ? authors : namesOf(info.author),
    identifiers: {
      ...(doi !== undefined && { doi }),
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

/** The DOI that the first page carries outside of its references. */
function frontDoi(file: ReadFile): string | undefined {
  for (const line of file.pages[0]?.lines ?? []) {
    const doi = /(?:doi(?:\.org\/|:|\s)\s*)(10\.\d{4,9}\/[^\s"<>]+[^\s"<>.,;)\]])/i.exec(
      line.text,
    )?.[1]
    if (doi !== undefined) return doi.toLowerCase()
  }
  return undefined
}
