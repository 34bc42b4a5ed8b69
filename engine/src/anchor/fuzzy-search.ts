import type { Span } from '../text/span.ts'
import { columnDistances, compilePattern, type Pattern, reverse } from './edit-distance.ts'
import { type GramIndex, gramHash, gramLength } from './gram-index.ts'

export interface FuzzyHit {
  readonly span: Span
  readonly distance: number
}

/** Quotes are compared up to this share of edits; beyond it they are other words. */
export const editShare = 0.1
/** Longer quotes are looked up exactly only: the cost of verification grows with the square. */
const longest = 20_000
const mostHits = 200
/** Pieces that must be found beyond those that edits may have spoiled. */
const sureLeast = 48

/** Where a quotation stands in a text with at most 10 % of its length edited. */
export interface NearPlaces {
  /** All places that are the fewest edits away. */
  readonly best: readonly FuzzyHit[]
  /** The best places of every neighbourhood. */
  every(): readonly FuzzyHit[]
}

/** A place by its last character: where it ends, and how many edits away it is. */
interface End {
  readonly at: number
  readonly distance: number
}

/**
 * Where `quote` stands in `text` with at most 10 % of its length edited.
 * One edit spoils at most five of the quote's five-character pieces, so a match keeps all but 5k of them,
 * on nearly one diagonal (Ukkonen's q-gram lemma, 1992); only such neighbourhoods are verified, by
 * Myers' algorithm. Nothing within the bound is missed.
 */
export function nearPlaces(text: string, index: GramIndex, quote: string): NearPlaces {
  const limit = Math.floor(quote.length * editShare)
  const isSought = limit > 0 && quote.length <= longest
  const windows = isSought ? likelyWindows(text.length, index, quote, limit) : []
  if (windows.length === 0) return { best: [], every: () => [] }
  const pattern = compilePattern(quote)
  const endsIn = (window: Span, bound: number) => nearestEnds(pattern, text, window, bound)
  const best = hitsAt(text, quote, bestEnds(windows, limit, endsIn))
  return {
    best,
    every: () =>
      windows.length > 1
        ? hitsAt(
            text,
            quote,
            windows.flatMap((window) => endsIn(window, limit)),
          )
        : best,
  }
}

/** The ends that are the fewest edits away, of all windows. */
function bestEnds(
  windows: readonly Window[],
  limit: number,
  endsIn: (window: Span, bound: number) => End[],
): End[] {
  let best = limit
  let ends: End[] = []
  // The likeliest neighbourhood first: those that cannot be as near as it is need not be looked at.
  for (const window of windows.toSorted((a, b) => a.spoiled - b.spoiled)) {
    if (window.spoiled > best * gramLength) break
    const found = endsIn(window, best)
    const distance = found[0]?.distance ?? best
    ends = distance < best ? found : [...ends, ...found]
    best = distance
  }
  return ends.sort((a, b) => a.at - b.at)
}

/** Where the stretches of a window end that are the fewest edits away from the quote, within a bound. */
function nearestEnds(pattern: Pattern, text: string, { start, end }: Span, bound: number): End[] {
  const distances = columnDistances(pattern, text, start, end, {
    free: true,
    step: 1,
    limit: bound,
  })
  let best = bound
  const ends: End[] = []
  for (let j = 1; j < distances.length; j++) {
    const distance = distances[j] as number
    if (distance > best) continue
    if (distance < best) ends.length = 0
    best = distance
    ends.push({ at: start + j, distance })
  }
  return ends
}

/** What ends at these places, in text order; a run of neighbouring ends is one place, of which the stretch nicest to read is taken. */
function hitsAt(text: string, quote: string, ends: readonly End[]): FuzzyHit[] {
  if (ends.length === 0) return []
  const reversed = compilePattern(reverse(quote))
  const hits: FuzzyHit[] = []
  for (let i = 0; i < ends.length && hits.length < mostHits; ) {
    const spans: Span[] = []
    const { at, distance } = ends[i] as End
    for (let end = at; ends[i]?.at === end && ends[i]?.distance === distance; end++, i++)
      spans.push(startOf(text, reversed, end, quote.length, distance))
    hits.push({ span: nicest(text, quote, spans), distance })
  }
  return dropOverlaps(hits)
}

