import { cased } from './cased.ts'

// "In Ghent, bells are loud" and "Bells are loud in Ghent", "When it froze, bells broke" and "Bells broke when it froze": where
// or when it is so stands before or behind it.

const fronted =
  /^(?:\p{L}+ly, |(?:However|Moreover|Furthermore|Thus|Therefore|Hence|In addition|Indeed), )?(?<front>(?![^,]*\b(?:all|each|every|most|both|any|some|no)\b)(?:in|at|on|for|among|during|after|before|within|under|across|throughout|without|from|since|until|by|when|if|unless|once|although|though) [^,;:()]{3,120}),\s/iu
/** More than one clause, or a word that the front would come to stand beside: what it is told of may be another. */
const several =
  /[,;:—–]|\b(?:and|or|but|that|which|who|whose|where|when|while|whereas|because|since|although|though|if|unless|so|as|to|respectively)\b/iu

/** A claim of one clause with the phrase at its end where its sentence has it, at the front. */
export function withFront(sentence: string, claim: string): string {
  const front = fronted.exec(sentence)?.groups?.front
  if (front === undefined) return claim
  const [, told, stop = ''] = /^(.*?)([.!?]?)$/su.exec(claim) ?? []
  const behind = ` ${cased(front, 'x')}`
  if (told === undefined || !told.endsWith(behind)) return claim
  const clause = told.slice(0, -behind.length)
  return several.test(clause) ? claim : `${cased(front, 'X')}, ${cased(clause, 'x')}${stop}`
}
