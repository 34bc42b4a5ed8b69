import { determiners, group, prepositions } from '../clause-words.ts'
import { upToMark, withoutFullStop } from './full-stop.ts'

// What a number at the end of a claim is of, cut off behind it: "80 | ng", "80 ng | L-1", "10 | minutes", "95% | higher".

/** A count or a measure, and no year, label or part of a name: "Table 2", "IL-2". */
const number = /(?<![\p{L}\d.,‐‑-])(?:[±~≈<>≤≥=−-]\s?)?\d[\d.,]*\s?$/u
/** Looked at first: a number is sought from the beginning of the claim. */
const endOfNumber = /[\d.,\s]/
const share = /\d\s?(?:%|[‐‑-]?fold|percent|percentage points|times)$/iu
const measure = /\d\s?[\p{L}µμ°%]{1,4}$/u
const label =
  /\b(?:tables?|figs?\.?|figures?|sections?|sect?\.|steps?|phases?|stages?|groups?|types?|cases?|days?|weeks?|months?|years?|hours?|rounds?|experiments?|models?|versions?|chapters?|parts?|eqs?\.|equations?|levels?|class|grade) \d[\d.,]*$|\b(?:in|since|until|by|during|of|from|and|to) (?:1[6-9]|20)\d\d$/iu
/** "ng", "mM", "g/kg", "h", "KDa", "× 10"; a remark in brackets may stand before them. */
const unit =
  /^\s?(?:\([^()]{1,40}\)\s)?(?:[\p{Ll}µμ]?\p{Lu}[\p{L}\d]{0,20}|[µμ]\p{L}|[A-Za-zµμΩ]{1,3}[/·⋅]\p{L}|(?!(?:a|i)\b)\p{Ll}|[×x*⋅]\s?10)(?=$|[\s.,;:)/·⋅\]−–-])/u
/** Words that go on beside a number and are not what it counts. */
const beside =
  group(`and or but nor which that who whom whose when whenever while whilst where whereas because since although though if as so yet
  unless until once after before rather instead thus then therefore hence thereby not also only even just alone too again here there now today
  together respectively i.e e.g namely such plus due given is are was were be been has have had can could may might will would should must
  does do did both each compared relative vs`)
const counted = new RegExp(
  String.raw`^\s(?:\([^()]{1,40}\)\s)?(?!(?:${beside}|${prepositions}|\p{L}+ly|\p{L}+ed(?=\s(?:${prepositions}|${determiners}|\p{L}+ly)\b|[.,;:]|$))(?![\p{L}-]))\p{Ll}[\p{L}-]+`,
  'u',
)
const higher =
  /^\s(?:\([^()]{1,60}\)\s)?(?:higher|lower|more|less|greater|smaller|larger|longer|shorter|fewer|better|worse|\p{Ll}{3,}er than|of|as)\b/iu
/** What a unit is by: "ng | L-1", "mg | kg−1", "g | /kg". */
const per = /^\/\p{L}|^\s?[·⋅]?\s?[\p{L}µμ]{1,4}\s?(?:[−–‐‑-]\s?\d|⁻|\^)/u

/**
 * What stands right behind a claim and its last number is of: a unit, the rest of one, what is counted, or how much more.
 * Null where the number is whole, or only tells a place: "Table 2".
 * @param after the sentence from where the claim ends.
 */
export function numberLost(claim: string, after: string): string | null {
  const bare = withoutFullStop(claim)
  const isCut =
    (endOfNumber.test(bare.slice(-1)) &&
      number.test(bare) &&
      !label.test(bare) &&
      (unit.test(after) || counted.test(after))) ||
    (share.test(bare) && higher.test(after)) ||
    (measure.test(bare.replace(/[)\]]$/, '')) && per.test(after))
  return isCut ? upToMark(after) : null
}
