import type { PaperDocument } from '../document/paper-document.ts'
import { spelledNumber } from '../text/numbers.ts'
import type { Span } from '../text/span.ts'
import { figurePlaces } from './figure-places.ts'
import { isSmall, toldFigures } from './figures-told.ts'
import { passageIndex } from './passage-index.ts'
import { queryTerms } from './query-terms.ts'

/** Of a statement's telling words a sentence near it has so many, and at least this share. */
const fewestShared = 2
const leastShare = 0.5
/** A number that is shared says as much as so many words of its rarity; a small one counts anything, and says less. */
const figureCounts = 2
const smallCounts = 0.5
/** So many different numbers of a statement count. */
const mostFigures = 64

/**
 * The sentence of a paper, or row of a table, that speaks most of what a statement says: of those that share half of its
 * telling words and numbers, the one whose shared words are the rarest together, the first of equals; null where there is
 * none.
 */
export function nearestSentence(document: PaperDocument, statement: string): Span | null {
  const { passages, terms } = passageIndex(document, 'sentence')
  const asked = queryTerms(statement).filter(({ word }) => !isFigure(word))
  const told = new Map(toldFigures(statement).map((one) => [one.value, one]))
  const figures = [...told.values()].slice(0, mostFigures).flatMap((one) => {
    const places = figurePlaces(document).get(one.value)
    return places ? { places, times: isSmall(one) ? smallCounts : figureCounts } : []
  })
  const shared = new Map<number, { things: number; words: number; weight: number }>()
  const count = (places: Iterable<number>, matching: number, times: number) => {
    const rarity = Math.log(1 + passages.length / matching)
    for (const at of new Set(places)) {
      const { things, words, weight } = shared.get(at) ?? { things: 0, words: 0, weight: 0 }
      shared.set(at, { things: things + 1, words: words + times, weight: weight + rarity * times })
    }
  }
  for (const { stem } of asked) {
    const term = terms.get(stem)
    if (term) count(term.places, term.matching, 1)
  }
  for (const { places, times } of figures) count(places, places.length, times)
  const least = leastShare * (asked.length + figures.length)
  let best: { at: number; weight: number } | null = null
  for (const [at, { things, words, weight }] of shared) {
    if (things < fewestShared || words < least) continue
    if (!best || weight > best.weight || (weight === best.weight && at < best.at))
      best = { at, weight }
  }
  return (best && passages[best.at]?.span) ?? null
}

const isFigure = (word: string) => /^\d/.test(word) || spelledNumber(word) !== null
