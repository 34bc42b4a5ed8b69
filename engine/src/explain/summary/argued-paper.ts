import type { PaperDocument, SectionRole } from '../../document/paper-document.ts'
import { slice } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'

const argued =
  '(?:(?:position|perspectives?|opinion|viewpoint|vision) (?:paper|article|piece)|perspective|viewpoint|commentary|editorial)'
/** "In this position paper, we argue", "this commentary asks": what the paper says that it is. */
const saysSo = new RegExp(
  `\\b(?:in (?:this|the present)(?: (?:month|week|issue)(?:[’']s|s[’']))? (?:short |brief )?${argued}\\b|(?:this|the present) (?:short |brief )?${argued} (?:argues|asks|discusses|considers|proposes|makes|takes|outlines|calls|examines|reflects|explores|offers|aims|is)\\b|(?:the|our) position of (?:this|the present) (?:paper|article)\\b)`,
  'i',
)
const titled = new RegExp(`[:–—?-] an? (?:[\\p{L}-]+ )?${argued}\\W*$`, 'iu')
const ofWhole: ReadonlySet<SectionRole> = new Set([
  'abstract',
  'introduction',
  'discussion',
  'conclusion',
])

/** Of a text without headings the first sentences say what it is. */
const opening = 3

/**
 * True for a paper that says of itself that it argues a position, and has no section with such a role: what it argues is
 * neither how anything was done nor what came out.
 */
export function isArgued(
  document: PaperDocument,
  sentences: readonly Sentence[],
  role: 'methods' | 'results',
): boolean {
  if (sentences.some((sentence) => sentence.role === role)) return false
  const title = document.blocks.find(({ kind }) => kind === 'title')
  if (title && titled.test(slice(document.text, title.span))) return true
  return sentences.some(
    (sentence) =>
      (ofWhole.has(sentence.role) || (sentence.role === 'other' && sentence.index < opening)) &&
      sentence.speaksOf === 'paper' &&
      saysSo.test(sentence.text),
  )
}
