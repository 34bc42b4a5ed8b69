import type { PaperDocument } from '../document/paper-document.ts'
import { type Span, slice } from '../text/span.ts'

/**
 * The quotation that a span stands for: the invariant behind all evidence, asked on every write and read.
 * @param quote when given, what the span must say.
 * @throws RangeError when the span is outside the text, empty, or says something else.
 */
export function checkSpan(
  document: Pick<PaperDocument, 'text'>,
  span: Span,
  quote?: string,
): string {
  const words = slice(document.text, span)
  if (words === '') throw new RangeError(`Span ${span.start}-${span.end} is empty`)
  if (quote !== undefined && words !== quote)
    throw new RangeError(`Span ${span.start}-${span.end} does not hold the words it is stored with`)
  return words
}
