import type { PaperDocument } from '../document/paper-document.ts'
import { type Span, slice } from '../text/span.ts'
import type { Problem, Verdict } from './claim.ts'
import { conditionsLost } from './cuts/clipping.ts'
import { partsLost } from './cuts/heads.ts'
import { withoutRestated } from './cuts/tails.ts'
import { explainFailure, namedRightly } from './explain-failure.ts'
import { isFairer, leavesOutOnly } from './fairer-refusal.ts'
import { verifyGivenParts } from './given-parts.ts'
import { omittedWords } from './nearest-words.ts'
import { inPapersWords } from './retold/in-papers-words.ts'
import { isInWordsOf } from './retold/voice.ts'
import { type SourceIndex, sourceIndex } from './source-index.ts'
import { type Pieces, verbatimPieces } from './stitching.ts'
import { withDifferences } from './told-differences.ts'
import { unverified } from './verdicts.ts'
import { verifyParts } from './verify-parts.ts'
import { verifyUncited } from './verify-uncited.ts'
import { sentenceBefore, verifyWhole, wordsEnd } from './verify-whole.ts'

const ellipsis = /\u2026|\.\.\./
/** Claims of more characters are refused: no sentence is that long. */
const longestClaim = 20_000
/**
 * What the paper's text proves of a claim: `verbatim` when its words, or each of its parts in order, are
 * the text's own; `located` when these are told as a sentence and the paper's begins before them, when at most 10 % of
 * it is edited and every difference is one of spelling or between words of one sense, or when it is a sentence's words
 * without its citations and asides; else `unverified`, with each problem named: also when its sentence goes on to say of
 * whom, where or on what this holds. Never `supported`: see `verifyComputation`.
 * @param spans where the claim says its evidence is; words found in other sections are `elsewhere`. Parts of one sentence
 *   that make the claim, with brackets left out between them, prove it `verbatim`.
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
  const given = verifyGivenParts(document, index, claim, spans)
  if (given) return given
  const whole = verifyWhole(document, index, claim, spans)
  const isElsewhere = whole?.problems.includes('elsewhere') ?? false
  const isInParts =
    whole === null || isElsewhere || (whole.kind === 'unverified' && ellipsis.test(claim))
  const told = isInParts ? (verifyParts(document, index, claim, spans) ?? whole) : whole
  if (told && told.kind !== 'unverified') return told
  const pieces = verbatimPieces(index.anchorer, claim)
  const judged = judge(document, index, claim, { told, pieces, spans })
  if (judged.kind !== 'unverified') return judged
  const reworded = judgeReworded(document, index, claim, { pieces, judged, spans })
  if (reworded && reworded.kind !== 'unverified') return reworded
  const refused = withDifferences(document, index, claim, {
    ...judged,
    problems: problemsTold(document, index, claim, judged),
    spans: judged.spans.map((span) => withWholeNumber(document.text, span)),
  })
  if (!reworded || !isFairer(reworded, refused)) return refused
  const [place, other] = [reworded, refused].map(
    ({ spans: [span] }) => span && index.sentencesAt(span)[0],
  )
  // What is shown of one sentence stays what was found of it.
  return !leavesOutOnly(reworded) && place === other
    ? { ...reworded, spans: refused.spans }
    : reworded
}

/** The problems of a claim; where it has the very words of its sentence in the passive, that they do not stand together so. */
function problemsTold(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { problems, spans }: Verdict,
): readonly Problem[] {
  const places = spans.flatMap((span) => index.sentencesAt(span))
  const isOrder = places.some((place) => isInWordsOf(slice(document.text, place), claim))
  const told: readonly Problem[] = isOrder
    ? problems.map((problem) => (problem === 'entity-mismatch' ? 'not-found' : problem))
    : problems
  // What is wrong with words says more than that they are not there.
  return told.length > 1 ? told.filter((problem) => problem !== 'not-found') : told
}

/** Words that a claim was compared with, to the end of a number that they would cut: "41.0", not "41.". */
function withWholeNumber(text: string, { start, end }: Span): Span {
  const isCut = /\d[.,]?$/.test(text.slice(Math.max(start, end - 2), end))
  const rest = isCut ? /^(?:[.,]?\d){1,20}/.exec(text.slice(end, end + 40)) : null
  return { start, end: end + (rest?.[0].length ?? 0) }
}

