import { anyOf, type Candidate } from './candidates.ts'

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
