import type { Span } from '../text/span.ts'
import type { Box, Line, Page } from './paper-document.ts'

/**
 * Where a span stands on paper: for each page that it touches, one box per line, in points, origin at
 * the top left of the page as it is shown. Empty when no page has a line of it.
 */
export function boxesOf(
  document: { readonly pages: readonly Page[] } | readonly Page[],
  span: Span,
): { page: number; boxes: Box[] }[] {
  const pages = 'pages' in document ? document.pages : document
  const found: { page: number; boxes: Box[] }[] = []
  for (const page of pages) {
    const boxes = page.lines.flatMap((line) => boxOn(line, span) ?? [])
    if (boxes.length > 0) found.push({ page: page.number, boxes })
  }
  return found
}

function boxOn(line: Line, span: Span): Box | null {
  const start = Math.max(span.start, line.span.start)
  const end = Math.min(span.end, line.span.end)
  if (start >= end) return null
  const { y, height, edges } = line
  const whole: Box = { x: line.x, y, width: line.width, height }
  // A line that runs downwards or from right to left has all but its last edge in one place.
  const last = edges.length - 1
  if (last > 1 && edges[0] === edges[last - 1]) return whole
  const left = edges[start - line.span.start]
  const right = edges[end - line.span.start]
  if (left === undefined || right === undefined) return whole
  return { x: left, y, width: right - left, height }
}
