import { lowerWords } from '../../text/lower-words.ts'
import { isNegation } from '../../text/negation.ts'
import { bracket } from './brackets.ts'

// A difference that may be chance is told as one where its p-value, or an interval that holds no effect, is left out:
// "Tea lowered the pulse (p = 0.3)", "by 3 beats (95% CI, -1 to 7)".

const pValue = /\bp(?:[- ]values?)?\s?(?<sign>[=<>≤≥])\s?(?<value>0?\.\d{1,6})(?!\d)/giu
const counts = 0.05
const end = String.raw`[-−–]?\d{1,6}(?:\.\d{1,4})?`
/** The ends of a confidence interval, and the ratio, if any, that it is said to be of. */
const interval = new RegExp(
  String.raw`(?<ratio>\b(?:[ah]?(?:OR|RR|HR)|IRR|(?:(?:odds|hazards?|risk|rate) )?ratios?|relative risks?)\b[^.()\d]{0,25}(?:\d{1,4}(?:\.\d{1,4})?)?[\s,;:([]{0,4}(?:9[059]\s?%\s?)?)?\b(?:CIs?|confidence intervals?)\b[\s,:;=([]{0,3}(?<low>${end})\s?%?(?:\s?[-–−]\s?|\s?[,;]\s?|\s(?:to|and)\s)(?<high>${end})(?![\d.]*\d)`,
  'giu',
)
/** What a p-value is of. */
const difference =
  /\b(?:higher|lower|greater|smaller|larger|more|less|fewer|better|worse|longer|shorter|faster|slower|stronger|weaker|older|younger|superior|inferior|rose|fell|(?:increas|decreas|reduc|improv|rais|lower|dropp|declin|worsen|differ|associat|correlat|predict)\p{Ll}*)\b/iu
/** Two figures of two groups are set beside each other to be compared. */
const contrast =
  /\b(?:respectively|than|versus|vs|compared (?:with|to)|whereas|while)\b|%[^%;]{1,120}\band\b[^%;]{1,80}%/iu
/** A claim that says of itself how much there is to it, as the paper does. */
const weighed =
  /\b(?:(?:non-?|in)?significant\p{Ll}*|similar\p{Ll}*|comparabl[ey]|alike|equal\p{Ll}*|same|tend(?:s|ed|ency)?|trends?|slight(?:ly)?|numerically|marginal(?:ly)?|borderline|unchanged|stable)\b/iu
/** The bracket or p-value right behind a claim, or the rest of a bracket that it ends in. */
const behind = new RegExp(
  String.raw`^\s?(?:${bracket})|^[;,]\s?[pP](?:[- ]values?)?\s?[=<>≤≥]\s?[\d.]{1,8}|^[^()[\]]{0,80}[)\]]`,
  'u',
)

const numberOf = (printed = '') => Number(printed.replace(/^[−–]/, '-'))

/** True of an interval with no effect in it: zero, or one of a ratio. */
function holdsNothing({ groups: { ratio, low, high } = {} }: RegExpExecArray): boolean {
  const [least, most] = [numberOf(low), numberOf(high)]
  return least < 0 ? most > 0 : ratio !== undefined && least < 1 && most > 1
}

/**
 * The p-value that a claim of a difference leaves out, or where there is none the confidence interval, if it says that
 * this may be chance; null where none does, or another in the same words says that it is not.
 * @param told the paper's words that the claim has, and what stands behind them
 */
export function chanceLost(claim: string, told: string, after: string): string | null {
  if (claim.search(pValue) >= 0 || claim.search(interval) >= 0) return null
  if (!difference.test(claim) && !contrast.test(claim) && !contrast.test(told)) return null
  if (weighed.test(claim) || lowerWords(claim).some(isNegation)) return null
  const words = `${told}${behind.exec(after)?.[0] ?? ''}`
  const found = [...words.matchAll(pValue)]
  const isChance = ({ groups: { sign = '', value } = {} }: RegExpExecArray): boolean =>
    /[>≥]/.test(sign) ? Number(value) >= counts : sign === '=' && Number(value) > counts
  if (found.length > 0) return found.every(isChance) ? (found[0]?.[0] ?? null) : null
  const intervals = [...words.matchAll(interval)]
  return intervals.every(holdsNothing) ? (intervals[0]?.[0] ?? null) : null
}
