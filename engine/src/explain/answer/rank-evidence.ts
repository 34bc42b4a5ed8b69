import type { PaperDocument } from '../../document/paper-document.ts'
import { rankPassages, softness } from '../../retrieve/rank-passages.ts'
import { contains, type Span } from '../../text/span.ts'
import type { Question } from '../question/question.ts'
import type { AnswerModel } from './answer-model.ts'
import { askedScores } from './asked.ts'
import { retrievalQuery } from './describe-candidates.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

export interface RankedEvidence {
  readonly span: Span
  /** Log odds against the best: 0 for that, negative for the others. */
  readonly sum: number
}

/** Scores of sentences this far apart are odds of e to one: somewhat softer than they were trained. */
const softnessOfScores = 0.26
/** How much a paragraph as a whole counts beside its sentences; 0.15 to 0.5 serve alike. */
const shareOfWhole = 0.25

type Rankers = Pick<AnswerModel, 'passages' | 'asked'>

/**
 * The paragraphs that hold what a question asks for, best first. One holds it when one of its sentences does, so their
 * odds are added up; how well it is retrieved as a whole, and gives what is asked for, counts a little.
 * @param ranked what can be quoted, as it ranks; a paragraph that holds nothing of it is left out
 */
export function rankEvidence(
  document: PaperDocument,
  question: Question,
  ranked: readonly RankedCandidate[],
  { passages, asked }: Rankers,
): RankedEvidence[] {
  const given = askedScores(asked, document, question, ranked)
  const found = rankPassages(document, retrievalQuery(question), {
    unit: 'paragraph',
    k: Number.POSITIVE_INFINITY,
    weights: passages,
  }).flatMap(({ span, score }) => {
    let odds = 0
    let most = Number.NEGATIVE_INFINITY
    ranked.forEach((one, at) => {
      if (!contains(span, one.span)) return
      odds += Math.exp(one.score / softnessOfScores)
      most = Math.max(most, given[at] as number)
    })
    const whole = softness * Math.log(score) + most
    return odds === 0 ? [] : [{ span, sum: Math.log(odds) + shareOfWhole * whole }]
  })
  const best = found.reduce((most, { sum }) => Math.max(most, sum), Number.NEGATIVE_INFINITY)
  return found
    .map(({ span, sum }) => ({ span, sum: sum - best }))
    .toSorted((a, b) => b.sum - a.sum || a.span.start - b.span.start)
}

/** How far evidence may lie below the best paragraph: readers' questions are served best by 0.7 to 1.4, QASPER's by 0.4 to 0.6. */
const mostBelow = 0.6
const most = 3

/**
 * The paragraphs that hold what a question asks for, best first: the best one, and those nearly as good. How many
 * there are is the paper's affair: where one stands out, the next is no evidence.
 * @returns at most three spans of blocks; none where no paragraph has a word of it
 */
export const evidenceParagraphs = (
  document: PaperDocument,
  question: Question,
  ranked: readonly RankedCandidate[],
  model: Rankers,
): Span[] =>
  rankEvidence(document, question, ranked, model)
    .filter(({ sum }) => sum >= -mostBelow)
    .slice(0, most)
    .map(({ span }) => span)
