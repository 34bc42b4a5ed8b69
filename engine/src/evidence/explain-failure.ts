import type { PaperDocument } from '../document/paper-document.ts'
import { matchingForm } from '../text/matching-form.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { statementTokens } from '../text/statement-tokens.ts'
import type { Verdict } from './claim.ts'
import { type Aligned, aligned } from './nearest-words.ts'
import { nearGiven, standsAlone } from './places.ts'
import type { SourceIndex } from './source-index.ts'
import type { Pieces } from './stitching.ts'
import { unverified, verdict } from './verdicts.ts'
import { problemsAt } from './verify-whole.ts'

/** From this share of words found in pieces on, a claim that stands nowhere whole is stitched. */
const stitchedShare = 0.8
/** From this share on it is compared with the sentence that its first piece is from. */
const leastCompared = 0.5
/** Fewer words stand in one order by chance. */
const leastOwn = 5

/**
 * Why a claim stands nowhere: stitched of real pieces, or near a sentence that says something else. A short sentence
 * with one word in another form is beyond the bound of edits, and yet says the same: then it is located.
 */
export function explainFailure(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { coverage, spans }: Pieces,
  given: readonly Span[],
): Verdict {
  const [only] = spans
  const sentence = only && index.sentencesAt(only)[0]
  if (only === undefined || !sentence)
    return unverified(['not-found'], only ? [only] : [], coverage)
  const compared = coverage >= leastCompared ? comparedWith(document, index, claim, spans) : []
  const said = compared.find(({ near }) => near?.problems.length === 0)
  if (said?.near) {
    const start = said.sentence.start + said.near.stretch.start
    const span = { start, end: said.sentence.start + said.near.stretch.end }
    // "1980" of "1980s", "2" of "2s": of a longer number or word.
    if (!standsAlone(document.text, span))
      return unverified(['number-mismatch'], [sentence], coverage)
    if (nearGiven(index, [span], given).length === 0)
      return unverified(['elsewhere'], [span], coverage)
    const problems = problemsAt(document, index, claim, span, 'normalised')
    return problems.length > 0
      ? unverified(problems, [span], coverage)
      : verdict('located', [span], coverage)
  }
  if (coverage >= stitchedShare && spans.length > 1) {
    const isOne = isOneSentence(index, spans)
    if (isOne && hasOtherNumber(claim, slice(document.text, sentence)))
      return unverified(['number-mismatch'], [sentence], coverage)
    return unverified([isOne ? 'words-left-out' : 'stitched'], spans, coverage)
  }
  // A reason is given only where the two can be laid side by side; else the words are just not there.
  return unverified(compared[0]?.near?.problems ?? ['not-found'], [sentence], coverage)
}

/** Sentences that a claim is compared with: words of it may first stand in another. */
const mostCompared = 3

/** How a claim differs from the sentences of its pieces, up to one that says it. */
function comparedWith(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  pieces: readonly Span[],
): { readonly sentence: Span; readonly near: Aligned | null }[] {
  const sentences = new Set(pieces.flatMap((piece) => index.sentencesAt(piece).slice(0, 1)))
  const compared: { sentence: Span; near: Aligned | null }[] = []
  for (const sentence of [...sentences].slice(0, mostCompared)) {
    const near = aligned(slice(document.text, sentence), claim, index.known)
    compared.push({ sentence, near })
    if (near?.problems.length === 0) break
  }
  return compared
}

/** Whether a claim has a number that its sentence has not. */
function hasOtherNumber(claim: string, sentence: string): boolean {
  const numbers = (words: string) =>
    statementTokens(matchingForm(words).text).flatMap(({ kind, key }) =>
      kind === 'number' ? [key] : [],
    )
  const own = new Set(numbers(sentence))
  return numbers(claim).some((number) => !own.has(number))
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

/** The verdict on a claim that has no word but its sentence's own, in their order: none is another, some are left out. */
export function namedRightly(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  judged: Verdict,
): Verdict {
  const [only] = judged.spans
  const sentence = only && index.sentencesAt(only)[0]
  if (!sentence || !/^(?:entity-mismatch|not-found)$/.test(judged.problems.join())) return judged
  const claimed = keysOf(claim)
  let at = 0
  for (const key of keysOf(slice(document.text, sentence))) if (key === claimed[at]) at++
  return at < Math.max(leastOwn, claimed.length)
    ? judged
    : { ...judged, problems: ['words-left-out'] }
}

const keysOf = (words: string) => statementTokens(matchingForm(words).text).map(({ key }) => key)
