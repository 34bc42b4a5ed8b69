import { isReferenceOrFigures } from '../text/asides.ts'
import { type Span, slice } from '../text/span.ts'

/** What parts the figures of a bracket: "(odds ratio 1.5; 95% CI 1.1–2.1, p = 0.01)". */
const separator = /[;,]\s(?=(?:9\d ?%|\p{L}{1,3}\s?[<=>≤≥]))|;\s/gu
/** "634 [50.4%]": a count and its share. */
const countAndShare = /^(?<count>\d[\d,]*) \[(?<share>\d[\d.,]*\s?%)\]$/
/** A bracket of more parts is a table. */
const mostParts = 6

/**
 * What stands in a bracket of figures around those of them that are kept, where some are; null where none or all are.
 * @param isKept whether a bracket of these words stands there
 */
export function aroundKept(bracket: string, isKept: (words: string) => boolean): Span[] | null {
  return (
    waysToCut(bracket).find((gaps) => {
      const words = without(bracket, gaps)
      return isReferenceOrFigures(words.slice(1, -1)) && isKept(words)
    }) ?? null
  )
}

function without(words: string, gaps: readonly Span[]): string {
  let kept = ''
  let from = 0
  for (const { start, end } of gaps) {
    kept += words.slice(from, start)
    from = end
  }
  return kept + words.slice(from)
}

/** The stretches to leave out of a bracket, so that some of its figures are left: in all ways, those that keep most first. */
function waysToCut(bracket: string): Span[][] {
  const last = bracket.length - 1
  const inner = slice(bracket, { start: 1, end: last })
  const { count, share } = countAndShare.exec(inner)?.groups ?? {}
  if (count !== undefined && share !== undefined) {
    const from = inner.indexOf('[') + 2
    return [
      [
        { start: 1, end: from },
        { start: from + share.length, end: last },
      ],
      [{ start: 1 + count.length, end: last }],
    ]
  }
  const marks = [...inner.matchAll(separator)].map(({ index, 0: { length } }) => ({
    start: 1 + index,
    end: 1 + index + length,
  }))
  if (marks.length >= mostParts) return []
  const starts = [1, ...marks.map(({ end }) => end)]
  const ends = [...marks.map(({ start }) => start), last]
  const ways = Array.from({ length: 2 ** starts.length - 2 }, (_, way) =>
    starts.map((_, at) => (((way + 1) >> at) & 1) === 1),
  )
  return ways
    .toSorted((a, b) => b.filter(Boolean).length - a.filter(Boolean).length)
    .map((kept) => {
      const first = kept.indexOf(true)
      // With the mark that parts it from the one before, or, before the first that is kept, from the next.
      return starts.flatMap((start, at) =>
        kept[at]
          ? []
          : at < first
            ? [{ start, end: starts[at + 1] ?? last }]
            : [{ start: ends[at - 1] ?? start, end: ends[at] ?? last }],
      )
    })
}
