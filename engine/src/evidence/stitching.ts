import type { Anchorer } from '../anchor/anchor-quote.ts'
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

/**
 * Covers a claim, from its first word on, by the longest runs of words that the text holds verbatim.
 * Real words in a new order are what a stitched quotation is made of.
 */
export function verbatimPieces(anchorer: Anchorer, claim: string): Pieces {
  const words = claim
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
  const spans: Span[] = []
  let covered = 0
  for (let from = 0; from + leastWords <= words.length; ) {
    const find = (to: number) =>
      anchorer.candidates(
        words
          .slice(from, to)
          .join(' ')
          .replace(/[.,;:]$/, ''),
        'normalised',
      )
    let found = find(from + leastWords)
    if (!found) {
      from++
      continue
    }
    // Longest run by doubling, then halving: a longer run stands only where a shorter one does.
    let low = from + leastWords
    let high = words.length + 1
    while (low + 1 < high) {
      const middle = (low + high) >> 1
      const longer = find(middle)
      if (longer) {
        low = middle
        found = longer
      } else high = middle
    }
    spans.push(found.spans[0] as Span)
    covered += low - from
    from = low
  }
  return { coverage: words.length === 0 ? 0 : covered / words.length, spans }
}
