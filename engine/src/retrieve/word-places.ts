import { generality } from '../text/general-words.ts'
import { countsOf, type IndexedPassage } from './passage-index.ts'

/** Stems that open a passage: what it is about stands among them. */
const opening = 3
/** From so many on, more terms, or more terms in a row, say no more. */
const enoughTerms = 6
const enoughInRow = 4
/** The same for words of the passage's field that the query has not. */
const enoughNew = 10

/** Where and in which order the terms of a query stand in a passage. */
export const wordPlaceFeatures = [
  /** 1 when a term is its first word, less the later the first one stands. */
  'early',
  /** Share of its opening words that are terms. */
  'opening',
  /** Whether the rarest term is one of them. */
  'rarest-opens',
  /** Share of it that follows the last term: what it says of them. */
  'told',
  /** How many different terms it holds. */
  'terms',
  /** The longest run of words that stand so in the query. */
  'run',
  /** Share of the terms that stand in it in the query's order. */
  'order',
  /** How many words of a field it brings that the query has not. */
  'fresh',
] as const
/** Each between 0 and 1. */
export type WordPlaces = Readonly<Record<(typeof wordPlaceFeatures)[number], number>>

/** How much of each passage's words only some fields use: their number, each less the more general it is. */
const special = new WeakMap<IndexedPassage, number>()
function specialWords(passage: IndexedPassage): number {
  const known = special.get(passage)
  if (known !== undefined) return known
  let sum = 0
  for (const stem of countsOf(passage.own).keys()) sum += 1 - generality(stem)
  special.set(passage, sum)
  return sum
}

/** How the terms of a query stand in a passage; `places` gives the place of each term in the query. */
export function wordPlaces(
  passage: IndexedPassage,
  places: ReadonlyMap<string, number>,
  rarest: string | undefined,
): WordPlaces {
  const { own } = passage
  const counts = countsOf(own)
  const found = own.map((stem) => places.get(stem) ?? -1)
  const first = found.findIndex((place) => place >= 0)
  const last = found.findLastIndex((place) => place >= 0)
  const start = own.slice(0, opening)
  let longest = 0
  let run = 0
  found.forEach((place, at) => {
    run = place < 0 ? 0 : run > 0 && found[at - 1] === place - 1 ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  let held = 0
  let specialHeld = 0
  for (const term of places.keys()) {
    if (!counts.has(term)) continue
    held++
    specialHeld += 1 - generality(term)
  }
  return {
    early: first < 0 ? 0 : 1 / (1 + first),
    opening: start.filter((stem) => places.has(stem)).length / opening,
    'rarest-opens': rarest !== undefined && start.includes(rarest) ? 1 : 0,
    told: last < 0 ? 0 : (own.length - 1 - last) / own.length,
    terms: Math.min(1, held / enoughTerms),
    run: Math.min(1, longest / enoughInRow),
    order: places.size === 0 ? 0 : longestRise(found) / places.size,
    fresh: Math.min(1, (specialWords(passage) - specialHeld) / enoughNew),
  }
}

/** The length of the longest strictly rising subsequence of the places that are not negative. */
function longestRise(places: readonly number[]): number {
  const tails: number[] = []
  for (const place of places) {
    if (place < 0) continue
    const at = tails.findIndex((tail) => tail >= place)
    if (at < 0) tails.push(place)
    else tails[at] = place
  }
  return tails.length
}
