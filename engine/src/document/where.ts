import type { Span } from '../text/span.ts'
import type { Block, PaperDocument } from './paper-document.ts'

type Placed = Pick<PaperDocument, 'text' | 'blocks' | 'sections' | 'tables' | 'figures'>

/** "§2.1, p. 2", "Abstract, p. 1", "Table 1": where a passage stands, in the paper's own terms. */
export function whereOf(document: Placed, span: Span): string {
  const index = document.blocks.findLastIndex((block) => block.span.start <= span.start)
  const block = document.blocks[index]
  if (!block) return ''
  const place = placeOf(document, block)
  return [place, pagesOf(block)].filter((part) => part !== '').join(', ')
}

/** "p. 2", or "pp. 2–3" where the paragraph runs over the break: on which of them the passage is, its block does not say. */
function pagesOf({ regions = [] }: Block): string {
  const pages = regions.map(({ page }) => page)
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  if (pages.length === 0) return ''
  return first === last ? `p. ${first}` : `pp. ${first}–${last}`
}

function placeOf(document: Placed, block: Block): string {
  if (block.kind === 'title') return 'Title'
  if (block.kind === 'caption' || block.kind === 'table') {
    const float = [...document.tables, ...document.figures].find(({ id }) => id === block.of)
    if (float && float.label !== '')
      return block.kind === 'caption' ? `${float.label}, caption` : float.label
  }
  const section = document.sections[block.section]
  if (section?.number) return `§${section.number.replace(/\.$/, '')}`
  if (section?.heading)
    return (
      document.text
        .slice(section.heading.start, section.heading.end)
        // One that runs into its text ends as "Encoder:" and "ABSTRACT." do.
        .replace(/[.:;,—]$/, '')
        .replace(/^abstract$/i, 'Abstract')
    )
  return block.role === 'abstract' ? 'Abstract' : ''
}
