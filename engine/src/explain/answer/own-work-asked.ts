import { holds } from '../../text/holds.ts'
import type { Question } from '../question/question.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

// A question on what was done, or on the study by its name, is of the paper's own work: what others did is no answer.

const asksDeed =
  /^\W*(?:(?:for |on |in |at |from |with |by )?(?:how|where|when|who|which|what)\b.*\b)?(?:was|were|did)\b/i
const asksThisWork =
  /\b(?:this|the present|the current) (?:study|trial|paper|work|article|survey)\b|\bthe first (?:study|trial)\b/i
/** Of a paper whose sections do not say where it tells of others: what was done in the work itself. */
const asksWork =
  /^\W*(?:with |by |in |on )?(?:which|what|how)\b.*\b(?:was|were) (?:\w+ly )?(?:used|applied|chosen|employed|performed|trained|measured|collected|tested|included|analy[sz]ed|recruited|enrolled)\b/i
const ofOthers =
  /\b(?:previous|prior|earlier|related|other|literature|reported|known|first (?:described|discovered|identified))\b/i
/** The one study, or those who did it, by no name but that. */
const namesWork =
  /\b(?:this|the|the present|the current) (?:study|trial|survey|experiment)\b(?! (?:by|of|from) \p{Lu})|\bthe (?:authors|researchers|investigators)\b|\b(?:did|do|have|were) they\b|\btheir own\b/iu
const past = /\b(?:was|were|did|had)\b|\b(?:do|have) they\b/i

const elsewhere: ReadonlySet<RankedCandidate['role']> = new Set([
  'introduction',
  'background',
  'discussion',
])
/** "Several trials enrolled …": of more than the one study, cited or not. */
const ofSeveral =
  /^\W*(?:\p{L}+, )?(?:several|many|most|some|few|a few|other|another|earlier|previous|prior|past|existing|recent|two|three|four|five|numerous|various) (?:[\p{L}-]+ ){0,3}?(?:studies|trials|surveys|reports|reviews|experiments|papers|authors|researchers|groups)\b/iu

/** "In [3], several models are compared": what stands in a source. */
const inSource =
  /^\W*in (?:BIBREF\d+|\[\d+\]|\p{Lu}[\p{L}-]+ et al\.?[^,]{0,20})\s?,(?! (?:we|our)\b)/iu

/** What they thought, and why they set out, may well be told by what others had found. */
const ofThoughts =
  /\b(?:expect|hope|hypothesi[sz]e|believe|think|assume|suspect|predict|want|decide|interested|motivat\w+|(?:do|conduct|carry out|undertake) (?:this|the) (?:study|trial|survey|experiment|work))\b/i

type Of = (candidate: RankedCandidate) => boolean

/**
 * Which passages tell of other studies where a question is on this one by its name, "the trial"; null for other questions.
 * @param isOthers what is told of the work of others
 */
export function ofOtherStudies({ text }: Question, isOthers: Of): Of | null {
  if (ofOthers.test(text) || ofThoughts.test(text)) return null
  if (!past.test(text) || !namesWork.test(text)) return null
  return (one) =>
    holds(inSource, one.text) ||
    (elsewhere.has(one.role) && (isOthers(one) || holds(ofSeveral, one.text)))
}

/**
 * Which passages tell of the work of others where a question asks what was done; null for other questions.
 * @param isParted whether the paper's sections tell where its methods stand
 */
export function ofBorrowed({ text }: Question, isOthers: Of, isParted: boolean): Of | null {
  const asksOwn =
    !ofOthers.test(text) && ((isParted ? asksDeed : asksWork).test(text) || asksThisWork.test(text))
  return asksOwn ? (one) => (!isParted || elsewhere.has(one.role)) && isOthers(one) : null
}
