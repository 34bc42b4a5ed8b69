import type { PaperDocument } from '../document/paper-document.ts'
import { gateProblems } from '../text/gates.ts'
import { matchingForm } from '../text/matching-form.ts'
import { splitSentences } from '../text/sentences.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { checkerVersion, type Problem, type Verdict } from './claim.ts'
import { clippingProblems, omissionProblems, restrictionLost } from './clipping.ts'
import { alignedProblems, omittedWords } from './nearest-words.ts'
import { type SourceIndex, sourceIndex } from './source-index.ts'
import { verbatimPieces } from './stitching.ts'

/** Claims of more characters are refused: no sentence is that long. */
const longestClaim = 20_000
/** From this share of words found in pieces on, a claim that stands nowhere whole is stitched. */
const stitchedShare = 0.8
/** From this share on it is compared with the sentence that its first piece is from. */
const leastCompared = 0.5

/**
 * What the paper's text proves of a claim: `verbatim` when its words, or each of its parts in order, are
 * the text's own; `located` when at most 10 % of it is edited and every difference is one of spelling;
 * else `unverified`, with each problem named. Never `supported`: see `verifyComputation`.
 * @param spans where the claim says its evidence is; words found in other sections are `elsewhere`.
 * @returns spans of the words that prove it, or, unverified, of the words it was compared with.
 * @throws RangeError when a span lies outside the document's text.
 */
export function verifyClaim(
  document: PaperDocument,
  claimText: string,
  spans: readonly Span[] = [],
): Verdict {
  for (const span of spans) slice(document.text, span)
  const claim = claimText.trim()
  if (claim === '' || claim.length > longestClaim) return unverified(['not-found'])
  const index = sourceIndex(document)
  return withOmitted(
    document,
    index,
    claim,
    verifyWhole(document, index, claim, spans) ??
      verifyParts(document, index, claim, spans) ??
      explainFailure(document, index, claim),
  )
}

/** The verdict with the words that deny or limit the passage and are left out of the claim, when that is its fault. */
function withOmitted(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  judged: Verdict,
): Verdict {
  const [only] = judged.spans
  const tells = judged.problems.some((problem) => ['negation', 'hedge-dropped'].includes(problem))
  if (!tells || only === undefined) return judged
  const sentences = index.sentencesAt(only)
  // The whole passage, so that the words left out can be seen in it.
  const passage = {
    start: Math.min(only.start, sentences[0]?.start ?? only.start),
    end: Math.max(only.end, sentences.at(-1)?.end ?? only.end),
  }
  const lost = restrictionLost(claim, document.text.slice(only.end, passage.end))
  const omitted = lost === null ? omittedWords(slice(document.text, passage), claim) : [lost]
  return omitted.length === 0
    ? judged
    : { ...judged, spans: [passage, ...judged.spans.slice(1)], omitted }
}

/** The claim as one stretch of text; null when it is none within the bounds. */
function verifyWhole(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  spans: readonly Span[],
): Verdict | null {
  const found = index.anchorer.candidates(claim)
  if (!found) return null
  const whole = found.spans.filter((span) => standsAlone(document.text, span))
  if (whole.length === 0) return found.match === 'fuzzy' ? null : unverified(['not-found'])
  const near = nearGiven(index, whole, spans)
  if (near.length === 0) return unverified(['elsewhere'], whole.slice(0, 1), 1)
  const judged = near.map((span) => ({
    span,
    problems: problemsAt(document, index, claim, span, found.match),
  }))
  const passed = judged.find(({ problems }) => problems.length === 0)
  if (!passed) {
    // A sentence of nearly the same words may say something else, and one a little further away the same.
    const further = found.match === 'fuzzy' ? verifyFurther(document, index, claim, spans) : null
    if (further) return further
    const [first] = judged
    return unverified(
      first?.problems ?? ['not-found'],
      near.slice(0, 1),
      1 - found.distance / claim.length,
    )
  }
  return found.match === 'fuzzy'
    ? verdict('located', [passed.span], 1 - found.distance / claim.length)
    : verdict('verbatim', [passed.span], 1)
}

/** The claim at a place that is within the bound, though not the nearest; null when it says the claim at none. */
function verifyFurther(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  spans: readonly Span[],
): Verdict | null {
  const passed = index.anchorer
    .within(claim)
    .find(
      ({ span }) =>
        standsAlone(document.text, span) &&
        nearGiven(index, [span], spans).length > 0 &&
        problemsAt(document, index, claim, span, 'fuzzy').length === 0,
    )
  return passed ? verdict('located', [passed.span], 1 - passed.distance / claim.length) : null
}

