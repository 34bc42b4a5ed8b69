import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import type { RankedCandidate } from './rank-candidates.ts'

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
] as const

/** The features of a question, given how the paper's passages rank. */
export function refusalRow(
  question: Question,
  ranked: readonly RankedCandidate[],
  { known, ownWords }: Pick<Topic, 'known' | 'ownWords'>,
): number[] {
  const best = ranked[0]
  const top = ranked.slice(0, 3)
  const most = (value: (candidate: RankedCandidate) => number) =>
    top.reduce((greatest, candidate) => Math.max(greatest, value(candidate)), 0)
  const tenth = ranked[Math.min(9, ranked.length - 1)]
  return [
    1,
    most(({ own }) => own),
    most(({ wide }) => wide),
    known,
    best?.fit ?? 0,
    known === 1 ? 1 : 0,
    Math.min(1, Math.max(0, (best?.score ?? 0) - (tenth?.score ?? 0))),
    1 / Math.max(1, question.stems.length),
    ownWords,
    most(({ pairs }) => pairs),
  ]
}

/** The chance, as trained, that the paper itself says the answer: 0 to 1. */
export function chanceOfAnswer(row: readonly number[], weights: readonly number[]): number {
  const sum = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}
