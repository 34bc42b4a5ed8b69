import type { PaperDocument } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { claimMaker } from '../claims.ts'
import type { Sentence } from '../text/sentence.ts'
import { selectDiverse } from './select.ts'

/** Claims of the best sentences of a pool, as `selectDiverse` chooses them. */
export type QuoteBest = (
  pool: readonly Sentence[],
  score: (sentence: Sentence) => number,
  bounds: { readonly most: number; readonly floor: number; readonly share?: number },
) => Claim[]

/** Quotes the best of one pool after another; what repeats an earlier one is left out. */
export function resultQuoter(document: PaperDocument): QuoteBest {
  const { quoteAll } = claimMaker(document)
  const taken: Sentence[] = []
  return (pool, score, bounds) => {
    const chosen = selectDiverse(
      pool.map((sentence) => ({ sentence, score: score(sentence) })),
      { ...bounds, taken },
    )
    taken.push(...chosen)
    return quoteAll(
      'results',
      chosen.map(({ span }) => span),
    )
  }
}
