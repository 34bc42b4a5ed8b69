import type { PaperDocument } from '../../document/paper-document.ts'
import { months } from '../../text/asides.ts'
import { overlaps, type Span, slice } from '../../text/span.ts'

// No bracket inside, so linear.
const bracketed = /\[[^[\]]{1,300}\]|\([^()]{1,300}\)/g
const numbers = /^\[\d{1,3}[a-z]?(?:\s?[,;–-]\s?\d{1,3}[a-z]?){0,20}\]$/
/** "(Gray et al., 2010; see Ames, 2011)": names and years, and nothing that could be a statement. */
const authorYears =
  /^\((?:(?:(?:see|e\.g\.|cf\.|also),?\s)*\p{Lu}[^\d;()]{1,80}\s(?:19|20)\d\d[a-z]?(?:[,;]\s(?:19|20)\d\d[a-z]?){0,6}(?:;\s)?){1,12}\)$/u
/** "(Grobid, 2008–2023)": as easily a place and its years, but for what the list of references has so. */
const overYears = /^\((?<name>\p{Lu}[^\d;()]{1,80}), (?<years>(?:19|20)\d\d[–-](?:19|20)?\d\d)\)$/u
const cited = String.raw`\p{Lu}[\p{L}'’-]{1,30}(?: et al\.?| (?:and|&) \p{Lu}[\p{L}'’-]{1,30})? \((?:19|20)\d\d[a-z]?\)`
/** "Gray et al. (2010); Ames and Bell (2014)": several, and nothing is told of them. */
const several = new RegExp(String.raw`(?<=[\p{L}\d)] )${cited}(?:; ${cited}){1,8}`, 'gu')
/** What stands between the citations of one bracket. */
const between = /^[\s,;–-]*(?:(?:see|e\.g\.|cf\.|also|and|&),?\s?)*[\s,;–-]*$/
/** A number set high behind a word, which is no unit of length, or behind a mark: "balconies³", "S2ORC,¹". */
const note =
  /(?<=\p{Ll}{4}|[\p{L}\p{N})”"][,.;:])(?<!(?:met(?:re|er)|inch|feet|foot|mile|yard)s?)[¹²³⁰⁴-⁹](?:[,–-]?[¹²³⁰⁴-⁹]){0,8}(?![⁻⁺\p{L}\p{N}])/gu
/** A citation that is no word of its sentence: a number set high, or a key. */
const isMark = (words: string) => /^[\p{L}\d:_+-]*\d[a-z]?[,;]?\s?$/u.test(words)

/**
 * The citations within a stretch of a paper that its sentence can be read without: in brackets, or set as mere marks;
 * with the space that goes with them, in text order. "Gray et al. (2010) show …" keeps its authors.
 */
export function citationsIn(document: PaperDocument, within: Span): Span[] {
  const { text } = document
  const marks = markedIn(document).filter((span) => overlaps(span, within))
  const brackets = [...slice(text, within).matchAll(bracketed)].flatMap((match) => {
    const start = within.start + match.index
    const span = { start, end: start + match[0].length }
    const isCitation =
      numbers.test(match[0]) ||
      (authorYears.test(match[0]) && !months.test(match[0])) ||
      isReferenceOverYears(document, match[0]) ||
      isOfMarks(text, span, marks)
    return isCitation ? [span] : []
  })
  const bare = marks.filter(
    (mark) => isMark(slice(text, mark)) && !brackets.some((bracket) => overlaps(bracket, mark)),
  )
  const raised = [...slice(text, within).matchAll(note)].map(({ index, 0: { length } }) => ({
    start: within.start + index,
    end: within.start + index + length,
  }))
  return joined(text, [
    ...brackets,
    ...bare,
    ...raised.filter(isApart([...brackets, ...bare])),
  ]).map((span) => spaced(text, span))
}

function isReferenceOverYears({ text, references }: PaperDocument, bracket: string): boolean {
  const { name, years } = overYears.exec(bracket)?.groups ?? {}
  return (
    name !== undefined &&
    years !== undefined &&
    references.some(({ span }) => {
      const entry = span === null ? '' : slice(text, span)
      return entry.startsWith(name) && entry.includes(years)
    })
  )
}

const marked = new WeakMap<PaperDocument, readonly Span[]>()

/** The citations that a document marks: some of its many marks, asked for with every sentence. */
function markedIn(document: PaperDocument): readonly Span[] {
  const known = marked.get(document)
  if (known) return known
  const spans = document.marks.filter(({ kind }) => kind === 'citation').map(({ span }) => span)
  marked.set(document, spans)
  return spans
}

/** Several citations in a row without a bracket around them, which their sentence can be read without. */
export const citedInRow = ({ text }: PaperDocument, within: Span): Span[] =>
  [...slice(text, within).matchAll(several)].map(({ index, 0: { length } }) =>
    spaced(text, { start: within.start + index, end: within.start + index + length }),
  )

const isApart = (others: readonly Span[]) => (span: Span) =>
  !others.some((other) => overlaps(other, span))

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

/** With the space before it, unless a number follows at once, and one that would part a sign from its word. */
export function spaced(text: string, { start, end }: Span): Span {
  return {
    start: /\s/.test(text[start - 1] ?? '') && !/\d/.test(text[end] ?? '') ? start - 1 : start,
    end: /^\s[.,;:!?]/.test(text.slice(end, end + 2)) ? end + 1 : end,
  }
}

/** Stretches of which only citations lie between one and the next, as one. */
export function joinedOverCitations(document: PaperDocument, spans: readonly Span[]): Span[] {
  const runs: Span[] = []
  for (const span of spans) {
    const last = runs.at(-1)
    if (last && isCitedBetween(document, last, span))
      runs[runs.length - 1] = { start: last.start, end: span.end }
    else runs.push(span)
  }
  return runs
}

function isCitedBetween(document: PaperDocument, before: Span, after: Span): boolean {
  const cited = citationsIn(document, { start: before.start, end: after.end })
  let at = before.end
  for (const { start, end } of cited)
    if (start <= at && end > at) at = end
    else if (start === at + 1 && document.text[at] === ' ') at = end
  return at > before.end && document.text.slice(at, after.start).trim() === ''
}

/** What a citation may be the object of, so that nothing would be left to say: "as shown in [4]". */
const governing =
  /(?:^|[\s(])(?:in|of|by|from|with|to|see|at|as|than|via|on|and|or|following|after|cf\.?|e\.g\.|refs?\.?|references?|eqs?\.?|that)\s*$|[,;]\s*$/i

/** The words at a span without the citations that its sentence can be read without. */
export function withoutCitations(document: PaperDocument, span: Span): string {
  let words = ''
  let from = span.start
  for (const { start, end } of citationsIn(document, span)) {
    const before = document.text.slice(from, start)
    const isSaid = start <= span.start || governing.test(words + before) || end > span.end
    words += isSaid ? document.text.slice(from, end) : before
    from = end
  }
  return words + document.text.slice(from, span.end)
}
