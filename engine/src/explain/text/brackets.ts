import type { Span } from '../../text/span.ts'

const bracket = / \(([^()]{2,120})\)(?=[\s,.;:?!]|$)/g
/** "(Gray et al., 2019)": who said it before. */
const citation = /\bet al\b|\b(?:19|20)\d\d[a-z]?\s*$/
/** What a bracket says of where, of whom or how far the words before it hold, or that they may be wrong. */
const limits =
  /^(?:not?|nor|never|or|and|but|if|when|while|in|at|on|of|for|with(?:out)?|among|from|by|under|up to|only|ex(?:cept|cluding)|mostly|mainly|partly|unless|n|p)\b/i
const shortForm = /^[\p{L}\d-]*\p{Lu}[\p{L}\d-]*\p{Lu}[\p{L}\d-]*s?$/u

/**
 * The parts of a sentence that are left without its brackets, for one sentence that is to stand for a paper: its own
 * span when none can go. A bracket stays where it has numbers, denies or limits, spells out a short form, or is the
 * short form that the sentence goes on with.
 */
export function withoutBrackets(text: string, span: Span): Span[] {
  const sentence = text.slice(span.start, span.end)
  const parts: Span[] = []
  let start = span.start
  for (const { 0: found, 1: inner = '', index } of sentence.matchAll(bracket)) {
    const [from, to] = [span.start + index, span.start + index + found.length]
    if (
      from <= start ||
      !isSpare(inner, sentence.slice(0, index), sentence.slice(index + found.length))
    )
      continue
    parts.push({ start, end: from })
    start = text[to] === ' ' ? to + 1 : to
  }
  return start < span.end ? [...parts, { start, end: span.end }] : [span]
}

function isSpare(inner: string, before: string, after: string): boolean {
  if (citation.test(inner)) return true
  if (!/^\p{L}[\p{L}\s,.;/'’&-]*$/u.test(inner) || limits.test(inner)) return false
  if (shortForm.test(inner)) return !after.includes(inner.replace(/s$/, ''))
  return !shortForm.test(/\S+$/.exec(before)?.[0] ?? '')
}
