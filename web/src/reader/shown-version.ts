import type { Paper, PaperVersion } from '@tessera/contract'

/** What the address asks for: the current text, a stored document, or a version of the preprint by its number. */
export type AskedVersion =
  | { readonly kind: 'current' }
  | { readonly kind: 'document'; readonly documentId: string }
  | { readonly kind: 'preprint'; readonly number: number }

/** Reads `?v=`: "v2" is a version of the preprint, everything else the id of a document. */
export function readVersion(v: string | undefined): AskedVersion {
  if (v === undefined) return { kind: 'current' }
  const number = /^v(\d{1,3})$/.exec(v)?.[1]
  return number === undefined
    ? { kind: 'document', documentId: v }
    : { kind: 'preprint', number: Number(number) }
}

/** The document that the address asks for; null when it is not here. */
export function documentOf(paper: Paper, asked: AskedVersion): string | null {
  switch (asked.kind) {
    case 'current':
      return paper.documentId
    case 'document':
      return asked.documentId
    case 'preprint':
      return (
        paper.versions.findLast(({ preprintVersion }) => preprintVersion === asked.number)
          ?.documentId ?? null
      )
  }
}

/** What is known of the text that is shown: as the version that was asked for, else as the newest that it is. */
export function versionOf(
  paper: Paper,
  documentId: string | undefined,
  asked: AskedVersion,
): PaperVersion | undefined {
  const sameText = paper.versions.filter((version) => version.documentId === documentId)
  const named = sameText.find(
    ({ preprintVersion }) => asked.kind === 'preprint' && preprintVersion === asked.number,
  )
  return named ?? sameText.at(-1)
}

/** Addresses of all versions of the preprint, the newest first; empty when there is but one. */
export function preprintVersions(paper: Paper): { number: number; address: string }[] {
  const read = paper.versions.map(({ preprintVersion }) => preprintVersion ?? 0)
  const newest = Math.max(paper.newestVersion ?? 0, ...read)
  if (newest < 2) return []
  const base = `/paper/${encodeURIComponent(paper.id)}`
  return Array.from({ length: newest }, (_, index) => newest - index).map((number) => ({
    number,
    address: `${base}?v=v${number}`,
  }))
}
