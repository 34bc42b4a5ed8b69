import type { KeyRows } from '../../text/key-rows.ts'
import { featureKey, spoken } from '../../text/sequence-model.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/** What speaks for the paper saying an answer; each between 0 and 1. Order is the order of the weights. */
export const refusalFeatures = [
  'bias',
  'own',
  'wide',
  'known',
  'fit',
  'best-known',
  'lead',
  'few-words',
  'own-words',
  'pairs',
  'hits',
  'heard',
  'rarest',
  'missing',
  'score',
] as const

/** So many words of a question in one passage, and so many that the paper never says, are as many as can be. */
const mostHits = 5
const mostMissing = 4
/** What a passage scores that everything speaks for. */
export const fullScore = 3.4

/** The features of a question, given how the paper's passages rank. */
export function refusalRow(
  question: Question,
  ranked: readonly RankedCandidate[],
  topic: Pick<Topic, 'known' | 'ownWords' | 'heard' | 'rarest' | 'missing' | 'weights' | 'kin'>,
): number[] {
  const { known, ownWords, heard, rarest, missing } = topic
  // What shares no word with the question, and stands by nothing that does, tells nothing of it.
  const near = ranked.filter(({ wide }) => wide > 0)
  const best = near[0]
  const top = near.slice(0, 3)
  const most = (value: (candidate: RankedCandidate) => number) =>
    top.reduce((greatest, candidate) => Math.max(greatest, value(candidate)), 0)
  const tenth = near[Math.min(9, near.length - 1)]
  return [
    1,
    most(({ own }) => own),
    most(({ wide }) => wide),
    known,
    best?.fit ?? 0,
    known === 1 ? 1 : 0,
    Math.min(1, Math.max(0, (best?.score ?? 0) - (tenth?.score ?? 0)) / (fullScore / 2)),
    1 / Math.max(1, question.stems.length),
    ownWords,
    most(({ pairs }) => pairs),
    Math.min(1, most(({ stems }) => hitsIn(stems, topic)) / mostHits),
    heard,
    rarest,
    Math.min(1, missing.size / mostMissing),
    Math.max(0, Math.min(1, (best?.score ?? 0) / fullScore)),
  ]
}

/** How many words of a question a passage has, or has others for, however often other passages have them. */
function hitsIn(
  stems: ReadonlySet<string>,
  { weights, kin }: Pick<Topic, 'weights' | 'kin'>,
): number {
  let hits = 0
  for (const stem of weights.keys())
    if (stems.has(stem)) hits++
    else
      for (const word of kin.get(stem) ?? [])
        if (stems.has(word)) {
          hits += kinHit
          break
        }
  return hits
}
/** A word of nearly the same meaning counts for so much of the word. */
const kinHit = 0.6

/**
 * Each topic of a question by where it stands: in the passage that ranks first, in another one, or nowhere. What a paper
 * never says matters where it is a thing ("asthma"), and less where people just say it so ("folks", "bother").
 */
export function wordFeatures({ stems }: Question, ranked: readonly RankedCandidate[]): number[] {
  const [first] = ranked
  return [...new Set(stems)].map((stem) => {
    if (first?.stems.has(stem)) return featureKey('first=', stem)
    const isSaid = ranked.some(({ stems }) => stems.has(stem))
    return featureKey(isSaid ? 'said=' : 'unsaid=', stem)
  })
}

/** What tells whether a paper says the answer to a question. */
export interface Telling {
  /** In the order of `refusalFeatures`. */
  readonly row: readonly number[]
  /** Of its words, by `wordFeatures`. */
  readonly words: readonly number[]
}

export const tellingOf = (
  question: Question,
  ranked: readonly RankedCandidate[],
  topic: Topic,
): Telling => ({
  row: refusalRow(question, ranked, topic),
  words: wordFeatures(question, ranked),
})

/** What was learned about refusing. */
export interface RefusalModel {
  /** In the order of `refusalFeatures`. */
  readonly weights: readonly number[]
  /** A log weight for each of `wordFeatures`, times `scale`. */
  readonly words: { readonly rows: KeyRows; readonly weights: ArrayLike<number> }
  readonly scale: number
}

/** The chance, as trained, that the paper itself says the answer: 0 to 1. */
export function chanceSaid(
  { row, words }: Telling,
  { weights, words: known, scale }: RefusalModel,
): number {
  return chanceOf(sumOf(row, weights) + spoken({ ...known, scale }, words))
}

/** A chance, as trained, by weighed features: 0 to 1. */
export const chanceOfAnswer = (row: readonly number[], weights: readonly number[]): number =>
  chanceOf(sumOf(row, weights))

const chanceOf = (sum: number) => 1 / (1 + Math.exp(-sum))
const sumOf = (row: readonly number[], weights: readonly number[]) =>
  row.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
