import type { PaperDocument } from '../document/paper-document.ts'
import { nearestSentence } from '../retrieve/nearest-sentence.ts'
import { type Span, slice } from '../text/span.ts'
import type { Verdict } from './claim.ts'
import { chanceLost } from './cuts/chance.ts'
import { leavesOutOnly } from './fairer-refusal.ts'
import { sentencesOfFigures } from './figures-shared.ts'
import { judge } from './judge.ts'
import { inPapersWords } from './retold/in-papers-words.ts'
import type { SourceIndex } from './source-index.ts'
import { type Pieces, verbatimPieces } from './stitching.ts'
import { withDifferences } from './told-differences.ts'
import { verifyWhole } from './verify-whole.ts'

/** So many sentences that share words with a claim are tried for one that says it in other forms. */
const mostReworded = 4
/** From this share of its words on, a claim's pieces are of the sentence that it tells. */
const mostlyFound = 0.7

/**
 * The claim in the forms, the order and the figures of a sentence that shares words with it, as one says it so, or, where
 * none does, as one from which it only leaves words out, or as the first of them differs from it; null where it is in their
 * words already.
 */
export function judgeReworded(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { pieces, judged: known, spans }: { pieces: Pieces; judged: Verdict; spans: readonly Span[] },
): Verdict | null {
  const places = [...pieces.spans, ...known.spans.slice(0, 1)]
  // Several sentences may have the claim in the same words.
  const tried = new Map<string, Verdict>()
  let shortened: Verdict | null = null
  let first: Verdict | null = null
  for (const sentence of sentencesNear(document, index, claim, pieces, places)) {
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
    // The paper's words have its p-value again, which the claim left out.
    if (judged.spans.some((it) => chanceLost(claim, slice(document.text, it), '') !== null))
      continue
    // What one sentence says of its paper need not be so of the place that has the words.
    const isSaidThere = judged.spans
      .flatMap((span) => index.sentencesAt(span))
      .every((place) => place === sentence || inPapersWords(document, place, claim) === said)
    if (isSaidThere)
      return { ...judged, kind: 'located', score: Math.min(judged.score, pieces.coverage) }
  }
  return shortened ?? first
}

/** The sentences that have some words of a claim together, or else all its figures, and then the one that speaks most of what it says. */
function* sentencesNear(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { coverage }: Pieces,
  places: readonly Span[],
): Generator<Span> {
  const near = new Set(places.flatMap((place) => index.sentencesAt(place)))
  if (near.size === 0)
    for (const sentence of sentencesOfFigures(document, claim)) near.add(sentence)
  const first = [...near].slice(0, mostReworded)
  yield* first
  // "All ringers gave informed consent" has no words of "Informed consent was obtained from all ringers" together.
  const nearest = coverage < mostlyFound ? nearestSentence(document, claim) : null
  const [sentence] = nearest ? index.sentencesAt(nearest) : []
  if (sentence && !first.includes(sentence)) yield sentence
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
