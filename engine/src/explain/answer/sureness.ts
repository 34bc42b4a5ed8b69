import type { RankedCandidate } from './rank-candidates.ts'

/** What speaks for the sentence that leads being the answer; each between 0 and 1. Order is the order of the weights. */
export const surenessFeatures = [
  'bias',
  'says',
  'own',
  'fit',
  'pairs',
  'share',
  'relevance',
  'most-relevant',
] as const

const rivals = 30
/** Scores this far apart are as good as three to one. */
const softness = 0.08

/**
 * The features of a leading sentence.
 * @param ranked the passages in order, the leading one among them or not
 * @param says the chance that the paper says the answer at all
 */
export function surenessRow(
  lead: RankedCandidate,
  ranked: readonly RankedCandidate[],
  says: number,
): number[] {
  const weigh = ({ score }: RankedCandidate) => Math.exp((score - lead.score) / softness)
  const others = ranked.slice(0, rivals).filter(({ span }) => span.start !== lead.span.start)
  const all = others.reduce((sum, one) => sum + weigh(one), 1)
  const { own, fit, pairs, relevance } = lead
  return [1, says, own, fit, pairs, 1 / all, relevance, relevance === 1 ? 1 : 0]
}
