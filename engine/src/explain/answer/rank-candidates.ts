import type { PaperDocument } from '../../document/paper-document.ts'
import { type PassageWeights, rankPassages } from '../../retrieve/rank-passages.ts'
import { holds } from '../../text/holds.ts'
import type { Question } from '../question/question.ts'
import { type Topic, weightedCoverage } from '../question/question-coverage.ts'
import { citesOthers } from '../text/antecedent.ts'
import { isGluedTable } from '../text/glued-table.ts'
import { isShortFormKey } from '../text/short-form-key.ts'
import { topicStems, topicsOf } from '../text/words.ts'
import type { AnswerModel } from './answer-model.ts'
import { answerScore } from './answer-score.ts'
import { answersType } from './answer-shape.ts'
import { type AskedModel, askedScores } from './asked.ts'
import { valuesBeside } from './beside.ts'
import { anyOf, type Candidate } from './candidates.ts'
import { asksForQuantity } from './demand-of-quantity.ts'

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

export interface RankedCandidate extends Candidate {
  readonly score: number
  /** Share of the question's topic, weighted by rarity, in the passage itself. */
  readonly own: number
  /** The same with what stands around it. */
  readonly wide: number
  /** Whether it has the shape of an answer to this type of question, 0 to 1. */
  readonly fit: number
  /** Share of the question's pairs of neighbouring words that it has, 0 to 1. */
  readonly pairs: number
  /** How well the ranking of passages finds it, 1 for the best, falling to 0. */
  readonly relevance: number
}

/** What no passage gives, as the end of a sentence. */
export interface Unmet {
  readonly lacking: string
  /** Whether only the words are lacking by which it is known: a passage may give it in others. */
  readonly isSign?: true
  /** Whether the passage that ranks first all but gives it: what is counted is there, what was done with it is not. */
  readonly isNear?: true
}

/** A passage with the rank of the one that it points back at: it speaks of all that that one does. */
export const rankedAs = (
  { stems, score, own, wide, pairs, relevance }: RankedCandidate,
  passage: RankedCandidate,
): RankedCandidate => ({
  ...passage,
  ...{ score, own, wide, pairs, relevance, fit: 1 },
  around: anyOf(stems, passage.around),
})

/** Candidates, those that hold what the question asks for first; or what no passage gives. */
export type Demanded = readonly RankedCandidate[] | Unmet

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
    let newWords = 0
    for (const stem of stems) if (!weights.has(stem)) newWords++
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

// The sets trained on have no tables, notes or announcements to learn these from.
const asksImprint =
  /\b(?:fund|financ|grant|support|sponsor|paid|pay|thank|acknowledg|contribut|interest|conflict|disclos|wrote|author|correspond)/i

const gap =
  /\b(?:not|poorly|little|never|rarely|less) (?:yet |well |fully |been |previously )*(?:understood|known|examined|studied|investigated|explored|characteri[sz]ed|clear)\b|\bremains? (?:un(?:clear|known|explored)|elusive|open)\b/i
const isGap = (text: string) => holds(gap, text)
const asksGap = /\b(?:unknown|unclear|gaps?|open questions?|known)\b/i

const foreseeing = /\b(?:predict(?:ion|ed|s)?|hypothes\w+|expect(?:ed)?)\b|^[^.]*\bwould\b/i
const foresees = (text: string) => /^\(?\d\)/.test(text) || holds(foreseeing, text)

/** What a paper set out to test is no word on what came out. */
const supposing =
  /^[^.]*\bwould\b(?! like| have been)|\b(?:we|authors|was|were|is|are) (?:\w+ )?(?:predict(?:ed)?|expect(?:ed)?|hypothesi[sz]ed?)\b/i
const supposes = (text: string) => holds(supposing, text)

const ofSection = /\bin (this|the (next|following|previous)) (sub)?section\b/i

/** "Was there a difference?" asks whether it is so, of whatever type it is. */
const isOpenly = /^\W*(?:is|are|was|were|do|does|did)\b/i

function formCost({ text, kind, role }: Candidate, { type, text: asked }: Question): number {
  // A row of cells says how much, and neither why nor what a thing is.
  if (
    ['why', 'how', 'definition', 'yes-no'].includes(type) &&
    (kind === 'table' || isGluedTable(text))
  )
    return 0.5
  // What letters stand for is no word on what they name.
  const key = type !== 'definition' && isShortFormKey(text) ? 0.5 : 0
  const announces = holds(ofSection, text) ? 0.2 : 0
  // What a paper expected, or owes to others, is no word on what it did.
  const foreseen =
    (type === 'yes-no' || isOpenly.test(asked)) && supposes(text) && !foresees(asked)
      ? 1
      : foresees(text)
        ? 0.1
        : 0
  // A figure of somebody else's work is none of the paper's; that nothing is known answers no "which".
  const foreign =
    (type === 'how-many' || asksForQuantity(asked)) && kind !== 'table' && citesOthers(text)
      ? 0.25
      : 0
  const unknown = isGap(text) && !isGap(asked) && !asksGap.test(asked) ? 0.25 : 0
  const thanks = role === 'acknowledgements' && !asksImprint.test(asked) ? 0.3 : 0
  return (
    key +
    announces +
    foreseen +
    foreign +
    unknown +
    thanks +
    (kind === 'table' || kind === 'caption' ? 0.05 : kind === 'footnote' ? 0.1 : 0)
  )
}

/** Described candidates by how well they answer, best first; ties in reading order. */
export function orderCandidates(
  question: Question,
  described: readonly DescribedCandidate[],
  ranking: readonly number[],
): RankedCandidate[] {
  return described
    .map(({ candidate, row, ...told }): RankedCandidate => {
      const score = answerScore(row, question.type, ranking)
      return { ...candidate, ...told, score: score - formCost(candidate, question) }
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
