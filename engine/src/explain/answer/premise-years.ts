import type { RankedCandidate } from './ranked-candidate.ts'

const year = /\b(?:19|20)\d\d\b/g
/** Years in brackets are of what is cited. */
const bracketed = /\([^()]*\)|\[[^[\]]*\]/g
/** So far back, in characters, a year holds for what is told after it. */
const reach = 700

const yearsIn = (text: string): readonly string[] => text.replace(bracketed, ' ').match(year) ?? []

/**
 * Which passages tell of another year than a question names: their own year, or the one last named before them in
 * their section, is not among its years. None of a question without a year.
 */
export function ofOtherYear(
  question: string,
  ranked: readonly RankedCandidate[],
): (passage: RankedCandidate) => boolean {
  const asked = yearsIn(question)
  if (asked.length === 0) return () => false
  const dated = ranked
    .flatMap(({ span, section, text, kind }) => {
      const years = kind === 'table' ? [] : yearsIn(text)
      return years.length > 0 ? [{ start: span.start, section, years }] : []
    })
    .toSorted((a, b) => b.start - a.start)
  return ({ span, section }) => {
    const last = dated.find(
      (one) =>
        one.section === section && one.start <= span.start && span.start - one.start <= reach,
    )
    return last !== undefined && !last.years.some((one) => asked.includes(one))
  }
}
