import type { PaperDocument } from '../../document/paper-document.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import type { AnswerModel } from './answer-model.ts'
import { answerScore } from './answer-score.ts'
import type { Candidate } from './candidates.ts'
import { type DescribedCandidate, describeCandidates } from './describe-candidates.ts'
import { formCosts } from './form-cost.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/** Described candidates by how well they answer, best first; ties in reading order. */
export function orderCandidates(
  question: Question,
  described: readonly DescribedCandidate[],
  ranking: readonly number[],
): RankedCandidate[] {
  const formCost = formCosts(question)
  return described
    .map(({ candidate, row, ...told }): RankedCandidate => {
      const score = answerScore(row, question.type, ranking)
      return { ...candidate, ...told, score: score - formCost(candidate) }
    })
    .toSorted((a, b) => b.score - a.score || a.span.start - b.span.start)
}

/** Candidates by how well they answer, best first. */
export function rankCandidates(
  document: PaperDocument,
  question: Question,
  candidates: readonly Candidate[],
  topic: Topic,
  model: Pick<AnswerModel, 'passages' | 'asked' | 'ranking'>,
): RankedCandidate[] {
  const described = describeCandidates(document, question, candidates, topic, model)
  return orderCandidates(question, described, model.ranking)
}
