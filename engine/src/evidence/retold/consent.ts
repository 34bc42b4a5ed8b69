import { cased } from './cased.ts'
import { beginsAlike } from './whole-words.ts'

// "Informed consent was obtained from all ringers" and "All ringers gave informed consent": one deed, told from either side.

const kind = String.raw`(?:[\p{L}-]+,? ){0,6}?consent`
const given = new RegExp(
  String.raw`^(?<who>[^,;:()]{2,80}?) (?<deed>(?:gave|provided|signed) (?:(?:their|an?|the) )?)(?<kind>${kind})(?<forms> forms?)?(?<rest>(?![\p{L}-]).*)$`,
  'isu',
)
const taken = new RegExp(
  String.raw`^(?<we>we obtained )?(?<kind>${kind})(?<was> was (?:obtained|given|provided))? (?:from|by) (?<who>.+)$`,
  'isu',
)

/** Whether all words of a kind of consent are those of another: "informed consent" is told of "written informed consent". */
const isOf = (told: string, own: string): boolean => {
  if (/\bor\b/i.test(own)) return false
  const words = new Set(own.toLowerCase().split(/[\s,]+/))
  return told.split(/[\s,]+/).every((word) => words.has(word.toLowerCase()))
}

/** A claim of who gave consent, or of whom it was got, as its sentence tells it. */
export function withConsent(sentence: string, claim: string): string {
  if (!(sentence.includes('consent') && claim.includes('consent'))) return claim
  const [own, told] = [sentence, claim].map((text) => given.exec(text)?.groups)
  const [ownTaken, toldTaken] = [sentence, claim].map((text) => taken.exec(text)?.groups)
  // What is signed is written.
  const isSigned = /^signed/i.test(told?.deed ?? '') && !/\b(?:written|signed)\b/i.test(sentence)
  const [mine, its] = [own ?? ownTaken, told ?? toldTaken]
  if (!mine || !its || isSigned || !isOf(its.kind ?? '', mine.kind ?? '')) return claim
  const [who, whose] = [mine.who ?? '', its.who ?? '']
  if (own) {
    if (!beginsAlike(whose, who)) return claim
    const rest = told ? told.rest : whose.slice(who.length)
    return `${who} ${own.deed}${own.kind}${own.forms ?? ''}${rest}`
  }
  if (!told || !beginsAlike(who, whose)) return claim
  return `${mine.we ?? ''}${mine.kind}${mine.was ?? ''} from ${cased(whose, who)}${told.rest}`
}
