import type { Question } from '../question/question.ts'
import { inFront } from '../text/in-front.ts'
import { orderAsked } from './order-of-sides.ts'
import { counted } from './premise-numbers.ts'
import { sidesOf } from './premise-sides.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import { leastOwn, looked } from './stands-against.ts'
import { superlativeOrder } from './superlative-order.ts'

/**
 * Ranked passages with those first that say what a why question takes for granted: the number of the things ("14
 * plots"), or which of two sides has more.
 */
export function holdingPremise(
  question: Question,
  ranked: readonly RankedCandidate[],
): readonly RankedCandidate[] {
  if (question.type !== 'why') return ranked
  const sides = sidesOf(question.text)
  const order = orderAsked(question.text)
  const numbers = [...counted(question.text)].filter(([thing]) => question.stems.includes(thing))
  const hasNumber = (text: string) => {
    const said = counted(text)
    return numbers.some(([thing, [number]]) => number && said.get(thing)?.includes(number))
  }
  const holds = ({ text, own, kind }: RankedCandidate) =>
    kind !== 'table' &&
    ((sides !== null && sides.affirmed(text) !== null) ||
      (order !== null && superlativeOrder(text, order)?.sign === 1) ||
      (own >= leastOwn && numbers.length > 0 && hasNumber(text)))
  const first = ranked.slice(0, sides || order ? undefined : looked).filter(holds)
  return inFront(first, ranked)
}
