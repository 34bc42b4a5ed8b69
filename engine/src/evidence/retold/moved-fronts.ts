import { smallNumbers } from '../../text/numbers.ts'
import { finite } from '../clause-words.ts'
import { cased } from './cased.ts'

// "In Ghent, bells are loud" and "Bells are loud in Ghent", "When it froze, bells broke" and "Bells broke when it froze": where
// or when it is so stands before or behind it.

const quantified = String.raw`(?![^,]*\b(?:all|each|every|most|both|any|some|no|none|only)\b)`
const opening =
  '(?:in|at|on|for|among|during|after|before|within|under|across|over|throughout|without|from|since|until|by|between|following|despite|compared (?:with|to)|relative to|using|when|if|unless|once|although|though)'
/** "RESULTS: ", "Overall, " */
const lead = String.raw`^(?:\p{Lu}[\p{L} ]{2,20}: )?(?:\p{L}+ly, |(?:However|Moreover|Furthermore|Thus|Therefore|Hence|In addition|Indeed|Overall|Here), )?`
const fronted = new RegExp(
  String.raw`${lead}(?<front>${quantified}${opening} [^,;:()]{3,120}),\s`,
  'iu',
)
const leading = new RegExp(lead, 'iu')
const opens = new RegExp(`^${opening} `, 'iu')
/** Where a phrase may begin at the end of a claim. */
const phrases = new RegExp(String.raw`\s(?=${quantified}${opening} )`, 'giu')
/** More than one clause, or a word that the front would come to stand beside: what it is told of may be another. */
const several =
  /[,;:—–]|\b(?:and|or|but|that|which|who|whose|where|when|while|whereas|because|since|although|though|if|unless|so|as|(?<!(?:admitted|exposed|assigned|allocated|randomi[sz]ed|linked|related|transferred|similar|attributed|added|given|subjected) )to(?! (?:the|an?|their|its|those|these|this) )|respectively)\b/iu
/** What a phrase at the end may be of, behind the verb of its clause: "they weighed rats fed with salt | in the dark". */
const participle =
  /(?<= )(?:\p{L}+(?:ed|ing)|hung|held|kept|found|made|given|taken|seen|shown|known|grown|born|done|written|drawn|chosen|driven|left|brought|bought|built|cut|set|sent|told|won|lost|hidden|worn|laid)(?!\p{L})/giu
const passive = /\b(?:is|are|was|were|be|been|being|has|have|had)(?: \p{L}+ly| not)? $/iu

/** Whether it is not clear which of two things a phrase behind a clause is told of. */
const isShared = (clause: string): boolean =>
  several.test(clause) ||
  [...clause.matchAll(participle)].some(({ index }) => {
    const before = clause.slice(0, index)
    return finite.test(before) && !passive.test(before)
  })

const quotationMarks = /["“”]/g
const asides = /\s\([^()]{1,80}\)/g
/** So many characters alike show where a clause begins. */
const sameStart = 10

/**
 * A claim of one clause with the phrase that says where, when or beside what it is so on the side where its sentence has
 * it: at the front, or behind.
 */
export function withFront(sentence: string, claim: string): string {
  const [, told = '', stop = ''] = /^(.*?)([.!?]?)$/su.exec(claim) ?? []
  const fronted = withPhraseBefore(sentence, told) ?? withPhraseBehind(sentence, told)
  return fronted === null ? claim : `${fronted}${stop}`
}

/** "In Ghent, bells are loud" for "Bells are loud in Ghent". */
function withPhraseBefore(sentence: string, told: string): string | null {
  const front = fronted.exec(sentence)?.groups?.front ?? frontWithoutComma(sentence, told)
  // “Structured care” need not be told in quotation marks.
  const behind = [front ?? '', (front ?? '').replace(quotationMarks, '')]
    .map((words) => ` ${cased(words, 'x')}`)
    .find((words) => told.endsWith(words))
  if (front === null || behind === undefined) return null
  const clause = told.slice(0, -behind.length)
  const at = sentence.indexOf(front) + front.length
  const comma = sentence.charAt(at) === ',' ? ',' : ''
  return isShared(clause) ? null : `${cased(front, 'X')}${comma} ${asIn(sentence, clause)}`
}

/** "After 12 weeks there was rust": a front whose end is seen only by what the claim begins with. */
function frontWithoutComma(sentence: string, told: string): string | null {
  const body = sentence.slice(leading.exec(sentence)?.[0].length ?? 0)
  if (!opens.test(body)) return null
  for (const { index } of told.matchAll(phrases)) {
    const phrase = told.slice(index + 1)
    const rest = body.slice(phrase.length + 1, phrase.length + 1 + sameStart)
    if (
      cased(body.slice(0, phrase.length), 'x') === phrase &&
      body.charAt(phrase.length) === ' ' &&
      told.slice(0, sameStart).toLowerCase() === rest.toLowerCase()
    )
      return body.slice(0, phrase.length)
  }
  return null
}

/** "Bells are loud in Ghent" for "In Ghent, bells are loud". */
function withPhraseBehind(sentence: string, told: string): string | null {
  const front = fronted.exec(`${told} `)?.groups?.front
  if (front === undefined) return null
  const start = told.indexOf(front)
  const clause = told.slice(start + front.length).replace(/^,\s/, '')
  const last = clause.split(' ').slice(-2).join(' ')
  const behind = `${last} ${cased(front, 'x')}`
  const [plain, sought] = [sentence.replace(asides, ''), behind].map(inFigures) as [string, string]
  const at = plain.indexOf(sought)
  const isLast = at >= 0 && /^(?:\s?[.,;([—–]|$)/.test(plain.slice(at + sought.length))
  return !isLast || isShared(clause)
    ? null
    : `${told.slice(0, start)}${start === 0 ? cased(clause, 'X') : clause} ${cased(front, 'x')}`
}

const small = new RegExp(String.raw`\b(?:${smallNumbers.slice(2).join('|')})\b`, 'g')
const inFigures = (words: string): string =>
  words.toLowerCase().replace(small, (number) => String(smallNumbers.indexOf(number)))

/** A clause within a sentence, with a capital where it is a name there. */
const asIn = (sentence: string, clause: string): string =>
  sentence.includes(` ${clause.slice(0, sameStart)}`) ? clause : cased(clause, 'x')
