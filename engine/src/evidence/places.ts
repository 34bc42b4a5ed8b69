import { isInGroup } from '../text/numbers.ts'
import type { Span } from '../text/span.ts'
import type { SourceIndex } from './source-index.ts'

/** Candidates in the sections of the given spans; all of them when none are given. */
export function nearGiven(
  index: SourceIndex,
  found: readonly Span[],
  given: readonly Span[],
): Span[] {
  if (given.length === 0) return [...found]
  const sections = new Set(given.map((span) => index.sectionAt(span.start)))
  const distance = (span: Span) => Math.min(...given.map((g) => Math.abs(g.start - span.start)))
  return found
    .filter((span) => sections.has(index.sectionAt(span.start)))
    .sort((a, b) => distance(a) - distance(b))
}

/** A mark that belongs to the number, or the name, that it stands in: "2.8", "10:30", "main.py". */
const inNumber = /\d[.,:·]$/u
const inName = /[\p{L}\p{N}][.:]$/u

/**
 * Not cut out of a longer word or number: "5 %" is no evidence in "1.5 %", "−5 %" or "1 005 %", nor "β" in "β_1", nor "2."
 * in "2.8 %".
 */
export function standsAlone(text: string, { start, end }: Span): boolean {
  const before = text[start - 1] ?? ''
  const first = text[start] ?? ''
  const last = text[end - 1] ?? ''
  const after = text.slice(end, end + 2)
  if (/[\p{L}\p{N}]/u.test(first) && /[\p{L}\p{N}\p{M}_]/u.test(before)) return false
  if (/\d/.test(first) && (/[-−–±]/.test(before) || /[\d][.,]$/.test(text.slice(start - 2, start))))
    return false
  if ((/\d/.test(first) && isInGroup(text, start)) || (/\d/.test(last) && isInGroup(text, end)))
    return false
  const marked = text.slice(Math.max(start, end - 2), end)
  if (
    (inNumber.test(marked) && /^\d/.test(after)) ||
    (inName.test(marked) && /^\p{Ll}/u.test(after))
  )
    return false
  if (/[\p{L}\p{N}]/u.test(last) && /^[\p{L}\p{N}\p{M}_]/u.test(after)) return false
  return !(/\d/.test(last) && /^(?:[.,]\d|%)/.test(after))
}

/** What stands before a place in its paragraph, at most so many characters of it. */
export const paragraphBefore = (text: string, start: number, reach: number): string =>
  text
    .slice(Math.max(0, start - reach), start)
    .split('\n\n')
    .at(-1) ?? ''
