import type { Citation } from '@tessera/contract'
import type { Claim, PaperDocument, Span } from '@tessera/engine'
import { checkSpan } from '@tessera/engine/documents'

/** The part of a document that quoting needs. */
export type Quotable = Pick<PaperDocument, 'text' | 'blocks'>

/**
 * The words at each span, ready to be stored and shown; ids are `prefix-1`, `prefix-2` …
 * @throws RangeError when a span lies outside the text: whoever made it is wrong, and nothing is clamped.
 */
export function quote(
  document: Quotable,
  spans: readonly Span[],
  prefix: string,
): readonly Citation[] {
  return spans.map(({ start, end }, index) => {
    const page = pageOf(document, start)
    return {
      id: `${prefix}-${index + 1}`,
      start,
      end,
      quote: checkSpan(document, { start, end }),
      ...(page === undefined ? {} : { page }),
    }
  })
}

/**
 * Holds stored quotations against the text they belong to; called before every write and on every read.
 * @throws RangeError with the numbers of the first that is not the text's own words
 */
export function checkQuotations(
  text: string,
  quotations: readonly (Span & { readonly quote: string })[],
): void {
  for (const quotation of quotations) checkSpan({ text }, quotation, quotation.quote)
}

/** Every span that a claim carries: its own, its verdict's, and those of a computation's operands. */
export function spansOf(claims: readonly Claim[]): readonly Span[] {
  return claims.flatMap((claim) => [
    ...claim.spans,
    ...claim.verdict.spans,
    ...(claim.computation?.operands.map((operand) => operand.span) ?? []),
  ])
}

/** The one-based page on which a place stands; undefined for documents without pages. */
function pageOf(document: Quotable, start: number): number | undefined {
  let low = 0
  let high = document.blocks.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const block = document.blocks[middle]
    if (!block) break
    if (start < block.span.start) high = middle - 1
    else if (start >= block.span.end) low = middle + 1
    else return block.regions?.[0]?.page
  }
  return undefined
}
