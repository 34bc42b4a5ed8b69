import type { Span } from './span.ts'

/**
 * Sentences of a text, in order, without the white space around them.
 * @returns half-open spans into `text`; empty for blank text.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = []
  const boundary = /[.!?]+["'”’)\]]*\s+(?=["'“‘([]?[\p{Lu}\d])/gu
  let start = 0
  const push = (from: number, to: number) => {
    const words = text.slice(from, to)
    const trimmed = words.trim()
    if (trimmed === '') return
    const lead = words.length - words.trimStart().length
    spans.push({ start: from + lead, end: from + lead + trimmed.length })
  }
  for (const match of text.matchAll(boundary)) {
    push(start, match.index + match[0].length)
    start = match.index + match[0].length
  }
  push(start, text.length)
  return spans
}
