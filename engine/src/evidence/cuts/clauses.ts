import { anyVerb, isTold } from '../clause-words.ts'

// Clauses that a cut puts in another company: one of two alternatives alone, the end of one clause before another.

/** "… or that |B", "… or that although A, |B", "mostly or |fully": one of two is told. */
const alternative =
  /(?:^|\s)(?:or|whether)(?: (?:that|because|else|whether|possibly|perhaps|rather))?(?: (?:although|though|while|even if|even though|because)\s[^;:]*,)?$/iu
const otherThat = /^\s*,? (?:or|and\/or) (?:that|because|whether)\s[^;:.]*/iu

/** Whether a claim behind these words is one of two that are left open. */
export const isAlternative = (before: string): boolean => alternative.test(before)

/** The other alternative behind a claim: "that A| or that B". */
export const alternativeLost = (claim: string, after: string): string | null =>
  isTold(claim) ? (otherThat.exec(after)?.[0].trim() ?? null) : null

/** A clause beside the main one that is not at its end: "while bells rang and". */
const openClause =
  /(?:^|[,;:]\s|\bthat,?\s)(?:while|whilst|although|though|even though|when|whenever|if|because|since|as(?! (?:shown|seen|described|reported|noted|depicted|illustrated|mentioned|expected)$)|whereas|given that|unless|once|until)\s[^,;:]*$/iu
const joint =
  /^(?:and|but|or|nor|which|who|whose|where|while|whereas|so|yet|because|since|when|if|as|although|\p{L}+ing)\s/iu

/** "The older a bell, |the more it hums": each half tells of the other. */
const more = String.raw`the (?:(?:more|less|fewer)|\p{L}{3,}er (?:the|an?|its|their))\s`
const firstHalf = new RegExp(String.raw`(?:^|\s)${more}[^;:]*,$`, 'iu')
const secondHalf = new RegExp(`^${more}`, 'iu')

/** Whether a claim is the end of a clause and the one behind it: "While rust is |thin on bells, the rims are sound"; or the second half of "the more …, the more …". */
export function isGlued(before: string, claim: string): boolean {
  if (secondHalf.test(claim) && firstHalf.test(before)) return true
  if (!openClause.test(before)) return false
  const parts = claim.split(/,\s/)
  return parts.slice(1).some((part) => !joint.test(part) && anyVerb.test(part))
}
