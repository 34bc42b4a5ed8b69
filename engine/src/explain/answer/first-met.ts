import { inFront } from '../text/in-front.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

/** So many of the passages that rank first are held against a demand. */
export const looked = 25

/** Puts those that meet a demand first; tells what is lacking where none does. */
export function firstMet(
  ranked: readonly RankedCandidate[],
  meets: (candidate: RankedCandidate) => boolean,
  lacking: string,
): Demanded {
  const found = ranked.slice(0, looked).filter(meets)
  return found.length === 0 ? { lacking } : inFront(found, ranked)
}
