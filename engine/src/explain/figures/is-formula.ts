import type { Equation, PaperDocument } from '../../document/paper-document.ts'
import { slice } from '../../text/span.ts'

const relation = /[=≈≃≡≤≥⩽⩾≐<>∝∼~∈⊂⊆⊇≠≔≜≅↦]/

/** Numbers side by side with no sign between them are cells of a row. */
const cells = /(?<=[}\])\d])\s\d+(?:\.\d+)?\s\d+(?:\.\d+)?(?=\s+\p{L}|\s*$)/u

/** "(id=87)": what stands in brackets sets the value of a name. */
const assigned = /[([]\s*\p{L}{2,}\s?=\s?[\p{L}\d_.-]+\s*[)\]][\d¹²³⁰⁴-⁹]*/gu
/** True for words that bear names in brackets, "ten (id=87_1)", where nothing but those relates two things. */
const isNaming = (words: string) => {
  const rest = words.replace(assigned, ' ')
  return rest !== words && !relation.test(rest) && !/[+∑∫√∏×·]/.test(rest)
}

/**
 * False for what the reading of a PDF took for a formula: the arrow of a diagram, the end of a line, rows of a table.
 * A printed number says that it is one.
 */
export function isFormula(document: PaperDocument, { span, label }: Equation): boolean {
  if (document.source !== 'pdf' || label !== undefined) return true
  const words = slice(document.text, span).trim()
  if (cells.test(words) || isNaming(words)) return false
  if (/^[\s−–-]*[→⟶⇒↔′'”)\]}]/.test(words)) return false
  if (!relation.test(words) && words.replace(/\s/g, '').length <= 14) return false
  return (words.match(/\d+\.\d+/g)?.length ?? 0) < 4 || !/\p{L}{4}.*\p{L}{4}/su.test(words)
}
