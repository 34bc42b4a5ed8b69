/** A stretch of canonical text: half-open, in UTF-16 units. `start === end` is a caret. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The words that a span points at.
 * @throws RangeError when the span is reversed, not whole, or outside the text. Nothing is clamped.
 */
export function slice(text: string, span: Span): string {
  const { start, end } = span
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end < start)
    throw new RangeError(`Span ${start}-${end} is not a span`)
  if (end > text.length)
    throw new RangeError(`Span ${start}-${end} is outside text of length ${text.length}`)
  return text.slice(start, end)
}

/** True when `inner` lies wholly inside `outer`. */
export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/** True when the two share at least one unit; touching ends do not overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
