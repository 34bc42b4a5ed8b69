import type { Candidates } from '../anchor/anchor-quote.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { openers } from '../text/abbreviations.ts'
import { gateProblems } from '../text/gates.ts'
import { matchingForm } from '../text/matching-form.ts'
import { type Span, slice } from '../text/span.ts'

import type { Problem, Verdict } from './claim.ts'
import { chanceLost } from './cuts/chance.ts'
import { clippingProblems, conditionsLost, isUncut } from './cuts/clipping.ts'
import { isFragment } from './cuts/fragments.ts'
import { withoutFullStop } from './cuts/full-stop.ts'
import { partsLost } from './cuts/heads.ts'
import { endsWithin } from './lost-capitals.ts'
import { otherwiseCounted } from './made-only.ts'
import { nearGiven, paragraphBefore, standsAlone } from './places.ts'
import type { SourceIndex } from './source-index.ts'
import { foundElsewhere, pointsElsewhere } from './tellers/whose-words.ts'
import { unverified, verdict } from './verdicts.ts'
import { wordsBehind } from './words-behind.ts'

/** The claim as one stretch of text; null when it is none within the bounds. */
export function verifyWhole(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  spans: readonly Span[],
): Verdict | null {
  const found = candidatesOf(document.text, index, claim)
  if (!found) return null
  const whole = found.spans.filter((span) => standsAlone(document.text, span))
  if (whole.length === 0) return found.match === 'fuzzy' ? null : unverified(['not-found'])
  const near = nearGiven(index, whole, spans)
  if (near.length === 0) return unverified(['elsewhere'], whole.slice(0, 1), 1)
  // Places behind the first that has no problem are not judged.
  let problems: readonly Problem[] | undefined
  const passed = near.find((span) => {
    const told = problemsAt(document, index, claim, span, found.match)
    problems ??= told
    return told.length === 0
  })
  if (!passed) {
    // A sentence of nearly the same words may say something else, and one a little further away the same.
    const further =
      found.match === 'fuzzy' ? verifyFurther(document, index, claim, spans, near) : null
    if (further) return further
    return unverified(
      problems ?? ['not-found'],
      near.slice(0, 1),
      1 - found.distance / claim.length,
    )
  }
  if (found.match === 'fuzzy')
    return verdict('located', [passed], 1 - found.distance / claim.length)
  return verdict(
    isTornSentence(document, index, claim, passed) ? 'located' : 'verbatim',
    [passed],
    1,
  )
}

