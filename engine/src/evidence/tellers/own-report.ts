import type { PaperDocument, SectionRole } from '../../document/paper-document.ts'
import { type Span, slice } from '../../text/span.ts'
import { sentenceBefore } from '../verify-whole.ts'
import { citationsIn } from './citations.ts'
import { isOfOthers } from './others-studies.ts'
import { followsOthers, sectionOf, tellsOfOthers } from './whose-words.ts'

/** Where a paper tells of what it did itself. */
const ownRoles: ReadonlySet<SectionRole> = new Set(['methods', 'results', 'conclusion'])
// Of the study at hand is said without a word that it was done: "Forty bells were included".
const ownWork =
  /\b(?:we|our|us|here|this (?:study|paper|trial|work|article)|(?:the )?(?:aims?|objectives?|purposes?|goals?) (?:was|were|is|are|of)|to (?:determine|evaluate|assess|examine|investigate|compare|describe)|(?:was|were) (?:[a-z]+ly |then )?(?:enrolled|included|randomi[sz]ed|recruited|excluded|analy[sz]ed|reviewed|assessed|evaluated|measured|compared|performed|examined|collected|invited|assigned|selected|calculated|recorded|conducted))\b/i
/** What was known, or found elsewhere. */
const earlier =
  /\b(?:previous(?:ly)?|prior|earlier|past|literature|et al|studies|reports|recent(?:ly)?|(?:have|has) (?:long |also |often )?been|known|others)\b/i
/** What was to be, and was not seen. */
const supposed =
  /\b(?:would|should|hypothesi[sz]ed?|hypothes[ie]s|(?<!\bas )(?:expect|predict|anticipat)(?:e|ed|s|es)? (?:that|to))\b/i
const past = /\b(?:was|were|had|did|found|showed|we \p{Ll}+)\b/iu
const present = /\b(?:is|are|has|have|does|do|can|may|will)\b/i
const regular = /\p{Ll}{3}ed\b/u

/** Whether a sentence tells of what was done or found in the paper's own study: in the past, without a citation, where a paper does so. */
export function isOwnReport(document: PaperDocument, sentence: Span): boolean {
  const words = slice(document.text, sentence)
  if (earlier.test(words) || supposed.test(words) || !isPast(words)) return false
  const section = sectionOf(document, sentence)
  if (!section || !(section.role === 'abstract' || ownRoles.has(section.role))) return false
  // An abstract begins with what was known.
  if (
    section.role === 'abstract' &&
    !ownWork.test(slice(document.text, { start: abstractStart(document), end: sentence.end }))
  )
    return false
  return citationsIn(document, sentence).length === 0 && !tellsOfOthers(document, sentence, '')
}

const compares = /\b(?:outperforms?|exceeds?|surpass(?:es)?|significantly)\b|\bthan\b/i
const ofOwn =
  /\b(?:our|the proposed)\b|\([^()]*\b(?:tab(?:les?|\.)|fig(?:ures?|s?\.)) ?\d|\bp ?[<=>≤] ?0?\.\d/iu
const aimed = /\b(?:aims?|goals?|purposes?|objectives?|designed|intended|meant)\b/i

/**
 * Whether a sentence in the present compares what is the paper's own, or what it shows in a table or a figure, where a
 * paper tells of what it found: "Our model is better than theirs".
 */
export function isOwnComparison(document: PaperDocument, sentence: Span): boolean {
  const words = slice(document.text, sentence)
  if (!(compares.test(words) && ofOwn.test(words))) return false
  if ([earlier, supposed, toCome, aimed].some((cue) => cue.test(words))) return false
  const role = sectionOf(document, sentence)?.role
  return (
    (role === 'abstract' || role === 'results' || role === 'conclusion') &&
    citationsIn(document, sentence).length === 0 &&
    !tellsOfOthers(document, sentence, '')
  )
}

/** Whether a sentence in the present tells what the paper shows there in a table or a figure, or has tested: "(Fig. 2)", "(p = 0.03)". */
export function isShownHere(document: PaperDocument, sentence: Span): boolean {
  const words = slice(document.text, sentence)
  if (!shown.test(words) || [earlier, supposed, toCome, aimed].some((cue) => cue.test(words)))
    return false
  return (
    !standsInBackground(document, sentence) &&
    citationsIn(document, sentence).length === 0 &&
    !tellsOfOthers(document, sentence, '')
  )
}

const shown = /\([^()]*\b(?:tab(?:les?|\.)|fig(?:ures?|s?\.)) ?\d|\bp ?[<=>≤] ?0?\.\d/iu

/** Where the abstract begins, which may have headings of its own. */
const abstractStart = ({ sections }: PaperDocument): number =>
  sections.find(({ role }) => role === 'abstract')?.span.start ?? 0

/** What is asked for, or left to others. */
const toCome =
  /\b(?:should|must|needs?|future|further|more) (?:\p{L}+ )?(?:be|to|work|stud|research|invest|trial)/iu

/** What a sentence opens with that draws a conclusion from those before it. */
const drawn =
  /^(?:therefore|thus|hence|accordingly|consequently|as a (?:result|consequence)|in (?:conclusion|summary)),? /i

/** The label of the last part of an abstract that is one paragraph: "CONCLUSIONS: " */
const concluding = /(?:^|[.!?]\s)CONCLUSIONS?\s?[:.]\s/i

/**
 * Whether a sentence stands among a paper's conclusions, or is drawn as one, as its own and not as what was known, supposed
 * or is to be done.
 */
export function isOwnConclusion(document: PaperDocument, sentence: Span): boolean {
  const words = slice(document.text, sentence)
  if (earlier.test(words) || supposed.test(words) || toCome.test(words)) return false
  const before = sentenceBefore(document.text, sentence.start)
  const isLabelled = concluding.test(before) || concluding.test(words)
  const section = sectionOf(document, sentence)
  const heading = section?.heading ? slice(document.text, section.heading) : ''
  const isAmong =
    section?.role === 'conclusion'
      ? !/discussion/i.test(heading)
      : /\bconclusions?\b/i.test(heading)
  const isDrawn = drawn.test(words) && !standsInBackground(document, sentence)
  if (!(isAmong || isLabelled || isDrawn) || citationsIn(document, sentence).length > 0)
    return false
  return !tellsOfOthers(document, sentence, '')
}

/** Where a paper tells of earlier work. */
const standsInBackground = (document: PaperDocument, sentence: Span): boolean =>
  /^(?:introduction|background)$/.test(sectionOf(document, sentence)?.role ?? '')

const perfect = /\b(?:has|have) been \p{Ll}+/u
/**
 * Whether a claim of a sentence's words says what others say or found, and not who: they are cited or quoted in the
 * sentence, or the work told of before it is theirs.
 */
export function isOthersWord(document: PaperDocument, sentence: Span, claim: string): boolean {
  const words = slice(document.text, sentence)
  if (tellsOfOthers(document, sentence, claim)) return true
  return (
    standsInBackground(document, sentence) &&
    (isPast(words) || perfect.test(words)) &&
    !/\b(?:we|our|us|here|this (?:study|paper|work))\b/i.test(words) &&
    followsOthers(document, sentence)
  )
}

/** Whether "these results" in a sentence may be those of another study. */
export const pointsAtOthers = (document: PaperDocument, sentence: Span): boolean =>
  standsInBackground(document, sentence) ||
  isOfOthers(sentenceBefore(document.text, sentence.start))

const isPast = (words: string) => past.test(words) || (regular.test(words) && !present.test(words))
