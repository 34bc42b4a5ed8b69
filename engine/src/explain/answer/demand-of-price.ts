import type { Question } from '../question/question.ts'
import { inFront } from '../text/in-front.ts'
import { looked } from './first-met.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

const asksPrice =
  /^\W*(?:how much (?:money )?(?:was|were|is|are|did|do|does) .*\b(?:paid|pay|earn|charged?|reimbursed)\b|what (?:does|do|did|will|would)\b.*\bcosts?\W*$|how expensive\b|what (?:is|are|was|were) the (?:costs?|prices?)(?! (?:functions?|matri|models?|ratios?))(?![\w-]))/i
/** "the cost of training", "the cost of resistance to the host": paid in time, or by the host. */
const inOtherCoin =
  /\b(?:costs? of (?:the )?(?:\w+ )?(?:comput\w+|training|inference|attention|quer(?:y|ies)|communication|resistance|mutations?|immunity|reproduction|errors?)|cost (?:in|on) fitness|(?:comput\w+|training|inference|attention|quer(?:y|ies)|resistance|mutations?|immunity|reproduction) cost)\b/i
// A formula stands between two signs of the dollar: "$23\\%$".
const money =
  /\$\s?\d[\d,.]*(?![^$\s]{0,20}\$| ?\\)|[€£¥₹]\s?\d|\d[\d,.]*\s?(?:[€£¥₹]|(?:thousand |million |billion )?(?:US |international )?(?:dollars?|euros?|pounds sterling|kronor|yen|francs?|yuan|rupees?|reais|cents|USD|EUR|GBP|SEK|NOK|DKK|JPY|CHF|RMB|CNY|INR|BRL|AUD|CAD)\b)|\b(?:USD|EUR|GBP|SEK|CHF|AUD|CAD)\s?\d/
const leastOwn = 0.25
const leastWide = 0.5

/** Who pays or buys, or asks what a thing costs, means money, whatever the paper speaks of. */
const ofMoney =
  /\b(?:how much|how expensive|pa(?:y|id)|buy|bought|money|dollars?|euros?|charged?)\b|^\W*what (?:does|do|did|will|would)\b/i

/**
 * "What does it cost?" wants a passage that gives a sum of money; of those, the ones nearest to the question come first.
 * In a paper without any sum, a price and a cost may be of another kind: "the price of the code".
 */
export function byPrice(
  question: Question,
  ranked: readonly RankedCandidate[],
  text: string,
): Demanded {
  if (!asksPrice.test(question.text) || inOtherCoin.test(question.text)) return ranked
  if (!ofMoney.test(question.text) && !money.test(text)) return ranked
  return withSum(ranked)
}

const asksCost = /^\W*how much (?:did|do|does|will|would)\b.*\bcosts?\W*$/iu

/** "How much did it cost?": of what gives an amount at all, a sum of money. */
export const byCost = (question: Question, ranked: readonly RankedCandidate[]): Demanded =>
  asksCost.test(question.text) && !inOtherCoin.test(question.text) ? withSum(ranked) : ranked

/** The passages near the question that give a sum of money, first. */
function withSum(ranked: readonly RankedCandidate[]): Demanded {
  const found = ranked
    .slice(0, looked)
    .filter(
      ({ text, own, wide }) =>
        (own >= leastOwn || (own > 0 && wide >= leastWide)) && money.test(text),
    )
  return found.length > 0
    ? inFront(found, ranked)
    : { lacking: 'no passage that fits the question names a sum of money' }
}
