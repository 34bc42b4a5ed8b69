import { isScopeWord } from '../text/hedges.ts'
import { isNegation } from '../text/negation.ts'
import type { Problem } from './claim.ts'

/** Where a new clause begins, so that what governs the one before need not govern this one. */
export const clause =
  /[;:.]|,\s+(?=(?:but|and|while|whereas|which|so|yet|or|although|though|because|since|as)\s)|\s(?=(?:but|whereas|although|though)\s)/
/** Clauses that stand beside the main one and do not govern it. */
const aside =
  /^\s*(?:although|though|while|whereas|because|since|despite|unlike|as|when|after|before)\s/i

/** A word that the very next one needs: an almost complex structure is no complex one. */
const weakening = /\b(?:almost|nearly|partly|partially|somewhat|marginally|weakly)\s*$/i

/**
 * What a fragment loses when it is cut out of its sentence: a negation or a hedge that governs it from
 * before ("We found no evidence that …") or limits it from behind ("… in mice only").
 */
export function clippingProblems(before: string, after: string): Problem[] {
  const left = before.split(clause).at(-1) ?? ''
  const governing = left
    .split(/,\s/)
    .filter((part, i, all) => i === all.length - 1 || !aside.test(part))
    .join(' ')
  // A relative clause that begins just behind the words is parted like any other.
  const limiting =
    (` ${after.trimStart()}`.split(clause)[0] ?? '').split(/,\s|\s(?:and|which|that)\s/)[0] ?? ''
  const words = `${governing} ${limiting}`.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const problems: Problem[] = []
  if (words.some(isNegation)) problems.push('negation')
  if (words.some(isScopeWord) || weakening.test(before)) problems.push('hedge-dropped')
  return problems
}

const counting = /\d\s?%|\bper ?cent\b|\b(?:all|every|each|most|none|no|half|majority)\b/i
const restricting = /^\s*((?:that|who|whose|whom|which|in which|for which)\s[^,;:.()]+)/i

/**
 * The clause that says of what words count something, when it is cut off behind them: "that still existed" of "82% of
 * the passages that still existed"; null when there is none.
 */
export const restrictionLost = (claim: string, after: string): string | null =>
  (counting.test(claim) ? restricting.exec(after)?.[1]?.trim() : null) ?? null

/** What an ellipsis hides: words that would have changed what is said. */
export function omissionProblems(omitted: string): Problem[] {
  const words = omitted.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const problems: Problem[] = []
  if (words.some(isNegation)) problems.push('negation')
  if (words.some(isScopeWord)) problems.push('hedge-dropped')
  return problems
}
