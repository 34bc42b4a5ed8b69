import type { PaperDocument } from '../document/paper-document.ts'
import { smallNames } from '../document/small-names.ts'
import { splitSentences } from '../text/sentences.ts'
import { contains, type Span, slice } from '../text/span.ts'
import type { Problem, Verdict } from './claim.ts'
import { clippingProblems, conditionsLost, omissionProblems } from './cuts/clipping.ts'
import { partsLost } from './cuts/heads.ts'
import { hidesMore } from './ellipsis.ts'
import { nearGiven, standsAlone } from './places.ts'
import type { SourceIndex } from './source-index.ts'
import { unverified, verdict } from './verdicts.ts'
import { verifyWhole } from './verify-whole.ts'

/** The claim as parts: ellipsis-trimmed within one sentence, or whole sentences in order in one section. */
export function verifyParts(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  spans: readonly Span[],
): Verdict | null {
  const trimmed = claim
    .split(/\s*(?:\[\s*)?(?:\u2026|\.\.\.)(?:\s*\])?\s*/)
    .filter((part) => part !== '')
  if (trimmed.length > 1 && trimmed.length <= 8)
    return verifyTrimmed(document, index, trimmed, spans)
  const sentences = splitSentences(claim, smallNames(document)).map((span) => slice(claim, span))
  if (sentences.length < 2 || sentences.length > 12) return null
  const parts = sentences.map((sentence) => verifyWhole(document, index, sentence, spans))
  if (!parts.every((part) => part !== null && part.kind !== 'unverified')) return null
  const places = parts.map((part) => part?.spans[0] as Span)
  const ordered = places.every((place, i) => {
    const before = places[i - 1]
    if (before === undefined) return true
    const adjacent = document.text.slice(before.end, place.start).trim() === ''
    return (
      place.start >= before.end &&
      index.sectionAt(place.start) === index.sectionAt(before.start) &&
      (adjacent || (!leans(sentences[i] as string) && isWholeSentence(index, place)))
    )
  })
  if (!ordered) return unverified(['stitched'], places, 1)
  const scores = parts.map((part) => part?.score ?? 0)
  return verdict(
    parts.every((part) => part?.kind === 'verbatim') ? 'verbatim' : 'located',
    places,
    Math.min(...scores),
  )
}

/** "A … B": both parts verbatim, in order, in one sentence, and nothing that matters left out. */
function verifyTrimmed(
  document: PaperDocument,
  index: SourceIndex,
  parts: readonly string[],
  spans: readonly Span[],
): Verdict | null {
  const options = parts.map((part) => index.anchorer.verbatim(part)?.spans ?? [])
  const firsts = options[0] ?? []
  // The same beginning may stand in the abstract, too.
  const near = nearGiven(index, firsts, spans)
  for (const first of near.length > 0 ? near : firsts) {
    const sentence = index.sentencesAt(first).find((unit) => contains(unit, first))
    if (!sentence) continue
    const places = [first]
    const problems = new Set<Problem>()
    for (const candidates of options.slice(1)) {
      const last = places[places.length - 1] as Span
      const next = candidates.find(
        (span) =>
          span.start >= last.end && contains(sentence, span) && standsAlone(document.text, span),
      )
      if (!next) break
      const hidden = document.text.slice(last.end, next.start)
      for (const problem of omissionProblems(hidden)) problems.add(problem)
      if (hidesMore(hidden, slice(document.text, last), slice(document.text, next)))
        problems.add('words-left-out')
      places.push(next)
    }
    if (places.length < parts.length) continue
    const before = document.text.slice(sentence.start, first.start)
    const after = document.text.slice((places[places.length - 1] as Span).end, sentence.end)
    for (const problem of clippingProblems(before, after)) problems.add(problem)
    const joined = parts.join(' ')
    if (conditionsLost(joined, before, after).length > 0) problems.add('hedge-dropped')
    if (partsLost(joined, document.text, first.start, { before, after }).length > 0)
      problems.add('words-left-out')
    if (nearGiven(index, [first], spans).length === 0) problems.add('elsewhere')
    if (problems.size > 0) return unverified([...problems], places, 1)
    return verdict('verbatim', places, 1)
  }
  return null
}

/** Opens by pointing back at the sentence before it, so it says nothing in other company. */
function leans(sentence: string): boolean {
  return /^(?:it|this|these|that|those|they|he|she|its|their|such|however|but|thus|therefore|hence|so|also|instead|otherwise|then|the (?:former|latter|same))\b/i.test(
    sentence,
  )
}

function isWholeSentence(index: SourceIndex, span: Span): boolean {
  return index
    .sentencesAt(span)
    .some((unit) => Math.abs(unit.start - span.start) <= 1 && Math.abs(unit.end - span.end) <= 1)
}
