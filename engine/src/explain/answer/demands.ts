import { changeIn } from '../question/change-asked.ts'
import { comparisonIn } from '../question/comparison-asked.ts'
import type { Question } from '../question/question.ts'
import { ordersThings, wantsOrder } from '../tables/extreme.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { firstMet, looked } from './first-met.ts'
import { orderAsked } from './order-of-sides.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'
import { superlativeOrder } from './superlative-order.ts'

// What a question asks for must stand in the passage that answers it, whatever the weights say: a figure, the
// end of an order, the name. A passage without it is about something else.

const leastOrdered = 0.5

const superlative =
  /\b(?:fewest|lowest|smallest|shortest|weakest|highest|largest|biggest|greatest|longest|strongest|fastest|slowest|best|worst)\b/i

/** "Which gate failed most often?" wants a passage that puts things in an order, with the question's own word first. */
export function byExtreme(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  if (!wantsOrder(question.text)) return ranked
  const asked = superlative.exec(question.text)?.[0].toLowerCase()
  const orders = ({ text, own, kind }: RankedCandidate) =>
    own >= leastOrdered && kind !== 'table' && ordersThings(text)
  const said = ranked
    .slice(0, looked)
    .filter((one) => asked !== undefined && orders(one) && one.text.toLowerCase().includes(asked))
  return said.length > 0
    ? inFront(said, ranked)
    : firstMet(ranked, orders, 'no passage that fits the question says what comes first or last')
}

const parting =
  /\b(?:between|across|among) (.+?)(?: (?:after|at|in|during|before|on|for|from|with)\b|\W*$)/i

/** "Does size differ between seasons?" is answered by what speaks of seasons, where anything does. */
export function byParted(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  const parted = topicStems(parting.exec(question.text)?.[1] ?? '')
  const met =
    parted.length === 0
      ? []
      : ranked
          .slice(0, looked)
          .filter(
            ({ own, stems }) => own >= leastOrdered && parted.every((stem) => stems.has(stem)),
          )
  return inFront(met, ranked)
}

/** What holds so much of what is asked tells its direction in words of the same kind. */
const leastOfDirection = 0.6
/** What holds nearly all that is asked, also in short forms, is of it. */
const ofAll = 0.9

/** Why something rose, or beat another, is told only where a passage says that it did. */
export function byDirection(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  const said =
    question.type === 'why' ? (comparisonIn(question.text) ?? changeIn(question.text)) : null
  // The lowest of all is lower than the other.
  const order = said && orderAsked(question.text)
  return said === null ||
    ranked.some(
      ({ text, own }) =>
        said.isAffirmedBy(text) ||
        (own >= ofAll && said.isSaidOfAny(text)) ||
        (order !== null && superlativeOrder(text, order) !== null) ||
        (own >= leastOfDirection && said.isOfDirection(text)),
    )
    ? ranked
    : { lacking: `no passage says “${said.asked}”` }
}
