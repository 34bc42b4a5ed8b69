import { lowerWords } from '../../text/lower-words.ts'
import { isNegation } from '../../text/negation.ts'
import { bracket } from './brackets.ts'

// A difference that may be chance is told as one where its p-value is left out: "Tea lowered the pulse (p = 0.3)".

const pValue = /\bp(?:[- ]values?)?\s?(?<sign>[=<>≤≥])\s?(?<value>0?\.\d{1,6})(?!\d)/giu
const counts = 0.05
/** What a p-value is of. */
const difference =
  /\b(?:higher|lower|greater|smaller|larger|more|less|fewer|better|worse|longer|shorter|faster|slower|stronger|weaker|older|younger|superior|inferior|rose|fell|(?:increas|decreas|reduc|improv|rais|lower|dropp|declin|worsen|differ|associat|correlat|predict)\p{Ll}*)\b/iu
/** A claim that says of itself how much there is to it, as the paper does. */
const weighed =
  /\b(?:(?:non-?|in)?significant\p{Ll}*|similar\p{Ll}*|comparabl[ey]|alike|equal\p{Ll}*|same|tend(?:s|ed|ency)?|trends?|slight(?:ly)?|numerically|marginal(?:ly)?|borderline|unchanged|stable)\b/iu
/** The bracket right behind a claim, or the rest of one that it ends in. */
const behind = new RegExp(String.raw`^\s?(?:${bracket})|^[^()[\]]{0,80}[)\]]`, 'u')

/**
 * The p-value that a claim of a difference leaves out, where it says that this may be chance; null where none does, or
 * another in the same words says that it is not.
 * @param told the paper's words that the claim has, and what stands behind them
 */
export function chanceLost(claim: string, told: string, after: string): string | null {
  if (!difference.test(claim) || claim.search(pValue) >= 0) return null
  if (weighed.test(claim) || lowerWords(claim).some(isNegation)) return null
  const found = [...`${told}${behind.exec(after)?.[0] ?? ''}`.matchAll(pValue)]
  const isChance = ({ groups: { sign = '', value } = {} }: RegExpExecArray): boolean =>
    /[>≥]/.test(sign) ? Number(value) >= counts : sign === '=' && Number(value) > counts
  return found.length > 0 && found.every(isChance) ? (found[0]?.[0] ?? null) : null
}
