import type { Span } from '@tessera/engine'

export type EvidenceLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'passage'; readonly span: Span }
  | { readonly kind: 'outside'; readonly message: string }

/**
 * Reads `#e=START-END` against a text of `length` units. A span that is reversed, empty, or outside
 * the text is `outside`, with a sentence for the reader; it is never moved to the nearest place.
 */
export function readEvidenceLink(hash: string, length: number): EvidenceLink {
  const raw = /^#e=(.*)$/s.exec(hash)?.[1]
  if (raw === undefined) return { kind: 'none' }
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(raw)
  if (!match)
    return { kind: 'outside', message: 'The address does not name a passage as #e=START-END.' }
  const span = { start: Number(match[1]), end: Number(match[2]) }
  if (span.start >= span.end || span.end > length)
    return {
      kind: 'outside',
      message: `Characters ${span.start} to ${span.end} are not in this text, which has ${length}. It may have been another version.`,
    }
  return { kind: 'passage', span }
}

/** `#e=START-END` */
export function evidenceHash(span: Span): string {
  return `#e=${span.start}-${span.end}`
}

/** The address of a paper, or of one passage of one version of its text. */
export function permalink(
  origin: string,
  paperId: string,
  passage?: { readonly span: Span; readonly documentId: string },
): string {
  const base = `${origin}/paper/${encodeURIComponent(paperId)}`
  return passage
    ? `${base}?v=${encodeURIComponent(passage.documentId)}${evidenceHash(passage.span)}`
    : base
}
