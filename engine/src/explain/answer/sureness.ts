import type { RankedCandidate } from './ranked-candidate.ts'

/** What speaks for the sentence that leads being the answer; each between 0 and 1. Order is the order of the weights. */
export const surenessFeatures = [
  'bias',
  'says',
  'own',
  'fit',
  'pairs',
  'share',
  'wide-share',
  'relevance',
  'most-relevant',
] as const

const rivals = 30
/** Scores this far apart are as good as three to one: those of near rivals, and of all that might be meant. */
const softness = 0.08
const wideSoftness = 0.25

/** True where so many passages stand beside one that it tells something when it stands out. */
export const hasRivals = (ranked: readonly RankedCandidate[]): boolean => ranked.length > rivals

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
  const others = ranked.slice(0, rivals).filter(({ span }) => span.start !== lead.span.start)
  const share = (soft: number) =>
    1 / others.reduce((sum, { score }) => sum + Math.exp((score - lead.score) / soft), 1)
  const { own, fit, pairs, relevance } = lead
  const shares = [share(softness), share(wideSoftness)]
  return [1, says, own, fit, pairs, ...shares, relevance, relevance === 1 ? 1 : 0]
}
