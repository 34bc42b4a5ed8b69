import type { PaperDocument } from '../document/paper-document.ts'
import { overlaps, type Span } from '../text/span.ts'
import { checkSpan } from './check-span.ts'
import { sourceIndex } from './source-index.ts'

/** A whole sentence of a paper, or several that something found runs over, and where in it that stands. */
export interface FoundPassage {
  readonly span: Span
  /** Places within it, in text order, none over another. */
  readonly found: readonly Span[]
}

/**
 * The sentences that what was found is of, each once, in text order: what a reader wants to see who checks words of
 * which some were left out. A line of a table counts as a sentence.
 * @throws RangeError when a span lies outside the document's text, or is empty.
 */
export function passagesOf(document: PaperDocument, spans: readonly Span[]): FoundPassage[] {
  const index = sourceIndex(document)
  const passages: FoundPassage[] = []
  for (const found of spans.toSorted((a, b) => a.start - b.start)) {
    checkSpan(document, found)
    const whole = over([found, ...index.sentencesAt(found)])
    const last = passages.at(-1)
    if (last && overlaps(last.span, whole))
      passages[passages.length - 1] = {
        span: over([last.span, whole]),
        found: withNext(last.found, found),
      }
    else passages.push({ span: whole, found: [found] })
  }
  return passages
}

/** From the first of some spans to the last. */
const over = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
})

/** Places in text order with one more that begins behind the last of them, or within it. */
function withNext(found: readonly Span[], next: Span): Span[] {
  const last = found.at(-1)
  return last && overlaps(last, next)
    ? [...found.slice(0, -1), over([last, next])]
    : [...found, next]
}