/** What is said of a claim that does not stand in the paper as it is. */
function judge(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { told, pieces, spans }: { told: Verdict | null; pieces: Pieces; spans: readonly Span[] },
): Verdict {
  const given = spans.flatMap((span) => index.sentencesAt(span)).slice(0, mostGiven)
  const judged =
    verifyUncited(document, index, claim, [...pieces.spans, ...given], spans) ??
    (told?.problems.includes('elsewhere')
      ? saidWhereGiven(document, index, claim, { coverage: pieces.coverage, given, spans })
      : null) ??
    saidBeyondBound(document, index, claim, { told, pieces, spans }) ??
    told ??
    explainFailure(document, index, claim, pieces, spans)
  return withOmitted(document, index, claim, namedRightly(document, index, claim, judged))
}

/** A claim that its nearest place does not say, as a whole sentence says it in forms that are more edits than are allowed; null when none does. */
function saidBeyondBound(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { told, pieces, spans }: { told: Verdict | null; pieces: Pieces; spans: readonly Span[] },
): Verdict | null {
  if (!told || told.problems.includes('elsewhere')) return null
  const said = explainFailure(document, index, claim, pieces, spans)
  return said.kind === 'unverified' ? null : said
}

/** More sentences than a claim is said to be made from. */
const mostGiven = 8

/** A claim whose very words stand elsewhere, as one of the given sentences says it with some words more; null when none does. */
function saidWhereGiven(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  where: { coverage: number; given: readonly Span[]; spans: readonly Span[] },
): Verdict | null {
  for (const sentence of where.given) {
    const pieces = { coverage: where.coverage, spans: [sentence] }
    const said = explainFailure(document, index, claim, pieces, where.spans)
    if (said.kind !== 'unverified') return said
  }
  return null
}

/** So many sentences that share words with a claim are tried for one that says it in other forms. */
const mostReworded = 4

/**
 * The claim in the forms, the order and the figures of a sentence that shares words with it, as one says it so, or, where
 * none does, as one from which it only leaves words out, or as the first of them differs from it; null where it is in their
 * words already.
 */
function judgeReworded(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { pieces, judged: known, spans }: { pieces: Pieces; judged: Verdict; spans: readonly Span[] },
): Verdict | null {
  const places = [...pieces.spans, ...known.spans.slice(0, 1)]
  const near = new Set(places.flatMap((piece) => index.sentencesAt(piece)))
  // Several sentences may have the claim in the same words.
  const tried = new Map<string, Verdict>()
  let shortened: Verdict | null = null
  let first: Verdict | null = null
  for (const sentence of [...near].slice(0, mostReworded)) {
    const said = inPapersWords(document, sentence, claim)
    if (said === claim) continue
    const judged = tried.get(said) ?? verifySaid(document, index, said, spans)
    tried.set(said, judged)
    if (judged.kind === 'unverified') {
      const told = withDifferences(document, index, said, judged)
      first ??= told
      if (leavesOutOnly(told)) shortened ??= told
      continue
    }
    // What one sentence says of its paper need not be so of the place that has the words.
    const isSaidThere = judged.spans
      .flatMap((span) => index.sentencesAt(span))
      .every((place) => place === sentence || inPapersWords(document, place, claim) === said)
    if (isSaidThere)
      return { ...judged, kind: 'located', score: Math.min(judged.score, pieces.coverage) }
  }
  return shortened ?? first
}

/** A claim in the words of a sentence, as it stands in the paper or as it is said of it. */
function verifySaid(
  document: PaperDocument,
  index: SourceIndex,
  said: string,
  spans: readonly Span[],
): Verdict {
  const told = verifyWhole(document, index, said, spans)
  if (told && told.kind !== 'unverified') return told
  const pieces = verbatimPieces(index.anchorer, said)
  return judge(document, index, said, { told, pieces, spans })
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
  const isCut = judged.problems.includes('words-left-out')
  if (!(tells || isCut) || only === undefined) return judged
  const sentences = index.sentencesAt(only)
  // The whole passage, so that the words left out can be seen in it.
  const passage = {
    start: Math.min(only.start, sentences[0]?.start ?? only.start),
    end: Math.max(only.end, sentences.at(-1)?.end ?? only.end),
  }
  const last = judged.spans.at(-1) ?? only
  const before = document.text.slice(passage.start, only.start)
  const after = withoutRestated(
    claim,
    document.text.slice(wordsEnd(document.text, last), passage.end),
  )
  const lost = [
    ...(isCut ? partsLost(claim, document.text, only.start, { before, after }) : []),
    ...(tells
      ? conditionsLost(claim, before, after, sentenceBefore(document.text, passage.start))
      : []),
  ]
  const omitted =
    lost.length > 0 || !tells ? lost : omittedWords(slice(document.text, passage), claim)
  return omitted.length === 0
    ? judged
    : { ...judged, spans: [passage, ...judged.spans.slice(1)], omitted }
}
