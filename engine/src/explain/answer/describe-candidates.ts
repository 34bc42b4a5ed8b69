import type { PaperDocument } from '../../document/paper-document.ts'
import { type PassageWeights, rankPassages } from '../../retrieve/rank-passages.ts'
import type { Question } from '../question/question.ts'
import { type Topic, weightedCoverage } from '../question/question-coverage.ts'
import { topicStems, topicsOf } from '../text/words.ts'
import type { AnswerModel } from './answer-model.ts'
import { answersType } from './answer-shape.ts'
import { type AskedModel, askedScores } from './asked.ts'
import { valuesBeside } from './beside.ts'
import { anyOf, type Candidate } from './candidates.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/** What speaks for a passage as an answer; each about between 0 and 1. Order is the order of the weights. */
export const answerFeatures = [
  'own',
  'wide',
  'fit',
  'fit-own',
  'number',
  'cause',
  'time',
  'relevance',
  'paragraph',
  'rarest',
  'pairs',
  'new-words',
  'long',
  'short',
  'asks',
  'asked',
  'asked-before',
  'asked-after',
  'relevance-before',
  'relevance-after',
] as const

/** A candidate with its values in the order of `answerFeatures`. */
export interface DescribedCandidate
  extends Pick<RankedCandidate, 'own' | 'wide' | 'fit' | 'pairs' | 'relevance'> {
  readonly candidate: Candidate
  readonly row: readonly number[]
}

const placeOf = new Map(answerFeatures.map((name, at) => [name, at]))

/** A candidate by its values in the order of `answerFeatures`. */
export function describedBy(candidate: Candidate, row: readonly number[]): DescribedCandidate {
  const told = (name: (typeof answerFeatures)[number]) => row[placeOf.get(name) as number] as number
  return {
    candidate,
    row,
    own: told('own'),
    wide: told('wide'),
    fit: told('fit'),
    pairs: told('pairs'),
    relevance: told('relevance'),
  }
}

const retrieved = 60

/** A question as passages are ranked for it: of a very long one only its topic. */
export const retrievalQuery = ({ stems, text }: Question): string =>
  stems.length < 40 ? text : stems.join(' ')

/** How passage retrieval ranks. */
function retrieval(
  document: PaperDocument,
  question: Question,
  unit: 'sentence' | 'paragraph',
  weights: PassageWeights,
) {
  return rankPassages(document, retrievalQuery(question), { unit, k: retrieved, weights })
}

/** Pairs of neighbouring stems. */
const pairsOf = (stems: readonly string[]) =>
  stems.slice(1).map((stem, at) => [stems[at] as string, stem] as const)

/** Greatest log weight of what is asked for that counts, by which it is brought below one. */
const mostAsked = 8
const askedShare = (score: number): number => Math.max(-1, Math.min(1, score / mostAsked))

type AskedShares = Readonly<Record<'asked' | 'asked-before' | 'asked-after', number>>

/** For each candidate how well it gives what is asked for, and how well the sentences beside it do: -1 to 1. */
export function askedShares(
  asked: AskedModel,
  document: PaperDocument,
  question: Question,
  candidates: readonly Candidate[],
): AskedShares[] {
  const shares = askedScores(asked, document, question, candidates).map(askedShare)
  return valuesBeside(candidates, shares).map(({ before, after }, at) => ({
    asked: shares[at] as number,
    'asked-before': before,
    'asked-after': after,
  }))
}

/** The candidates with what speaks for each; rows are in the order of `answerFeatures`. */
export function describeCandidates(
  document: PaperDocument,
  question: Question,
  candidates: readonly Candidate[],
  topic: Topic,
  { passages, asked }: Pick<AnswerModel, 'passages' | 'asked'>,
): DescribedCandidate[] {
  const relevance = new Map(
    retrieval(document, question, 'sentence', passages).map(({ span, score }) => [
      span.start,
      score,
    ]),
  )
  const paragraphs = retrieval(document, question, 'paragraph', passages)
  const { weights } = topic
  const rarest = [...weights].reduce<[string, number]>(
    (most, entry) => (entry[1] > most[1] ? entry : most),
    ['', 0],
  )[0]
  const wanted = pairsOf(topicStems(question.text).slice(0, 40))
  const fitOf = answersType(question)
  const given = askedShares(asked, document, question, candidates)
  const found = candidates.map(({ span }) => relevance.get(span.start) ?? 0)
  const near = valuesBeside(candidates, found)
  return candidates.map((candidate, place) => {
    const { text, stems, span } = candidate
    const own = weightedCoverage(topic, stems)
    const wide = own === 1 ? 1 : weightedCoverage(topic, anyOf(stems, candidate.around))
    const fit = fitOf(candidate)
    const possible = own > 0 ? wanted.filter((pair) => pair.every((stem) => stems.has(stem))) : []
    const order = possible.length > 0 ? topicsOf(candidate.words()) : []
    const isThere = ([one, next]: (typeof wanted)[number]) =>
      order.some((stem, at) => stem === next && order[at - 1] === one)
    let newWords = stems.size
    for (const stem of weights.keys()) if (stems.has(stem)) newWords--
    const values: Record<(typeof answerFeatures)[number], number> = {
      own,
      wide,
      fit,
      'fit-own': fit * own,
      number: question.type === 'how-many' ? fit * own : 0,
      cause: question.type === 'why' ? fit * own : 0,
      time: question.type === 'when' ? fit * own : 0,
      relevance: found[place] as number,
      paragraph:
        paragraphs.find((one) => one.span.start <= span.start && span.end <= one.span.end)?.score ??
        0,
      rarest: stems.has(rarest) ? 1 : 0,
      pairs: possible.filter(isThere).length / Math.max(1, wanted.length),
      'new-words': Math.min(1, newWords / 12),
      long: Math.min(1, Math.max(0, (text.length - 200) / 300)),
      short: Math.max(0, (60 - text.length) / 60),
      asks: /\?\W*$/.test(text) ? 1 : 0,
      ...(given[place] as AskedShares),
      'relevance-before': near[place]?.before ?? 0,
      'relevance-after': near[place]?.after ?? 0,
    }
    return describedBy(
      candidate,
      answerFeatures.map((name) => values[name]),
    )
  })
}
