import { type Topic, topicOf } from '../question/question-coverage.ts'
import type { Asking } from './asking.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { rankCandidates } from './rank-candidates.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import { spelledFor } from './spelled-candidates.ts'

/** The passages of a paper, those nearest to a question first, where nothing but its words is known of an answer; with all that were ranked, and what it asks about. */
export function nearestPassages({ document, asked, sentences, model }: Asking): {
  readonly ranked: readonly RankedCandidate[]
  readonly topic: Topic
  readonly candidates: readonly Candidate[]
} {
  const candidates = spelledFor(document, asked, candidatesOf(document, sentences))
  const topic = topicOf(asked, candidates)
  return { ranked: rankCandidates(document, asked, candidates, topic, model), topic, candidates }
}
