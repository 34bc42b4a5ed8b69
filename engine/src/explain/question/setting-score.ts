import type { Sentence } from '../text/sentence.ts'

const places =
  /\b(study (area|sites?|setting|population)|(conducted|carried out|performed|done|undertaken)( [\w-]+){0,9}? (in|at) (?!accordance|compliance|line|agreement|order|addition|collaboration|cooperation)|located (in|at)|recruited (from|in|at)|took place (in|at)|(collected|sampled|obtained) (in|from|at)|(referr(ed|ing)|admitted|presenting) (?!to as\b)(to|at|in)|attend(ed|ing)|visiting|resid(ing|ents|ed) (in|of|at)|living in|hospitali[sz]ed (in|at)|(treated|followed|enrolled|surveyed) (in|at|from))\b/i
const times =
  /\b(between|from|during|in|on|until|since)\b[^.]{0,40}\b((19|20)\d\d|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

const citation =
  /\((?![^()]*\b(January|February|March|April|May|June|July|August|September|October|November|December)\b)[^()]*\b(19|20)\d\d[^()]*\)/g

/** A place by its form: "at the clinic of Tidetown", "to the Lantern Hospital". */
const placeName =
  /\b(?:in|at|from|near|to|attend(?:ed|ing)|visiting) (?!accordance|compliance|line|agreement|order|addition|collaboration|cooperation)(?:[Tt]he |an? |one |two |three |four |five |\d+ )?(?:[\p{Ll}-]+ \(?){0,8}(?:(?!Fig|Tab|Sec|Supp|Append|Declaration|Good|Guideline|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}{3,}|\b(?:USA|UK|US)\b)/u

/** Where a work was approved, and where others did theirs, is not where it was done. */
const elsewhere =
  /\b(?:approv(?:ed|al)|ethic(?:s|al)|informed consent)\b|\b(?:studies|surveys|trials|approaches) (?:\w+ ){0,4}?ha(?:ve|d) been\b|\b(?:pilot|previous|earlier) (?:study|trial|survey)\b/i
const doneThere =
  /\b(?:was|were) (?:conducted|carried out|performed|done|undertaken) (?:in|at|from|between|during) (?!accord|compli|agree|line)/i
/** Papers without headings for their parts tell of their setting anywhere. */
const settings: Readonly<Partial<Record<Sentence['role'], number>>> = {
  methods: 0.5,
  abstract: 0.3,
  other: 0.1,
  results: 0.1,
}
/** A sentence of the methods, the abstract or the results that names where or when the work was done. */
const settingScore =
  (cue: RegExp, names: RegExp) =>
  ({ text, role }: Sentence): number => {
    const place = settings[role]
    if (place === undefined || (elsewhere.test(text) && !doneThere.test(text))) return 0
    if (!names.test(text.replace(citation, ''))) return 0
    return (cue.test(text) ? 2 : 0) + place
  }

/** How plainly a sentence says where the work was done; 0 where it does not, and so below. */
export const placeScore = settingScore(places, placeName)
/** How plainly a sentence says when the work was done. */
export const timeScore = settingScore(times, /\b(19|20)\d\d\b/)

const atWork =
  /\b(?:conducted|carried out|performed|undertaken|recruited|enrolled|took place|admitted|attend(?:ed|ing)|treated|hospitals?|clinics?|cent(?:er|re)s?)\b/i
/** True for a sentence on where the work was done, and not on where it was approved. */
export const tellsWhereDone = ({ text, role }: Sentence): boolean =>
  settings[role] !== undefined &&
  atWork.test(text) &&
  (!elsewhere.test(text) || doneThere.test(text))

const span =
  /\b(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[\s-](?:day|week|month|year|season)s?\b(?![ -](?:of age|old))/i
const range =
  /\b(?:from|between|during|in|over)\b[^.;]{0,40}\b(?:19|20)\d\d\b[^.;]{0,24}?(?:–|-|\bto\b|\band\b|\buntil\b|\bthrough\b)[^.;]{0,24}?\b(?:19|20)?\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b[^.;]{0,20}(?:–|\bto\b|\band\b|\buntil\b|\bthrough\b)[^.;]{0,20}\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/
const lasting =
  /\b(?:lasted|took place|followed[ -]up|collected|recruited|enrolled|conducted|observed|obtained|monitored|sampled|carried out|performed|surveyed|visited|diagnosed|admitted|undertaken)\b/i
const period =
  /\b(?:study|trial|survey|observation|sampling|monitoring|data collection|field ?work|follow-?up)\b|\bperiod\b/i
const undone = /\bno \w+ (?:was|were)\b|\b(?:not|never)\b/i
/** How plainly a sentence says from when to when, or how long, the work was done. */
export function durationScore({ text, role }: Sentence): number {
  if (role !== 'methods' && role !== 'abstract' && role !== 'results') return 0
  const plain = text.replace(citation, '')
  const told = (range.test(plain) ? 1 : 0) + (span.test(plain) ? 0.8 : 0)
  if (told === 0 || undone.test(plain)) return 0
  const cued = (lasting.test(plain) ? 0.8 : 0) + (period.test(plain) ? 0.8 : 0)
  return cued === 0 ? 0 : told + cued + (role === 'results' ? 0.1 : 0.4)
}
