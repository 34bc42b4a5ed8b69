import type { Anchorer } from '../anchor/anchor-quote.ts'
import { matchingForm } from '../text/matching-form.ts'
import type { Span } from '../text/span.ts'
import { stopWords } from '../text/stop-words.ts'

/** Words of a claim that stand together in the text, in pieces. */
export interface Pieces {
  /** Share of the claim's words that some piece of at least four words covers. */
  readonly coverage: number
  /** Where the pieces first stand, in the claim's order. */
  readonly spans: readonly Span[]
}

const leastWords = 4
/** A claim of so few words is told where it may be from by three of them, or by two that say something. */
const shortClaim = 12
const mostWords = 400
/** The matching form writes "p < 0.05" as one word: its sides and the relation count as three. */
const relation = /[=<>≤≥≈±×]/
const parted = /(?<=[=<>≤≥≈±×])|(?=[=<>≤≥≈±×])/

/**
 * Covers a claim, from its first word on, by the longest runs of words that the text holds verbatim.
 * Real words in a new order are what a stitched quotation is made of.
 */
export function verbatimPieces(anchorer: Anchorer, claim: string): Pieces {
  const words = matchingForm(claim)
    .text.split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
  for (let least = leastWords; ; least--) {
    const pieces = piecesOf(anchorer, words, least)
    if (pieces.spans.length > 0 || words.length > shortClaim || least === 2) return pieces
  }
}

/** Whether the first two of some words say what they are about. */
const tells = (words: readonly string[]) =>
  words.slice(0, 2).every((word) => /^\p{L}{4,}/u.test(word) && !stopWords.has(word.toLowerCase()))

function piecesOf(anchorer: Anchorer, words: readonly string[], least: number): Pieces {
  const weight = (part: readonly string[]) =>
    part.reduce((sum, word) => sum + (relation.test(word) ? word.split(parted).length : 1), 0)
  const spans: Span[] = []
  let covered = 0
  for (let from = 0; from + least <= words.length; ) {
    const rest = words.slice(from)
    const run = least > 2 || tells(rest) ? anchorer.longestRun(rest, least) : null
    if (run) {
      spans.push(run.span)
      covered += weight(words.slice(from, from + run.count))
    }
    from += run?.count ?? 1
  }
  return { coverage: words.length === 0 ? 0 : covered / weight(words), spans }
}
