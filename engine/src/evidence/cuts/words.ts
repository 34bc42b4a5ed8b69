import { auxiliaries, determiners, group, isTold, prepositions } from '../clause-words.ts'
import { upToMark, withoutFullStop } from './full-stop.ts'

// What is cut within a number, a word, a phrase or a bracket: "8" of "8,000", "65" of "65–69", "intra-" of "intra- and
// extracellular", "in bells (old" of "in bells (old, new)".

/** Between two digits of one number, range, ratio or name: "8,000", "65–69", "1:1", "4.3 – 50". */
const numberGoesOn = /^(?:[.,:/·×‐‑‒–—−-]|\s?[–—−×±]\s?)\d/u
/** "8 | 000": a number whose thousands are parted by spaces. */
const thousands = /(?<![\p{L}\d.,])\d{1,3}$/u
const nextThousand = /^\s\d{3}(?!\d|\p{L})/u
/** "W | × k": a term of a product or a sum. */
const termGoesOn = /^\s?(?:[×·⋅]\s?[\p{L}\p{N}]|[*+−]\s[\p{L}\p{N}]{1,2}(?![\p{L}\p{N}]))/u
const romanEnd = /(?:^|[\s(])[IVX]{1,4}[ABCabc]?$/u
const romanGoesOn = /^\s?[‐‑‒–—−/-]\s?[IVX]{1,4}/u
const wordGoesOn = /^[‐‑/-][\p{L}\p{N}]/u
const cutWord = /\p{L}[‐‑–-]$/u
/** Words that the very next one belongs to. */
const open = new RegExp(
  String.raw`(?:^|\s)(?:${prepositions}|${auxiliaries}|after|before|until|up|an?|the|its|their|our|every|whose|very|and|or|nor|such|as|not|be|been|being|remains?|became|becomes?|e\.g|i\.e|approx|ca|vs|cf|viz|incl|excl)$`,
  'iu',
)
/** What a clause, a phrase or a remark begins with; whatever else follows without a comma goes on with the words before. */
const begins =
  group(`and or but nor which that who whom whose when whenever while whilst where wherever whereas because since although
  though if as so yet unless until once after before rather instead thus then therefore hence thereby not also only even just alone too
  again here there now today together respectively i.e e.g namely such plus due given up down out off away back well how whether why more
  less much over twice ago regardless irrespective unlike except prior compared relative owing versus vs per is are was were be been has have had can could may might will
  would should must do does did`)
/** A noun or an object without a comma: "natural | gas", "contaminates | bells", "contaminates | attenuated vaccines". */
export const goesOn = new RegExp(
  String.raw`^\s(?!(?:${begins}|${prepositions}|\p{L}+ly|\p{L}+ing|\p{L}+ed(?!\s\p{Ll}{4,}(?<!ed|ly|ing|with|from|into|upon|over|when|that|than|after|before|under|during|using|based)\b)|\p{L}+wards?)(?![\p{L}-]))(?:\p{Ll}{2}|(?:${determiners})\s)`,
  'u',
)
/** Begun and not ended, and what ends it behind: "(old | and new)", "—of bronze | cast in Ghent—". */
const parted = [
  [/[([][^()[\]]*$/u, /^[^()[\]]*[)\]]/u],
  [/^[^—]*\p{L}\s?—[^—]*$/u, /^[^—;.]*—/u],
] as const
/** "A simple | , light bell", "a light | and simple bell": more of what it is like, up to what it is. */
const quality =
  /\ban? (?:(?!(?:vari|t|c)able$)\p{L}+(?:ible|able|ful|less|ous|ical)|simple|new|novel|large|small|big|high|low|fast|slow|deep|strong|weak|long|short|wide|robust|rich|broad|single|simplified|unified|powerful|cheap|light|heavy)$/iu
const nextQuality = new RegExp(
  String.raw`^(?:,| and| but| yet)\s(?!(?:${determiners}|${begins}|${prepositions}|we|it|they|i|\p{L}+ing|\p{L}+ed)\s)\p{Ll}[\p{L}-]+\s\p{L}`,
  'u',
)
/** "A related | but very different bell": one more quality of what is only told behind it. */
const opensNoun = new RegExp(
  String.raw`(?:^|\s)(?:${determiners}|two|three|several|many|some|of|with|in|for|on) (?:[\p{L}-]+ly )?[\p{L}-]+$`,
  'iu',
)
const otherQuality =
  /^,? (?:but|yet|though|albeit|if) (?:(?:very|quite|rather|more|less|much|still|also|not|\p{L}+ly) ){0,2}[\p{L}-]*(?:ent|ant|al|ive|ous|ible|able|ful|less|ic|ar|inct|ex|le|ned|ted) \p{Ll}{3}/iu
/** "Linking to | and highlighting of": of the same thing behind them. */
const halfPhrase = new RegExp(String.raw`\p{L}ing (?:${prepositions})$`, 'iu')
const otherHalf = new RegExp(String.raw`^\s(?:and|or) \p{L}+ing (?:${prepositions})\s`, 'iu')
const conjunction = /^\s(?:and|but|which|who|while|whereas|because|although|though|so|or)\s/iu

/**
 * What stands right behind a claim and is of its last number, word or phrase; null where it ends with one of them.
 * @param after the sentence from where the claim ends.
 */
export function wordsLost(claim: string, after: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(after)) return null
  const bare = withoutFullStop(claim)
  const isCut =
    (/\d$/.test(bare) && numberGoesOn.test(after)) ||
    (nextThousand.test(after) && thousands.test(bare)) ||
    (/[\p{L}\p{N}]$/u.test(bare) && termGoesOn.test(after)) ||
    (romanEnd.test(bare) && romanGoesOn.test(after)) ||
    (/[\p{L}\p{N}]$/u.test(bare) && wordGoesOn.test(after))
  if (isCut)
    return /^\S+(?:\s[–—−×±]\s?\S+)?/u.exec(after.trim())?.[0].replace(/[.,;]$/, '') ?? null
  if (!isTold(claim)) return null
  const isOpen =
    cutWord.test(bare) ||
    (open.test(bare) && /^\s["“(]?[\p{L}\p{N}]/u.test(after) && !conjunction.test(after)) ||
    (/\p{L}$/u.test(bare) && goesOn.test(after)) ||
    (nextQuality.test(after) && quality.test(bare)) ||
    (otherQuality.test(after) && opensNoun.test(bare)) ||
    (otherHalf.test(after) && halfPhrase.test(bare)) ||
    parted.some(([begun, ended]) => ended.test(after) && begun.test(bare))
  return isOpen ? upToMark(after.replace(/^\s*[,.]\s/, '')) : null
}
