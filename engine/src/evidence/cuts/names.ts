import { isTold } from '../clause-words.ts'
import { upToMark, withoutFullStop } from './full-stop.ts'
import { goesOn } from './words.ts'

// What a name at the end of a claim goes on with: "PubMed | Central", "ACE2 | receptor", "phage | l", "language | processing (NLP)".

const endsInName = /(?:^|[\s(“"])\p{Lu}[\p{L}\d‐‑-]*$/u
const endsInNumbered = /(?:^|[\s(])[\p{L}‐‑-]*\p{L}[‐‑-]?\d{1,3}$/u
const nextName = /^\s\p{Lu}[\p{L}\d‐‑-]*/u
/** "Llano | 7B", "Llano 1 | 34B", "Type | 2": a name with a number, and no year. */
const nextNumber = /^\s(?!(?:1[5-9]|20)\d\d\b)\d[\d.]*\p{L}?(?=[\s,;:.)]|$)/u
const endsInCounted =
  /(?:^|[\s(“"])(?!(?:Tables?|Figs?|Figures?|Sections?|Eqs?|Equations?|Appendix|Chapter|Step|Steps)\b)\p{Lu}[\p{L}‐‑-]*\s\d[\d.]*$/u
const letter = /^\s(?!(?:a|I)\b)\p{L}(?=[\s,;.)]|$)/u
/** "processing (NLP)" */
const shortened = /^(?<words>(?:[\s‐‑-][\p{L}]+){1,4})\s\((?<short>\p{Lu}{2,8})s?\)/u
const initials = (words: string): string =>
  [...words.matchAll(/(?<![\p{L}\d])\p{L}/gu)].map(([first]) => first.toUpperCase()).join('')

/**
 * What stands right behind a claim and is of the name that it ends in; null where the name is whole.
 * @param after the sentence from where the claim ends.
 */
export function nameLost(claim: string, after: string): string | null {
  if (!isTold(claim) || !/^\s[\p{L}\d]/u.test(after)) return null
  const bare = withoutFullStop(claim)
  const isCut =
    ((endsInName.test(bare) || endsInCounted.test(bare)) &&
      (nextName.test(after) || nextNumber.test(after))) ||
    (endsInNumbered.test(bare) && goesOn.test(after)) ||
    (/\p{Ll}{2}$/u.test(bare) && letter.test(after)) ||
    isShortFormCut(bare, after)
  return isCut ? upToMark(after) : null
}

/** Whether a short form behind a claim begins with words of the claim: the L of NLP. */
function isShortFormCut(bare: string, after: string): boolean {
  const { words = '', short = '' } = shortened.exec(after)?.groups ?? {}
  if (short === '') return false
  const behind = initials(words)
  const last = /[\p{L}]+$/u.exec(bare)?.[0] ?? ''
  return short.length > behind.length && short.endsWith(initials(last) + behind)
}

const given = /^(?<name>\p{Lu}\p{Ll}+)(?: \p{Lu}\.?){0,2}$/u
const surname =
  /^\p{Lu}[\p{L}‐‑'’-]+(?:['’]s? | et al\b| and (?:colleagues|co-?workers|co-?authors|others)\b)/u
/** With a capital where a sentence begins, and no name. */
const opening =
  /^(?:only|unlike|although|though|while|whereas|since|if|before|after|neither|either|both|not|nor|perhaps|maybe|contrary|against|despite|like|even|except|besides|without|until|unless|because|when|where|why|how|did|had|has|have|were|was|is|are|do|does|for|with|to|in|from|by|as|that|whether|once|yet|but|so|or|and|than)$/i

/** Whether what stands before a claim in its sentence is only the first name of whom it begins with: "Mary |Gray and colleagues". */
export function isFirstName(before: string, claim: string, text: string): boolean {
  const { name } = given.exec(before)?.groups ?? {}
  if (name === undefined || !surname.test(claim)) return false
  return !opening.test(name) && !name.endsWith('ly') && !text.includes(` ${name.toLowerCase()} `)
}
