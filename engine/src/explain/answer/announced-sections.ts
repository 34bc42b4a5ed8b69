import type { PaperDocument } from '../../document/paper-document.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

const mostSections = 3

/**
 * What a sentence announces that ends in a colon right before headings: the first sentence below each heading of its
 * section, "We take three steps:" with "Mowing" and "Turning" below it. Empty for other sentences.
 * @param ranked all that may be told
 */
export function sectionsAnnounced(
  { blocks, sections }: PaperDocument,
  { text, span, section }: RankedCandidate,
  ranked: readonly RankedCandidate[],
): RankedCandidate[] {
  if (!/:\W*$/.test(text)) return []
  const next = blocks.find(({ span: { start } }) => start >= span.end)
  if (next?.kind !== 'heading' || sections[next.section]?.parent !== section) return []
  const below = sections.flatMap(({ parent, span: { start } }, at) =>
    parent === section && start >= span.end ? [at] : [],
  )
  const found = below.flatMap((at) => {
    const told = ranked.filter((one) => one.section === at && one.kind === 'paragraph')
    return told.toSorted((a, b) => a.span.start - b.span.start).slice(0, 1)
  })
  return found.slice(0, mostSections)
}
