import type { PaperDocument } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'
import { passageIndex } from './passage-index.ts'
import { queryTerms } from './query-terms.ts'

/** Of a statement's telling words a sentence near it has so many, and at least this share. */
const fewestShared = 2
const leastShare = 0.5

/**
 * The sentence of a paper, or row of a table, that speaks most of what a statement says: of those that share half of its
 * telling words, the one whose shared words are the rarest together, the first of equals; null where there is none.
 */
export function nearestSentence(document: PaperDocument, statement: string): Span | null {
  const { passages, terms } = passageIndex(document, 'sentence')
  const asked = queryTerms(statement)
  const shared = new Map<number, { words: number; weight: number }>()
  for (const { stem } of asked) {
    const term = terms.get(stem)
    if (!term) continue
    const rarity = Math.log(1 + passages.length / term.matching)
    for (const at of new Set(term.places)) {
      const { words, weight } = shared.get(at) ?? { words: 0, weight: 0 }
      shared.set(at, { words: words + 1, weight: weight + rarity })
    }
  }
  const least = Math.max(fewestShared, leastShare * asked.length)
  let best: { at: number; weight: number } | null = null
  for (const [at, { words, weight }] of shared) {
    if (words < least) continue
    if (!best || weight > best.weight || (weight === best.weight && at < best.at))
      best = { at, weight }
  }
  return (best && passages[best.at]?.span) ?? null
}
