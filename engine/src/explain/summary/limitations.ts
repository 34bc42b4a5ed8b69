import type { PaperDocument } from '../../document/paper-document.ts'
import { admissionScore } from '../question/admission-score.ts'
import { inFront } from '../text/in-front.ts'
import { ownStatements } from '../text/others-work.ts'
import type { Sentence } from '../text/sentence.ts'
import { goesOnAboutOthers, voicesBefore } from '../text/voices.ts'
import { limitationScorer } from './limitation-score.ts'
import { selectDiverse } from './select.ts'

// Scores below which nothing is a limitation; set by reading papers of several fields.
const stated = 2
const admitted = 1.8
const mostAdmitted = 2

/**
 * The sentences by which a paper owns to the limits of its work, in reading order: what it states as such, else what
 * it admits in passing. The summary and the answer to a question on limits tell the same ones.
 * @param taken sentences told already, which are not said again
 */
export function limitsOf(
  document: PaperDocument,
  sentences: readonly Sentence[],
  most: number,
  taken: readonly Sentence[] = [],
): Sentence[] {
  const before = voicesBefore(sentences)
  const statements = ownStatements(document, sentences)
  const best = (score: (sentence: Sentence) => number, floor: number, atMost: number) =>
    selectDiverse(
      statements.map((sentence) => ({ sentence, score: score(sentence) })),
      { most: atMost, floor, taken },
    )
  const admission = (sentence: Sentence) =>
    goesOnAboutOthers(sentence.text, before.get(sentence.index)) ? 0 : admissionScore(sentence)
  const found = best(limitationScorer(document, sentences), stated, most)
  return found.length > 0 ? found : best(admission, admitted, Math.min(most, mostAdmitted))
}

/** Share of the plainest one's score below which a limit does not stand before it. */
const nearlyAsPlain = 0.7

/** The same for a reader who asks: in reading order, but the plainest first where the first is much less plain. */
export function limitsAnswered(
  document: PaperDocument,
  sentences: readonly Sentence[],
  most: number,
): readonly Sentence[] {
  const found = limitsOf(document, sentences, most)
  const score = limitationScorer(document, sentences)
  const [first, plainest] = [found[0], found.toSorted((a, b) => score(b) - score(a))[0]]
  if (!first || !plainest || score(first) >= nearlyAsPlain * score(plainest)) return found
  return inFront([plainest], found)
}
