import { type Span, slice } from '../text/span.ts'
import { anchorQuote } from './anchor-quote.ts'
import { contextLength } from './context.ts'

/**
 * Where a passage of one text stands in another text of the same paper (a new version, another parser).
 * @param old the text, or a document with its text, that `span` belongs to.
 * @returns lost when its words are gone, changed by more than 10 %, only found in other company, or
 * found at several places that nothing tells apart.
 * @throws RangeError when `span` lies outside the old text.
 */
export function reanchor(
  old: string | { readonly text: string },
  span: Span,
  newText: string,
): { readonly kind: 'found'; readonly span: Span } | { readonly kind: 'lost' } {
  const oldText = typeof old === 'string' ? old : old.text
  const quote = slice(oldText, span)
  const reach = contextLength * 2
  const anchoring = anchorQuote(newText, quote, {
    prefix: oldText.slice(Math.max(0, span.start - reach), span.start),
    suffix: oldText.slice(span.end, span.end + reach),
    // Texts of unlike length: the place is compared as a share of the whole.
    start: Math.round((span.start / Math.max(1, oldText.length)) * newText.length),
  })
  return anchoring.kind === 'found' ? anchoring : { kind: 'lost' }
}
