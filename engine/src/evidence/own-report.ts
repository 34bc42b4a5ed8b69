import type { PaperDocument, Section, SectionRole } from '../document/paper-document.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { citationsIn } from './citations.ts'
import { isOfOthers } from './others-studies.ts'
import { sentenceBefore } from './verify-whole.ts'

/** Where a paper tells of what it did itself. */
const ownRoles: ReadonlySet<SectionRole> = new Set(['methods', 'results', 'conclusion'])
const ownWork =
  /\b(?:we|our|us|here|this (?:study|paper|trial|work|article)|(?:the )?(?:aims?|objectives?|purposes?|goals?) (?:was|were|is|are|of)|to (?:determine|evaluate|assess|examine|investigate|compare|describe) )/i
/** What was known, or found elsewhere. */
const earlier =
  /\b(?:previous(?:ly)?|prior|earlier|past|literature|et al|studies|reports|recent(?:ly)?|(?:have|has) (?:long |also |often )?been|known|others)\b/i
const past = /\b(?:was|were|had|did|found|showed|we \p{Ll}+)\b/iu
const present = /\b(?:is|are|has|have|does|do|can|may|will)\b/i
const regular = /\p{Ll}{3}ed\b/u

/** Whether a sentence tells of what was done or found in the paper's own study: in the past, without a citation, where a paper does so. */
export function isOwnReport(document: PaperDocument, sentence: Span): boolean {
  const words = slice(document.text, sentence)
  if (earlier.test(words) || !isPast(words)) return false
  const section = sectionOf(document, sentence)
  if (!section || !(section.role === 'abstract' || ownRoles.has(section.role))) return false
  // An abstract begins with what was known.
  if (
    section.role === 'abstract' &&
    !ownWork.test(slice(document.text, { start: section.span.start, end: sentence.end }))
  )
    return false
  return citationsIn(document, sentence).length === 0
}

/** Whether "these results" in a sentence may be those of another study. */
export const pointsAtOthers = (document: PaperDocument, sentence: Span): boolean =>
  /^(?:introduction|background)$/.test(sectionOf(document, sentence)?.role ?? '') ||
  isOfOthers(sentenceBefore(document.text, sentence.start))

const sectionOf = ({ sections }: PaperDocument, place: Span): Section | undefined =>
  sections.findLast(({ span }) => contains(span, place))

const isPast = (words: string) => past.test(words) || (regular.test(words) && !present.test(words))
