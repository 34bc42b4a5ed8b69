import type { Span } from '../text/span.ts'
import { columnDistances, compilePattern } from './edit-distance.ts'
import { findPiece, type GramIndex, gramLength } from './gram-index.ts'

export interface FuzzyHit {
  readonly span: Span
  readonly distance: number
}

/** Quotes are compared up to this share of edits; beyond it they are other words. */
export const editShare = 0.1
/** Longer quotes are looked up exactly only: the cost of verification grows with the square. */
const longest = 20_000

/**
 * All best places where `quote` stands in `text` with at most 10 % of its length edited.
 * Seeds: of k + 1 pieces of the quote at least one survives k edits untouched, so every match lies near
 * an exact occurrence of a piece; only those neighbourhoods are verified, by Myers' algorithm.
 */
export function fuzzySearch(text: string, index: GramIndex, quote: string): FuzzyHit[] {
  const limit = Math.floor(quote.length * editShare)
  if (limit === 0 || quote.length > longest) return []
  const pattern = compilePattern(quote)
  const reversed = compilePattern([...unitsOf(quote)].reverse().join(''))
  let best = limit
  const hits: FuzzyHit[] = []
  for (const window of seedWindows(text, index, quote, limit)) {
    const distances = columnDistances(pattern, text, window.start, window.end, {
      free: true,
      step: 1,
    })
    let windowBest = best + 1
    for (let j = 0; j < distances.length; j++)
      if ((distances[j] as number) < windowBest) windowBest = distances[j] as number
    if (windowBest > best) continue
    if (windowBest < best) hits.length = 0
    best = windowBest
    for (let j = 1; j < distances.length; j++) {
      if (distances[j] !== best) continue
      // A run of neighbouring ends is one place; the end nicest to read is taken.
      let last = j
      while (distances[last + 1] === best) last++
      const spans: Span[] = []
      for (let e = j; e <= last; e++)
        spans.push(startOf(text, reversed, window.start + e, quote.length, best))
      hits.push({ span: nicest(text, quote, spans), distance: best })
      j = last
    }
  }
  return dropOverlaps(hits)
}

/** Merged neighbourhoods of all exact occurrences of the quote's k + 1 pieces. */
function seedWindows(text: string, index: GramIndex, quote: string, limit: number): Span[] {
  const pieces = limit + 1
  const diagonals: number[] = []
  for (let p = 0; p < pieces; p++) {
    const from = Math.floor((p * quote.length) / pieces)
    const to = Math.floor(((p + 1) * quote.length) / pieces)
    if (to - from < gramLength) continue
    for (const at of findPiece(text, index, quote.slice(from, to))) diagonals.push(at - from)
  }
  diagonals.sort((a, b) => a - b)
  const windows: { start: number; end: number }[] = []
  for (const diagonal of diagonals) {
    const start = Math.max(0, diagonal - limit)
    const end = Math.min(text.length, diagonal + quote.length + limit)
    const last = windows[windows.length - 1]
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else windows.push({ start, end })
  }
  return windows
}

/** The stretch that ends at `end` with exactly `distance` edits and is nicest among those. */
function startOf(
  text: string,
  reversed: ReturnType<typeof compilePattern>,
  end: number,
  length: number,
  distance: number,
): Span {
  const from = Math.max(0, end - length - distance)
  const distances = columnDistances(reversed, text, from, end, { free: false, step: -1 })
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