/** A stretch to be verified, and how many of the quote's rarest pieces it lacks, at the least. */
interface Window extends Span {
  readonly spoiled: number
}

/** Stretches that share enough pieces with the quote on neighbouring diagonals, merged, in order. */
function likelyWindows(size: number, index: GramIndex, quote: string, limit: number): Window[] {
  // The rarest pieces tell most and cost least; of any n of them, at least n - 5k survive.
  const spoiled = limit * gramLength
  const rarest = rarestPieces(index, quote, spoiled + sureLeast)
  const needed = rarest.length - spoiled
  // A match's diagonals lie within 2k + 1: in one bin of that size and the next.
  const shift = 32 - Math.clz32(2 * limit)
  const counts = new Int32Array(((size + quote.length) >> shift) + 2)
  for (const from of rarest) {
    const hash = gramHash(quote, from)
    const end = index.starts[hash + 1] as number
    for (let row = index.starts[hash] as number; row < end; row++) {
      const bin = ((index.positions[row] as number) - from + quote.length) >> shift
      counts[bin] = (counts[bin] as number) + 1
    }
  }
  const windows: { start: number; end: number; spoiled: number }[] = []
  for (let bin = 0; bin + 1 < counts.length; bin++) {
    const shared = (counts[bin] as number) + (counts[bin + 1] as number)
    if (shared < needed) continue
    const lacking = rarest.length - shared
    const diagonal = (bin << shift) - quote.length
    const start = Math.max(0, diagonal - limit)
    const end = Math.min(size, diagonal + (2 << shift) + quote.length + limit)
    const last = windows[windows.length - 1]
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end)
      last.spoiled = Math.min(last.spoiled, lacking)
    } else if (end > start) windows.push({ start, end, spoiled: lacking })
  }
  return windows
}

/** Where in the quote those of its pieces begin that the text has least often; of equals the first. */
function rarestPieces(index: GramIndex, quote: string, most: number): Float64Array {
  const size = quote.length - gramLength + 1
  if (size <= most) return new Float64Array(size).map((_, from) => from)
  // One number for each piece, so that sorting needs no function: how often it stands, then where it begins.
  const ranks = new Float64Array(size)
  for (let from = 0; from < ranks.length; from++) {
    const hash = gramHash(quote, from)
    const count = (index.starts[hash + 1] as number) - (index.starts[hash] as number)
    ranks[from] = count * longest + from
  }
  return ranks
    .sort()
    .subarray(0, most)
    .map((rank) => rank % longest)
}

/** The stretch that ends at `end` with exactly `distance` edits and is nicest among those. */
function startOf(
  text: string,
  reversed: Pattern,
  end: number,
  length: number,
  distance: number,
): Span {
  const from = Math.max(0, end - length - distance)
  const distances = columnDistances(reversed, text, from, end, {
    free: false,
    step: -1,
    limit: distance,
  })
  let start = from
  let found = false
  for (let j = 0; j < distances.length; j++) {
    if (distances[j] !== distance) continue
    const at = end - j
    if (!found || (!startsWord(text, start) && startsWord(text, at))) start = at
    found = true
  }
  return { start, end }
}

/** Prefers word edges, then the first and last character of the quote, then the nearest length. */
function nicest(text: string, quote: string, spans: readonly Span[]): Span {
  const rate = ({ start, end }: Span) =>
    (startsWord(text, start) ? 2 : 0) +
    (startsWord(text, end) || text[end] === ' ' || end === text.length ? 2 : 0) +
    (text[end - 1] === quote[quote.length - 1] ? 1.5 : 0) +
    (text[start] === quote[0] ? 1.5 : 0) -
    Math.abs(end - start - quote.length) / (quote.length + 1)
  let best = spans[0] as Span
  for (const span of spans) if (rate(span) > rate(best)) best = span
  return best
}

function startsWord(text: string, at: number): boolean {
  return at === 0 || /\W/.test(text[at - 1] ?? '') !== /\W/.test(text[at] ?? ' ')
}

function dropOverlaps(hits: readonly FuzzyHit[]): FuzzyHit[] {
  const kept: FuzzyHit[] = []
  for (const hit of hits) {
    const last = kept[kept.length - 1]
    if (!last || hit.span.start >= last.span.end) kept.push(hit)
  }
  return kept
}
