import { holds } from '../../text/holds.ts'
import type { Question } from '../question/question.ts'
import { asksForHarm, tellsHarm } from '../question/side-effects-question.ts'
import { isGluedTable } from '../text/glued-table.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/**
 * What a question tells of the passages that do not fit it by their form alone; null where it asks for nothing of the
 * kind. What depends on the question is read once, and not again for each passage.
 */
export type Misfit = (question: Question) => ((one: RankedCandidate) => boolean) | null

// What a question for a way, a place or a figure wants of a passage by its form alone.

/** Where a paper points at its own parts, and at what it cites. */
const pointer =
  /\((?:[^()]*\d{4}[^()]*|(?:Fig|Tab|Sec)[^()]*)\)|\b(?:Fig(?:ure|s)?|Tables?|Sect?(?:ion)?|Appendix|Eq)\b\.? ?\w*|\[[\d,;\s–-]+\]|\([^()]*\bet al\b[^()]*\)/gu

const asksManner =
  /^\W*how (?:was|were|is|are|did|do|does|can|could|has|have)\b(?!.*\b(?:differ|compar|perform|similar|chang|relat|affect|influenc)\w*)/i
/** What tells a way of doing something. */
const manner =
  /\b(?:by|using|us(?:es?|ed)|with|via|through|throughout|according|based|basis|follow(?:s|ed|ing)|method|procedure|algorithm|techniques?|criteri(?:a|on)|defined|calculated|comput\w+|obtained|appl(?:y|ied|ies)|employ\w*|from|into|first|then|when|if|as (?:the|an?|described)|in (?:order|the form))\b|[:=]/i
/** Passages that tell no way, where one is asked for. */
export const mannerless: Misfit = ({ text: asked }) =>
  asksManner.test(asked) ? ({ text }) => !manner.test(text) : null

const asksPlace =
  /^\W*(?:from |to )?where (?:was|were|is|are|did|do|does)\b(?!.*\b(?:find|found|download|available|accessed?|get|originate[ds]?|com(?:e|es|ing)|came|stems?|lies?|fail(?:s|ed)?)\b)/i
/** A place, by its name or its kind. */
export const place =
  /\b(?:in|at|from|near|across|within|to|of|through|into|on|between) (?:the |an? |our |their |its )?(?:[\p{L}-]+ ){0,4}?(?:\p{Lu}\p{Ll}{2,}|USA?|UK|EU|(?<=\bat (?:the )?)\p{Lu}{2,}|hospitals?|universit\w+|laborator\w+|clinics?|schools?|villages?|cit(?:y|ies)|towns?|countr(?:y|ies)|campus|provinces?|districts?|cent(?:er|re)s?|departments?|wards?|rooms?|homes?|sites?|regions?|cells?|tissues?|brain|blood|membranes?|world|internet|web)\b/u
/** "Where were the mice bought?" is answered by a place, and by no figure's number. */
export const placeless: Misfit = ({ text: asked }) =>
  asksPlace.test(asked) ? ({ text }) => !place.test(text.replace(pointer, ' ')) : null

const asksShare = /\b(?:what|which) (?:share|percentage|percent|proportion|fraction)\b/i
const share =
  /\d\s?%|\bper ?cent\b|\b(?:half|third|quarter|majority|most|none|all)\b|\d (?:out )?of (?:the )?\d|\d\/\d|(?<!\d)0?\.\d/i
// "P < 0.001" is no share.
const tested = /\bp ?(?:-?values? ?)?[<=>≤≥] ?0?\.\d+/gi
/** Passages without a share, where one is asked for. */
export const shareless: Misfit = ({ text: asked }) =>
  asksShare.test(asked) ? ({ text }) => !share.test(text.replace(tested, ' ')) : null

/** "Was it safe?" is answered by what tells of harm. */
export const harmless: Misfit = ({ text: asked }) =>
  asksForHarm(asked) ? ({ text }) => !tellsHarm(text) : null

/** Whom a figure is of: those of an age, a sex or a part. */
const parts: readonly RegExp[] = [
  /\b(?:under|below|over|above|older than|younger than|aged) (?:the age of )?\d+\b/i,
  /\b(?:fe)?males?\b|\b(?:wo)?men\b|\bboys\b|\bgirls\b/i,
  /\bsub-?(?:group|set|sample|analys[ie]s)\w*\b/i,
]
const ofAll = /\b(?:overall|in total|of all|all patients)\b/i
/** Figures of some, where one of all is asked for. */
export const partial: Misfit = ({ type, text: asked }) => {
  if (type !== 'how-many') return null
  const others = parts.filter((part) => !part.test(asked))
  return ({ text, kind }) =>
    kind !== 'table' &&
    others.some((part) => holds(part, text)) &&
    !isGluedTable(text) &&
    !ofAll.test(text)
}
