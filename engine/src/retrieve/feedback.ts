import { rarity, saturate } from './bm25f.ts'
import { countsOf, type PassageIndex } from './passage-index.ts'

const passagesRead = 8
const termsKept = 20
const k1 = 1.2
/** Stems of a passage of usual length, for which a term counts as it stands. */
const usualLength = 40

/**
 * How much each passage says what the best ones say, 0 to 1: the query is widened by the telling terms of
 * its best passages (the relevance model RM3, Abdul-Jaleel et al. 2004).
 * @param scores of the passages, in their order
 */
export function feedbackScores(
  { passages, terms }: PassageIndex,
  scores: readonly number[],
): number[] {
  const best = scores
    .map((score, at) => ({ score, at }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, passagesRead)
  const weights = new Map<string, number>()
  for (const { score, at } of best) {
    const own = passages[at]?.own ?? []
    for (const [term, count] of countsOf(own)) {
      const telling = (count / own.length) * rarity(passages.length, terms.get(term)?.matching ?? 0)
      weights.set(term, (weights.get(term) ?? 0) + score * telling)
    }
  }
  const kept = [...weights]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, termsKept)
  const found = passages.map(() => 0)
  for (const [term, weight] of kept) {
    const { places = [] } = terms.get(term) ?? {}
    for (let first = 0, next = 0; first < places.length; first = next) {
      const at = places[first] as number
      while (places[next] === at) next++
      const share = (next - first) / (0.5 + (passages[at]?.own.length ?? 0) / usualLength)
      found[at] = (found[at] ?? 0) + weight * saturate(share, k1)
    }
  }
  const most = Math.max(0, ...found)
  return found.map((sum) => (most === 0 ? 0 : sum / most))
}
