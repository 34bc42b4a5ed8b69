import type { PaperDocument } from '../../document/paper-document.ts'
import { isLabel } from '../../retrieve/announcing.ts'
import { isStatement, type Sentence } from '../text/sentence.ts'
import { topicStems } from '../text/words.ts'

const numbering = /^(?:[\dIVX]+(?:\.\d+)*|[A-Z])[.)]?\s+(?=\p{L})/u
/** So many sentences below a heading are on what it names. */
const opening = 3

/** The heading's own words are those of the term, in another case or number. */
function names(heading: string, stems: readonly string[]): boolean {
  const own = topicStems(heading.replace(numbering, ''))
  return own.length === stems.length && stems.every((stem) => own.includes(stem))
}

/**
 * The first sentences of what is headed by a term alone: of a section, or behind a heading that was set in the line
 * of its text ("Directional ablation. To investigate …"). Empty where nothing is headed so.
 * @param sentences all of the document, in reading order.
 */
export function underHeading(
  document: PaperDocument,
  sentences: readonly Sentence[],
  term: string,
): Sentence[] {
  const stems = topicStems(term)
  const section = document.sections.findIndex(
    ({ heading }) => heading && names(document.text.slice(heading.start, heading.end), stems),
  )
  const below = sentences.filter(
    (one) => one.section === section && one.kind !== 'heading' && isStatement(one),
  )
  if (below.length > 0) return below.slice(0, opening)
  const label = sentences.find(
    ({ text, kind, inBlock }) =>
      kind === 'paragraph' && inBlock === 0 && isLabel(text) && names(text, stems),
  )
  if (label === undefined) return []
  return sentences
    .slice(label.index + 1, label.index + 1 + opening)
    .filter((one) => one.block === label.block && isStatement(one))
}
