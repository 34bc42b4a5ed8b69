import { lowerWords } from '../../text/lower-words.ts'
import { isNegation } from '../../text/negation.ts'

// What a sentence says, behind a statement, of that statement: "; this was not significant".

/** "; this was not significant", ", which did not hold": of the very statement before it. */
const remark =
  /^(?:;|,)\s(?:th(?:is|at|ese|ose)|the (?:difference|effect|association|correlation|increase|decrease|reduction|improvement|change|trend|gap|result|finding)s?)(?: \p{L}+){0,2} (?:was|were|is|are|did|do|does|became|disappeared|vanished|failed|lost)\b[^;.]*/iu
const doubt =
  /^,\swhich,? (?:\p{L}+,? )?(?:(?:was|were|is|are) (?:not|never) (?:\p{L}+ly )?(?:significan|confirm|replicat|reproduc|robust)|(?:did|do|does) not (?:reach|hold|persist|survive|replicate|remain)|failed to (?:reach|hold|persist|replicate))[^;.]*/iu
const outcome =
  'difference|effect|association|correlation|increase|decrease|reduction|improvement|change|trend|gap|result|finding|claim|conclusion|observation|statement|pattern|benefit|advantage|gain'
/** ", a difference that was not significant", ", with the effect limited to light bells", ", not reaching significance". */
const apposed = new RegExp(
  String.raw`^,\s(?:(?:an?|with (?:the|an?|any|no)) (?:\p{L}+ly )?(?:\p{L}+ )?(?:${outcome})s?\s[^;.,]*|(?:but |although |though )?(?:not|without|failing to|never) reach(?:ing)? [^;.,]*\bsignifican[^;.,]*)`,
  'iu',
)
/** ", which held only in towers", ", as was seen only in light bells". */
const holdingOnly =
  /^,\s(?:which|as) (?:(?:was|were|is|are|has been|had been) (?:\p{L}+ )?|(?:held|holds|applied|applies|occurred|occurs|happened|happens) )(?:only|solely|exclusively|merely) (?:in|for|at|on|among|with|when|if|under|during|after|within|by) [^;.,]*/iu
const taking =
  /\b(?:only|less|lower|fewer|smaller|weaker|worse|slower|reduced?|small|limited|weak|marginal[a-z]*|modest[a-z]*|slight[a-z]*|partial[a-z]*|some|may|might|could|un\p{Ll}{4,}|insufficient|insignificant|inconclusive|difficult|caution|however|remain[a-z]*|disappear[a-z]*|vanish[a-z]*|fad(?:e|es|ed|ing)|cease[sd]?|los(?:e|es|t|ing)|fail(?:s|ed|ing)?|attenuated|decreas[a-z]*|opposite|missing|omit[a-z]*|ignor[a-z]*|neglect[a-z]*|wrong[a-z]*|incorrect[a-z]*|incomplete[a-z]*|expensive|harsh|drawbacks?|n't)\b/iu

/** Whether words deny or weaken what stands beside them. */
export const takesBack = (words: string): boolean =>
  taking.test(words) || lowerWords(words).some(isNegation)

/** The remark right behind a claim that denies or weakens it; null where none does. */
export function remarkLost(rest: string): string | null {
  const words = [doubt, holdingOnly, remark, apposed]
    .map((it) => it.exec(rest)?.[0])
    .find((found) => found !== undefined)
  return words !== undefined && takesBack(words) ? words.replace(/^[;,]\s/, '') : null
}
