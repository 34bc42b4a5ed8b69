import { type PaperDocument, type Span, whereOf } from '@tessera/engine'
import type { JumpTarget } from '../reader/highlight.ts'
import type { NamedClaim } from './named-claims.ts'

const context = 32

export interface Quote {
  readonly before: Span
  readonly after: Span
  /** "…" where text goes on before and after that. */
  readonly opening: string
  readonly closing: string
}

/**
 * Where up to 32 characters of a quotation's surroundings stand, cut at whole words and whole formulas. Null when
 * the span is not in the text: nothing else may stand in for it.
 */
export function quoteAround(
  { text, equations }: Pick<PaperDocument, 'text' | 'equations'>,
  { start, end }: Span,
): Quote | null {
  if (start < 0 || start >= end || end > text.length) return null
  const paragraphStart = text.lastIndexOf('\n', start - 1) + 1
  const nextBreak = text.indexOf('\n', end)
  const paragraphEnd = nextBreak === -1 ? text.length : nextBreak
  let from = Math.max(paragraphStart, start - context)
  let to = Math.min(paragraphEnd, end + context)
  const opening = from > paragraphStart ? '…' : ''
  const closing = to < paragraphEnd ? '…' : ''
  if (opening) from = start - text.slice(from, start).replace(/^\S*\s/, '').length
  if (closing) to = end + text.slice(end, to).replace(/\s\S*$/, '').length
  const cutAt = (at: number) => equations.find(({ span }) => span.start < at && at < span.end)?.span
  from = Math.min(cutAt(from)?.end ?? from, start)
  to = Math.max(cutAt(to)?.start ?? to, end)
  return { before: { start: from, end: start }, after: { start: end, end: to }, opening, closing }
}

/** The passages of a claim as a proof shows them: cells that stand one behind the other in a row as one. */
export function rowsOf({ text }: Pick<PaperDocument, 'text'>, spans: readonly Span[]): Span[] {
  const rows: Span[] = []
  for (const span of spans) {
    const last = rows.at(-1)
    if (last && last.end < span.start && /^[ \t]$/.test(text.slice(last.end, span.start)))
      rows[rows.length - 1] = { start: last.start, end: span.end }
    else rows.push(span)
  }
  return rows
}

/** The passages of a claim as what the text jumps to. */
export const targetOf = (document: PaperDocument, { id, claim, kind }: NamedClaim): JumpTarget => ({
  spans: claim.spans,
  kind,
  claim: id,
  where: claim.spans[0] ? whereOf(document, claim.spans[0]) : '',
})
