import type { Mark, Span } from '@tessera/engine'
import { closingAt } from '../ui/math/closing.ts'
import type { Highlight } from './highlight.ts'

/** A run of canonical text that is set and marked in one way. */
export interface Segment {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Every mark that covers the run, outermost first. */
  readonly marks: readonly Mark[]
  /** Every highlight on the run; loud before quiet, short before long. */
  readonly highlights: readonly Highlight[]
}

/**
 * Cuts a stretch of canonical text wherever a mark or a highlight begins or ends.
 * The texts of the segments, joined, are `text.slice(span.start, span.end)`.
 * A formula is one piece, because its picture cannot be cut: what touches it covers it whole. The stops and brackets
 * that close it are one of their own.
 * Marks and highlights may lie partly or wholly outside the stretch.
 */
export function segmentsOf(
  text: string,
  span: Span,
  marks: readonly Mark[],
  highlights: readonly Highlight[],
): Segment[] {
  const touching = <T extends { readonly span: Span }>(items: readonly T[]) =>
    items.filter((item) => item.span.start < span.end && span.start < item.span.end)
  const ownMarks = touching(marks)
  const ownHighlights = touching(highlights).toSorted(byPriority)
  const formulas = ownMarks.filter((mark) => mark.kind === 'math').map((mark) => mark.span)
  const cuts = new Set([span.start, span.end])
  const closed = formulas.map(({ end }) => ({ start: end, end: end + closingAt(text, end).length }))
  for (const piece of [...[...ownMarks, ...ownHighlights].map((item) => item.span), ...closed])
    for (const at of [piece.start, piece.end]) if (at > span.start && at < span.end) cuts.add(at)
  const places = [...cuts]
    .filter((at) => !formulas.some((formula) => formula.start < at && at < formula.end))
    .toSorted((a, b) => a - b)
  const segments: Segment[] = []
  for (let i = 0; i + 1 < places.length; i++) {
    const start = places[i] as number
    const end = places[i + 1] as number
    const covers = ({ span: piece }: { readonly span: Span }) =>
      piece.start < end && start < piece.end
    segments.push({
      start,
      end,
      text: text.slice(start, end),
      marks: ownMarks.filter(covers),
      highlights: ownHighlights.filter(covers),
    })
  }
  return segments
}

/** True for stops and brackets right behind a formula. */
export const closesFormula = (before: Segment | undefined, { text }: Segment): boolean =>
  before?.marks.some(({ kind }) => kind === 'math') === true && closingAt(text, 0) === text

function byPriority(a: Highlight, b: Highlight): number {
  const length = ({ span }: Highlight) => span.end - span.start
  return Number(a.quiet) - Number(b.quiet) || length(a) - length(b)
}

/** True when both carry the same highlights, so that one element can hold them. */
export function sameHighlights(a: Segment, b: Segment): boolean {
  return (
    a.highlights.length === b.highlights.length &&
    a.highlights.every((highlight, index) => highlight === b.highlights[index])
  )
}

/** The items that touch a stretch, from a list sorted by start; binary search for the far end. */
export function touchingSpan<T extends { readonly span: Span }>(
  sorted: readonly T[],
  span: Span,
): T[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as T).span.start < span.end) low = middle + 1
    else high = middle
  }
  return sorted.slice(0, low).filter((item) => item.span.end > span.start)
}
