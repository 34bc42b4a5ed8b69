import type { Anchorer } from '../anchor/anchor-quote.ts'
import { matchingForm } from '../text/matching-form.ts'
import type { Span } from '../text/span.ts'

/** Words of a claim that stand together in the text, in pieces. */
export interface Pieces {
  /** Share of the claim's words that some piece of at least four words covers. */
  readonly coverage: number
  /** Where the pieces first stand, in the claim's order. */
  readonly spans: readonly Span[]
}

const leastWords = 4
const mostWords = 400
/** The matching form writes "p < 0.05" as one word: its sides and the relation count as three. */
const parted = / |(?<=[=<>≤≥≈±×])|(?=[=<>≤≥≈±×])/

/**
 * Covers a claim, from its first word on, by the longest runs of words that the text holds verbatim.
 * Real words in a new order are what a stitched quotation is made of.
 */
export function verbatimPieces(anchorer: Anchorer, claim: string): Pieces {
  const words = matchingForm(claim)
    .text.split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
  const weight = (part: readonly string[]) => part.join(' ').split(parted).length
  const spans: Span[] = []
  let covered = 0
  for (let from = 0; from + leastWords <= words.length; ) {
    const run = anchorer.longestRun(words.slice(from), leastWords)
    if (run) {
      spans.push(run.span)
      covered += weight(words.slice(from, from + run.count))
    }
    from += run?.count ?? 1
  }
  return { coverage: words.length === 0 ? 0 : covered / weight(words), spans }
}
