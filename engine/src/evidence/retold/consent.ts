import { cased } from './cased.ts'
import { beginsAlike } from './whole-words.ts'

// "Informed consent was obtained from all ringers" and "All ringers gave informed consent": one deed, told from either side.

const kind =
  '(?:(?:free|full|formal|written|verbal|oral|signed|informed|voluntary|prior|individual|both|either|and|or),? ){0,6}consent'
const given = new RegExp(
  String.raw`^(?<who>[^,;:()]{2,80}?) (?<deed>(?:gave|provided|signed) (?:(?:their|an?|the) )?)(?<kind>${kind})(?<forms> forms?)?(?<rest>(?![\p{L}-]).*)$`,
  'isu',
)
const taken = new RegExp(
  String.raw`^(?<we>we obtained )?(?<kind>${kind})(?<was> was (?:obtained|given|provided))? (?<by>from|by) (?<who>.+)$`,
  'isu',
)

/** Whether all words of a kind of consent are those of another: "informed consent" is told of "written informed consent". */
const isOf = (told: string, own: string): boolean => {
  if (/\bor\b/i.test(own)) return false
  const words = new Set(own.toLowerCase().split(/[\s,]+/))
  return told.split(/[\s,]+/).every((word) => words.has(word.toLowerCase()))
}

type Groups = Readonly<Record<string, string | undefined>>
const givenIn = (text: string): Groups | undefined => given.exec(text)?.groups
const takenIn = (text: string): Groups | undefined => {
  const found = taken.exec(text)?.groups
  return found?.we || found?.was ? found : undefined
}

/** A claim of who gave consent, or of whom it was got, as its sentence tells it. */
export function withConsent(sentence: string, claim: string): string {
  if (!(sentence.includes('consent') && claim.includes('consent'))) return claim
  const [own, told] = [givenIn(sentence), givenIn(claim)]
  const [mine, its] = [own ?? takenIn(sentence), told ?? takenIn(claim)]
  if (!mine || !its || !isOf(its.kind ?? '', mine.kind ?? '')) return claim
  // What is signed is written.
  if (/^signed/i.test(told?.deed ?? '') && !/\b(?:written|signed)\b/i.test(sentence)) return claim
  const [who, whose] = [mine.who ?? '', its.who ?? '']
  if (own) {
    if (!beginsAlike(whose, who) || (told && whose.length > who.length)) return claim
    const rest = told ? told.rest : whose.slice(who.length)
    return `${who} ${own.deed}${own.kind}${own.forms ?? ''}${rest}`
  }
  if (!told || !beginsAlike(who, whose)) return claim
  return `${mine.we ?? ''}${mine.kind}${mine.was ?? ''} ${mine.by} ${cased(whose, who)}${told.rest}`
}
