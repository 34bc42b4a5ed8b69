import type { Span } from '../text/span.ts'
import { columnDistances, compilePattern, type Pattern } from './edit-distance.ts'
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
const sureLeast = 12

/** All best places, or the best of every neighbourhood that is within the bound. */
export type Among = 'best' | 'every'

/** A place by its last character: where it ends, and how many edits away it is. */
interface End {
  readonly at: number
  readonly distance: number
}

/**
 * All best places where `quote` stands in `text` with at most 10 % of its length edited.
 * One edit spoils at most five of the quote's five-character pieces, so a match keeps all but 5k of them,
 * on nearly one diagonal (Ukkonen's q-gram lemma, 1992); only such neighbourhoods are verified, by
 * Myers' algorithm. Nothing within the bound is missed.
 */
export function fuzzySearch(
  text: string,
  index: GramIndex,
  quote: string,
  among: Among = 'best',
): FuzzyHit[] {
  const limit = Math.floor(quote.length * editShare)
  if (limit === 0 || quote.length > longest) return []
  const pattern = compilePattern(quote)
  let best = limit
  const ends: End[] = []
  const windows = likelyWindows(text.length, index, quote, limit)
  // The likeliest neighbourhood first: those that cannot be as near as it is need not be looked at.
  if (among === 'best') windows.sort((a, b) => a.spoiled - b.spoiled)
  for (const window of windows) {
    // What other neighbourhoods hold does not count where each is asked for its best.
    if (among === 'every') best = limit
    else if (window.spoiled > best * gramLength) break
    const from = among === 'every' ? ends.length : 0
    const distances = columnDistances(pattern, text, window.start, window.end, {
      free: true,
      step: 1,
      limit: best,
    })
    for (let j = 1; j < distances.length; j++) {
      const distance = distances[j] as number
      if (distance > best) continue
      if (distance < best) ends.length = from
      best = distance
      ends.push({ at: window.start + j, distance })
    }
  }
  ends.sort((a, b) => a.at - b.at)
  const reversed = compilePattern([...unitsOf(quote)].reverse().join(''))
  const hits: FuzzyHit[] = []
  // A run of neighbouring ends is one place; the stretch nicest to read is taken.
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
  const pieces = Array.from({ length: quote.length - gramLength + 1 }, (_, from) => {
    const hash = gramHash(quote, from)
    const start = index.starts[hash] as number
    return { from, start, count: (index.starts[hash + 1] as number) - start }
  })
  // The rarest pieces tell most and cost least; of any n of them, at least n - 5k survive.
  const spoiled = limit * gramLength
  const rarest = pieces.sort((a, b) => a.count - b.count).slice(0, spoiled + sureLeast)
  const needed = rarest.length - spoiled
  // A match's diagonals lie within 2k + 1: in one bin of that size and the next.
  const shift = 32 - Math.clz32(2 * limit)
  const counts = new Int32Array(((size + quote.length) >> shift) + 2)
  for (const { from, start, count } of rarest)
    for (let row = start; row < start + count; row++) {
      const bin = ((index.positions[row] as number) - from + quote.length) >> shift
      counts[bin] = (counts[bin] as number) + 1
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

function* unitsOf(text: string): Iterable<string> {
  for (let i = 0; i < text.length; i++) yield text[i] as string
}
