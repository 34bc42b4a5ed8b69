import { topicOf } from '../question/question-coverage.ts'
import type { Asking } from './asking.ts'
import { candidatesOf } from './candidates.ts'
import { type RankedCandidate, rankCandidates } from './rank-candidates.ts'
import { spelledFor } from './spelled-candidates.ts'

/** The passages of a paper, those nearest to a question first, where nothing but its words is known of an answer. */
export function nearestPassages({
  document,
  asked,
  sentences,
  model,
}: Asking): readonly RankedCandidate[] {
  const candidates = spelledFor(document, asked, candidatesOf(document, sentences))
  return rankCandidates(document, asked, candidates, topicOf(asked, candidates), model)
}