function problemsAt(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  span: Span,
  match: 'exact' | 'normalised' | 'fuzzy',
): Problem[] {
  const problems = new Set<Problem>()
  if (match === 'fuzzy')
    for (const problem of gateProblems(
      matchingForm(slice(document.text, span)).text,
      matchingForm(claim).text,
      index.known,
    ))
      problems.add(problem)
  const sentences = index.sentencesAt(span)
  const first = sentences[0]
  const last = sentences[sentences.length - 1]
  if (first && last) {
    const before = document.text.slice(Math.min(first.start, span.start), span.start)
    // The mark that ends the claim's words tells what clause the rest is.
    const end = /[,;:]/.test(document.text[span.end - 1] ?? '') ? span.end - 1 : span.end
    const after = document.text.slice(end, Math.max(last.end, end))
    for (const problem of clippingProblems(before, after)) problems.add(problem)
    if (restrictionLost(claim, after) !== null) problems.add('hedge-dropped')
    // "A few" without its article is its opposite.
    if (/\ba\s+$/i.test(before) && /^(?:few|little)\b/i.test(claim)) problems.add('comparison')
  }
  return [...problems]
}

/** The claim as parts: ellipsis-trimmed within one sentence, or whole sentences in order in one section. */
function verifyParts(
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
  const sentences = splitSentences(claim).map((span) => slice(claim, span))
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
  const options = parts.map((part) => index.anchorer.candidates(part, 'normalised')?.spans ?? [])
  for (const first of options[0] ?? []) {
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
      for (const problem of omissionProblems(document.text.slice(last.end, next.start)))
        problems.add(problem)
      places.push(next)
    }
    if (places.length < parts.length) continue
    for (const problem of clippingProblems(
      document.text.slice(sentence.start, first.start),
      document.text.slice((places[places.length - 1] as Span).end, sentence.end),
    ))
      problems.add(problem)
    if (nearGiven(index, [first], spans).length === 0) problems.add('elsewhere')
    if (problems.size > 0) return unverified([...problems], places, 1)
    return verdict('verbatim', places, 1)
  }
  return null
}

/** Why a claim stands nowhere: stitched of real pieces, or near a sentence that says something else. */
function explainFailure(document: PaperDocument, index: SourceIndex, claim: string): Verdict {
  const { coverage, spans } = verbatimPieces(index.anchorer, claim)
  const [only] = spans
  if (coverage >= stitchedShare && spans.length > 1)
    return unverified(
      [isOneSentence(index, spans) ? 'words-left-out' : 'stitched'],
      spans,
      coverage,
    )
  if (only === undefined) return unverified(['not-found'])
  const sentence = index.sentencesAt(only)[0]
  // A reason is given only where the two can be laid side by side; else the words are just not there.
  const problems =
    sentence && coverage >= leastCompared
      ? alignedProblems(slice(document.text, sentence), claim, index.known)
      : null
  return unverified(
    problems === null || problems.length === 0 ? ['not-found'] : problems,
    sentence ? [sentence] : [],
    coverage,
  )
}

/** Pieces of one sentence, in their order. */
function isOneSentence(index: SourceIndex, pieces: readonly Span[]): boolean {
  const [first] = pieces
  const sentence = first && index.sentencesAt(first).find((unit) => contains(unit, first))
  return (
    sentence !== undefined &&
    pieces.every(
      (piece, at) => contains(sentence, piece) && piece.start >= (pieces[at - 1]?.end ?? 0),
    )
  )
}

/** Candidates in the sections of the given spans; all of them when none are given. */
function nearGiven(index: SourceIndex, found: readonly Span[], given: readonly Span[]): Span[] {
  if (given.length === 0) return [...found]
  const sections = new Set(given.map((span) => index.sectionAt(span.start)))
  const distance = (span: Span) => Math.min(...given.map((g) => Math.abs(g.start - span.start)))
  return found
    .filter((span) => sections.has(index.sectionAt(span.start)))
    .sort((a, b) => distance(a) - distance(b))
}

/** Not cut out of a longer word or number: "5 %" is no evidence in "1.5 %" or "−5 %". */
function standsAlone(text: string, { start, end }: Span): boolean {
  const before = text[start - 1] ?? ''
  const first = text[start] ?? ''
  const last = text[end - 1] ?? ''
  const after = text.slice(end, end + 2)
  if (/[\p{L}\p{N}]/u.test(first) && /[\p{L}\p{N}\p{M}]/u.test(before)) return false
  if (/\d/.test(first) && (/[-−–±]/.test(before) || /[\d][.,]$/.test(text.slice(start - 2, start))))
    return false
  if (/[\p{L}\p{N}]/u.test(last) && /^[\p{L}\p{N}\p{M}]/u.test(after)) return false
  return !(/\d/.test(last) && /^(?:[.,]\d|%)/.test(after))
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

function verdict(kind: Verdict['kind'], spans: readonly Span[], score: number): Verdict {
  return { kind, score, spans, problems: [], checker: checkerVersion }
}

function unverified(problems: readonly Problem[], spans: readonly Span[] = [], score = 0): Verdict {
  return {
    kind: 'unverified',
    score: Math.max(0, Math.min(1, score)),
    spans,
    problems,
    checker: checkerVersion,
  }
}
