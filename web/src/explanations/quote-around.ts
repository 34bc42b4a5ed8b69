import type { PaperDocument, Span } from '@tessera/engine'
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

/** "§2.1, p. 2", "Abstract, p. 1", "Table 1": where a passage stands, in the paper's own terms. */
export function whereOf(document: PaperDocument, span: Span): string {
  const index = document.blocks.findLastIndex((block) => block.span.start <= span.start)
  const block = document.blocks[index]
  if (!block) return ''
  const place = placeOf(document, block)
  return [place, pagesOf(block)].filter((part) => part !== '').join(', ')
}

/** "p. 2", or "pp. 2–3" where the paragraph runs over the break: on which of them the passage is, its block does not say. */
function pagesOf({ regions = [] }: PaperDocument['blocks'][number]): string {
  const pages = regions.map(({ page }) => page)
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  if (pages.length === 0) return ''
  return first === last ? `p. ${first}` : `pp. ${first}–${last}`
}

function placeOf(document: PaperDocument, block: PaperDocument['blocks'][number]): string {
  if (block.kind === 'title') return 'Title'
  if (block.kind === 'caption' || block.kind === 'table') {
    const float = [...document.tables, ...document.figures].find(({ id }) => id === block.of)
    if (float && float.label !== '')
      return block.kind === 'caption' ? `${float.label}, caption` : float.label
  }
  const section = document.sections[block.section]
  if (section?.number) return `§${section.number.replace(/\.$/, '')}`
  if (section?.heading)
    return (
      document.text
        .slice(section.heading.start, section.heading.end)
        // One that runs into its text ends as "Encoder:" and "ABSTRACT." do.
        .replace(/[.:;,—]$/, '')
        .replace(/^abstract$/i, 'Abstract')
    )
  return block.role === 'abstract' ? 'Abstract' : ''
}
