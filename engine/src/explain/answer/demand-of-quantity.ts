import type { Question } from '../question/question.ts'
import { citesOthers } from '../text/antecedent.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { firstMet, looked } from './first-met.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

/** A figure or a number in words. */
export const numeral =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|half|third|quarter|hundred|thousand|million)\b/i
const share = /\d\s?%|\bper ?cent\b|\b0?\.\d|\b\d+ (?:of|in) \d/i
const time =
  /\d[\d.,]*[\s-]?(?:ms|s|min|h|(?:milli|micro)?seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i
/** Quantities with the signs by which a text gives them without naming them. */
const quantities: Readonly<Record<string, RegExp | null>> = {
  mean: /±/,
  average: /±|\bmean\b/i,
  median: /\bIQR\b/,
  precision: null,
  recall: null,
  accuracy: null,
  perplexity: null,
  bleu: null,
  f1: null,
  agreement: null,
  correlation: /\b[rRρτ]²?\s?[=≈]\s?[-−–]?[01]?\.\d|\bcorrelat|coefficient/,
  // Any share may be a prevalence, but none a test's sensitivity that is not called so.
  sensitivity: null,
  specificity: null,
  probability: share,
  interval: /\bCIs?\b|\binterval/,
  percentile: null,
  temperature: /°|\bK\b/,
  duration: time,
  latency: time,
  prevalence: share,
  incidence: share,
  percentage: share,
  proportion: share,
  fraction: share,
}
const asksQuantity = new RegExp(
  `^\\W*(?:what|which) (?!(?:do|does|did)\\b)(?:(?:is|was|are|were) )?(?:the )?(?:[\\w-]+ ){0,3}?(${Object.keys(quantities).join('|')})s?\\b`,
  'i',
)
/** True for a question after a measured quantity: "What is the precision of …?". */
export const asksForQuantity = (question: string): boolean => asksQuantity.test(question)

// What was cited gives no figure.
const year = /\b(?:19|20)\d\d[a-z]?\b|\[\d[\d,;\s–-]*\]/g
/** What has the word for a quantity in its name and gives no figure of it. */
const namedAfter =
  /\b(?:sensitivity[ -](?:analys[ei]s|models?|stud(?:y|ies))|recall[ -](?:bias|periods?|interviews?)|precision[ -](?:medicine|oncology|agriculture|farming))\b/gi
const leastOwn = 0.3
const leastWide = 0.6

const isBeside = (candidate?: RankedCandidate) =>
  candidate !== undefined && citesOthers(candidate.text)

function ownFirst(
  ranked: readonly RankedCandidate[],
  outright: RegExp,
): readonly RankedCandidate[] {
  const own = ranked
    .slice(0, looked)
    .filter((one) => one.own > 0 && outright.test(one.text) && one.role !== 'background')
  return inFront(own, ranked)
}

/** "What is the precision of the gate?" wants a passage that gives a figure of it. */
export function byQuantity(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  const noun = asksQuantity.exec(question.text)?.[1]?.toLowerCase()
  if (noun === undefined) return ranked
  const sign = quantities[noun]
  const [stem = noun] = topicStems(noun)
  const isNamed = question.text.search(namedAfter) >= 0
  const says = ({ text, stems }: RankedCandidate) => {
    const bare = isNamed ? text : text.replace(namedAfter, ' ')
    return bare === text ? stems.has(stem) : topicStems(bare).includes(stem)
  }
  const outright = new RegExp(`\\b${noun}s? (?:is|was|of|=|:|reached) [^.;]{0,20}\\d`, 'i')
  const met = firstMet(
    ranked,
    (one) =>
      numeral.test(one.text.replace(year, ' ')) &&
      (one.own >= leastOwn || one.wide >= leastWide || (one.own > 0 && outright.test(one.text))) &&
      (says(one) || (sign === null && one.around.has(stem)) || (sign?.test(one.text) ?? false)),
    `no passage that fits the question gives a figure for ${noun}`,
  )
  if ('lacking' in met) return met
  // A figure of somebody else's work comes after the paper's own.
  if (sign !== share) return isBeside(met[0]) ? ownFirst(met, outright) : met
  // "What percentage" is answered by a share before the word itself.
  const shares = met.slice(0, looked).filter(({ text, own }) => own >= leastOwn && sign.test(text))
  return [...shares, ...met.filter((candidate) => !shares.includes(candidate))]
}
