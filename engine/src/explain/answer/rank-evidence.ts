import type { PaperDocument } from '../../document/paper-document.ts'
import type { PassageUnit } from '../../retrieve/passages.ts'
import { rankPassages, softness } from '../../retrieve/rank-passages.ts'
import { contains, type Span } from '../../text/span.ts'
import type { Question } from '../question/question.ts'
import type { AnswerModel } from './answer-model.ts'
import { askedScores } from './asked.ts'
import type { Candidate } from './candidates.ts'
import { retrievalQuery } from './rank-candidates.ts'

export interface RankedEvidence {
  readonly span: Span
  /** Log odds against the best: 0 for that, negative for the others. */
  readonly sum: number
}

/**
 * The passages that hold what a question asks for, best first: by how well they are retrieved, and by how well the best
 * of what they say gives what is asked for.
 * @param candidates what can be quoted; a passage that holds nothing of it is left out
 */
export function rankEvidence(
  document: PaperDocument,
  question: Question,
  candidates: readonly Candidate[],
  unit: PassageUnit,
  { passages, asked }: Pick<AnswerModel, 'passages' | 'asked'>,
): RankedEvidence[] {
  const query = retrievalQuery(question)
  const given = askedScores(asked, document, question, candidates)
  const found = rankPassages(document, query, {
    unit,
    k: Number.POSITIVE_INFINITY,
    weights: passages,
  }).flatMap(({ span, score }) => {
    const inside = given.filter((_, at) => contains(span, (candidates[at] as Candidate).span))
    return inside.length === 0
      ? []
      : [{ span, sum: softness * Math.log(score) + Math.max(...inside) }]
  })
  const best = found.reduce((most, { sum }) => Math.max(most, sum), Number.NEGATIVE_INFINITY)
  return found
    .map(({ span, sum }) => ({ span, sum: sum - best }))
    .toSorted((a, b) => b.sum - a.sum || a.span.start - b.span.start)
}

/** How far evidence may lie below the best paragraph: readers' questions are served best by 1.5 to 2.5, QASPER's alike by 0.75 to 2. */
const mostBelow = 1.75
const most = 3

/**
 * The paragraphs that hold what a question asks for, best first: the best one, and those nearly as good. How many
 * there are is the paper's affair: where one stands out, the next is no evidence.
 * @returns at most three spans of blocks; none where no paragraph has a word of it
 */
export const evidenceParagraphs = (
  document: PaperDocument,
  question: Question,
  candidates: readonly Candidate[],
  model: Pick<AnswerModel, 'passages' | 'asked'>,
): Span[] =>
  rankEvidence(document, question, candidates, 'paragraph', model)
    .filter(({ sum }) => sum >= -mostBelow)
    .slice(0, most)
    .map(({ span }) => span)
