import { fold } from '../../text/tokens.ts'
import type { Answer } from '../explanation.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { asksProgramLine, isProgramLine } from '../text/program-line.ts'
import type { Asking } from './asking.ts'
import type { Candidate } from './candidates.ts'
import { tellsOfOthers } from './evident.ts'
import { refusal } from './given.ts'
import { nearestPassages } from './nearest-passages.ts'
import { unknownNumber } from './premise-numbers.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'
import { chanceSaid, tellingOf } from './refusal.ts'
import { asksOutcome, othersTold } from './told-of-others.ts'
import { whyNot } from './why-not.ts'

/** A question with the passages that may answer it, the likeliest first. */
export interface Ranking {
  readonly asking: Asking
  readonly ranked: readonly RankedCandidate[]
  readonly candidates: readonly Candidate[]
  readonly topic: Topic
  /** What the question takes for granted, as a question of its own; null where it takes nothing so. */
  readonly presumed: Question | null
  /** The chance that the paper says the answer. */
  readonly chance: number
  /** Whether it asks for yes or no in a word of a field that the paper never uses. */
  readonly isUnheard: boolean
  /** A number of the question that stands nowhere in the paper. */
  readonly unknown: string | null
  /** True of what is told of the work of others. */
  readonly isOthers: (passage: Candidate) => boolean
}

/** Ranks a paper's passages for a question. */
export function rankingFor(asking: Asking, presumed: Question | null): Ranking {
  const { document, asked, sentences, model } = asking
  const { ranked: nearest, topic, candidates } = nearestPassages(asking)
  const isOthers = othersTold(document, sentences)
  const isOfOutcome = asksOutcome(asked.text)
  // What came out in the work of others is no word on this paper's.
  const ranked = nearest.filter(
    (candidate) =>
      !(isOfOutcome && isOthers(candidate)) &&
      !tellsOfOthers(document, asked, candidate.text) &&
      (!isProgramLine(candidate.text) || asksProgramLine(asked.text)),
  )
  return {
    ...{ asking, ranked, candidates, topic, presumed, isOthers },
    chance: chanceSaid(tellingOf(asked, ranked, topic), model.refusal),
    isUnheard: asked.type === 'yes-no' && topic.unheard,
    unknown: unknownNumber(asked, document.text),
  }
}

/** A refusal that names the number that stands nowhere, or says what is missing. */
export function refusalOf({ asking, ranked, topic, unknown }: Ranking, unmet: Demanded): Answer {
  const { document, asked } = asking
  const reason =
    unknown === null ? whyNot(asked, topic, fold(document.text), unmet) : nowhere(unknown)
  return refusal(asking, reason, ranked)
}

export const nowhere = (unknown: string) =>
  `The paper does not seem to say: “${unknown}” stands nowhere in it.`
