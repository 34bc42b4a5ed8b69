import type { Question } from './question.ts'
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
] as const

/** The features of a question, given how the paper's passages rank. */
export function refusalRow(
  question: Question,
  ranked: readonly RankedCandidate[],
  known: number,
): number[] {
  const best = ranked[0]
  const top = ranked.slice(0, 3)
  const widest = top.reduce((most, { wide }) => Math.max(most, wide), 0)
  const tenth = ranked[Math.min(9, ranked.length - 1)]
  return [
    1,
    best?.own ?? 0,
    widest,
    known,
    best?.fit ?? 0,
    known === 1 ? 1 : 0,
    Math.min(1, Math.max(0, (best?.score ?? 0) - (tenth?.score ?? 0))),
    1 / Math.max(1, question.stems.length),
  ]
}

/** The chance, as trained, that the paper itself says the answer: 0 to 1. */
export function chanceOfAnswer(row: readonly number[], weights: readonly number[]): number {
  const sum = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}
