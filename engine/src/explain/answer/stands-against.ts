import type { RankedCandidate } from './ranked-candidate.ts'

export interface Contradiction {
  readonly passage: RankedCandidate
  /** What the question takes for granted and what the passage says, in one sentence. */
  readonly premise: string
}

/** So much of a question's topic has what may contradict it. */
export const leastOwn = 0.5
/** So many passages are looked at, from the first on. */
export const looked = 12
