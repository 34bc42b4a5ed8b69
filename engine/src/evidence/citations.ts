import type { PaperDocument } from '../document/paper-document.ts'
import { months } from '../text/asides.ts'
import { overlaps, type Span, slice } from '../text/span.ts'

// No bracket inside, so linear.
const bracketed = /\[[^[\]]{1,300}\]|\([^()]{1,300}\)/g
const numbers = /^\[\d{1,3}[a-z]?(?:\s?[,;–-]\s?\d{1,3}[a-z]?){0,20}\]$/
/** "(Gray et al., 2010; see Ames, 2011)": names and years, and nothing that could be a statement. */
const authorYears =
  /^\((?:(?:(?:see|e\.g\.|cf\.|also),?\s)*\p{Lu}[^\d;()]{1,80}\s(?:19|20)\d\d[a-z]?(?:;\s)?){1,12}\)$/u
/** What stands between the citations of one bracket. */
const between = /^[\s,;–-]*(?:(?:see|e\.g\.|cf\.|also|and|&),?\s?)*[\s,;–-]*$/
/** A citation that is no word of its sentence: a number set high, or a key. */
const isMark = (words: string) => /^[\p{L}\d:_+-]*\d[a-z]?[,;]?\s?$/u.test(words)

/**
 * The citations within a stretch of a paper that its sentence can be read without: in brackets, or set as mere marks;
 * with the space that goes with them, in text order. "Gray et al. (2010) show …" keeps its authors.
 */
export function citationsIn(document: PaperDocument, within: Span): Span[] {
  const { text } = document
  const marks = document.marks
    .filter(({ kind, span }) => kind === 'citation' && overlaps(span, within))
    .map(({ span }) => span)
  const brackets = [...slice(text, within).matchAll(bracketed)].flatMap((match) => {
    const start = within.start + match.index
    const span = { start, end: start + match[0].length }
    const isCitation =
      numbers.test(match[0]) ||
      (authorYears.test(match[0]) && !months.test(match[0])) ||
      isOfMarks(text, span, marks)
    return isCitation ? [span] : []
  })
  const bare = marks.filter(
    (mark) => isMark(slice(text, mark)) && !brackets.some((bracket) => overlaps(bracket, mark)),
  )
  return joined(text, [...brackets, ...bare]).map((span) => spaced(text, span))
}

/** Whether a bracket holds marked citations and nothing else. */
function isOfMarks(text: string, bracket: Span, marks: readonly Span[]): boolean {
  const held = marks.filter((mark) => overlaps(mark, bracket))
  let from = bracket.start + 1
  for (const { start, end } of held) {
    if (!between.test(text.slice(from, Math.max(from, start)))) return false
    from = Math.max(from, end)
  }
  return held.length > 0 && between.test(text.slice(from, Math.max(from, bracket.end - 1)))
}

/** Citations in text order, neighbours as one. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const runs: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = runs.at(-1)
    if (last && between.test(text.slice(last.end, Math.max(last.end, span.start))))
      runs[runs.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else runs.push(span)
  }
  return runs
}

/** With the space before it, and one that would part a sign from its word. */
export function spaced(text: string, { start, end }: Span): Span {
  return {
    start: /\s/.test(text[start - 1] ?? '') ? start - 1 : start,
    end: /^\s[.,;:!?]/.test(text.slice(end, end + 2)) ? end + 1 : end,
  }
}
