import type { Box, Page, Span } from '@tessera/engine'

/**
 * Where the words of a span stand on a page, one box per line, in points from the page's top left.
 * Uses the edges of the characters themselves. Empty when the span is on another page.
 */
export function boxesOnPage(page: Page, span: Span): Box[] {
  const boxes: Box[] = []
  for (const line of page.lines) {
    const start = Math.max(span.start, line.span.start)
    const end = Math.min(span.end, line.span.end)
    if (start >= end) continue
    const left = line.edges[start - line.span.start]
    const right = line.edges[end - line.span.start]
    if (left === undefined || right === undefined) continue
    boxes.push({
      x: Math.min(left, right),
      y: line.y,
      width: Math.abs(right - left),
      height: line.height,
    })
  }
  return boxes
}