/** What stands before a clause of its own: another, a bullet, a number in a list. */
const clauseBefore = /[;:.!?|•●▪“"]$|[\t\n]\s*$|(?:^|[\s;,:])\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\)\s*$/u

/** Whether a claim is told as a sentence where the paper has it as the end of one: "Wax helps." of "We hope that Wax helps." */
function isTornSentence(
  { text }: PaperDocument,
  index: SourceIndex,
  claim: string,
  span: Span,
): boolean {
  if (!/^[\p{Lu}\d].*[.!?]["”’)]*$/su.test(claim)) return false
  const start = index.sentencesAt(span)[0]?.start ?? span.start
  const before = text.slice(start, Math.max(start, span.start))
  // "Encoders Although in principle …": a heading that runs in, for within a sentence it would be small.
  const first = /^\p{Lu}\p{Ll}+/u.exec(slice(text, span))?.[0] ?? ''
  return (
    !openers.has(first.toLowerCase()) &&
    /\p{L}|\d/u.test(before) &&
    !clauseBefore.test(before) &&
    !clauseBefore.test(before.trimEnd())
  )
}

/** Where the claim stands; one that ends within a sentence of the paper has an end of its own, and is else its words. */
function candidatesOf(text: string, index: SourceIndex, claim: string): Candidates | null {
  const same = index.anchorer.verbatim(claim)
  if (same) return same
  for (const said of openings(claim)) {
    const cut = index.anchorer.verbatim(said)
    if (cut?.spans.some((span) => standsAlone(text, span)))
      return { ...cut, match: 'fuzzy', distance: 1 }
  }
  return index.anchorer.nearest(claim)
}

/** In so short a claim a capital and a full stop are more than may be edited. */
const short = 40

/** A claim without its end, and, when short, with its first word as it stands within a sentence. */
function openings(claim: string): string[] {
  const open = withoutFullStop(claim)
  const inner =
    open.length <= short && /^\p{Lu}(?:\p{Ll}|\s)/u.test(open)
      ? open[0]?.toLowerCase() + open.slice(1)
      : open
  return [...new Set([open, inner])].filter((said) => said !== claim)
}

/** The end of what stands before a sentence in its paragraph, long enough for one more. */
export const sentenceBefore = (text: string, start: number): string =>
  paragraphBefore(text, start, 300)

/**
 * The claim at a place that is within the bound, though not the nearest; null when it says the claim at none.
 * @param judged places that were found not to say it.
 */
function verifyFurther(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  spans: readonly Span[],
  judged: readonly Span[],
): Verdict | null {
  const passed = index.anchorer
    .within(claim)
    .find(
      ({ span }) =>
        !judged.some(({ start, end }) => start === span.start && end === span.end) &&
        standsAlone(document.text, span) &&
        nearGiven(index, [span], spans).length > 0 &&
        gateProblemsAt(document, index, claim, span).length === 0 &&
        problemsAt(document, index, claim, span, 'normalised').length === 0,
    )
  return passed ? verdict('located', [passed.span], 1 - passed.distance / claim.length) : null
}

/** How a claim differs from the words of a place. */
const gateProblemsAt = (document: PaperDocument, index: SourceIndex, claim: string, span: Span) =>
  gateProblems(matchingForm(slice(document.text, span)).text, matchingForm(claim).text, index.known)

/** Whether a claim counts otherwise what the words of a place count; "ringers" is matched in "an old ringer" without the article. */
function isOtherwiseCounted({ text }: PaperDocument, claim: string, { start, end }: Span): boolean {
  const article =
    /\b(?:an?|one|our)\s+$/i.exec(text.slice(Math.max(0, start - 8), start))?.[0] ?? ''
  const words = slice(text, { start: start - article.length, end })
  return otherwiseCounted(matchingForm(words).text, matchingForm(claim).text)
}

/** What is wrong with a claim whose words stand at a place: told otherwise, or cut out of what denies or limits them. */
export function problemsAt(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  span: Span,
  match: 'exact' | 'normalised' | 'fuzzy',
): Problem[] {
  const problems = new Set<Problem>()
  if (match === 'fuzzy')
    for (const problem of gateProblemsAt(document, index, claim, span)) problems.add(problem)
  if (match !== 'exact' && isOtherwiseCounted(document, claim, span))
    problems.add('entity-mismatch')
  const sentences = index.sentencesAt(span)
  const first = sentences[0]
  const last = sentences[sentences.length - 1]
  if (first && last) {
    // What is matched nearly may begin with the comma before the claim's words.
    const lead = /^[\s,;:]*/.exec(slice(document.text, span))?.[0].length ?? 0
    const whole = { start: Math.min(first.start, span.start), end: last.end }
    const stops = endsWithin(slice(document.text, whole)).map((at) => whole.start + at)
    const from = stops.findLast((at) => at <= span.start + lead) ?? whole.start
    const until = stops.find((at) => at >= span.end - 1) ?? last.end
    const before = document.text.slice(from, span.start + lead)
    for (const after of wordsBehind(claim, document.text, span, until)) {
      const said = slice(document.text, span)
      if (chanceLost(claim, said, after) !== null) problems.add('hedge-dropped')
      if (isUncut(before, after)) continue
      const previous = sentenceBefore(document.text, first.start)
      for (const problem of clippingProblems(before, after)) problems.add(problem)
      if (conditionsLost(claim, before, after, previous).length > 0) problems.add('hedge-dropped')
      const start = span.start + lead
      if (
        isFragment(claim, after) ||
        partsLost(claim, document.text, start, { before, after }).length > 0
      )
        problems.add('words-left-out')
    }
    if (pointsElsewhere(document, first, claim) || foundElsewhere(document, first, before))
      problems.add('elsewhere')
    // "A few" without its article is its opposite.
    if (/\ba\s+$/i.test(before) && /^(?:few|little)\b/i.test(claim)) problems.add('comparison')
  }
  return [...problems]
}
