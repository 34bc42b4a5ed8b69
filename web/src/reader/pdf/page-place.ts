import type { Page, PaperDocument, Region, Span } from '@tessera/engine'

/**
 * Where on paper an element of the text view stands: a block (`b12`), a figure or table (`fig-…`), a
 * reference (`ref-…`). Undefined when the file does not say.
 */
export function regionOf(document: PaperDocument, elementId: string): Region | undefined {
  return document.blocks[blockOf(document, elementId)]?.regions?.[0]
}

/**
 * Words by which such an element can be found in another text of the same paper: its first sentence, and for
 * a heading, which may stand there in other letters or twice, the first sentence below it.
 */
export function openingOf(document: PaperDocument, elementId: string): Span | undefined {
  const at = blockOf(document, elementId)
  const heads = document.blocks[at]?.kind === 'heading'
  const block = heads
    ? document.blocks.find(({ kind }, index) => index > at && kind !== 'heading')
    : document.blocks[at]
  return document.sentences.find(({ start }) => block && start >= block.span.start) ?? block?.span
}

/** Index of the block; -1 when there is none. */
function blockOf({ blocks }: PaperDocument, elementId: string): number {
  const block = /^b(\d+)$/.exec(elementId)
  if (block) return Number(block[1])
  const owner = /^(?:fig|ref)-(.+)$/s.exec(elementId)?.[1]
  if (owner !== undefined) return blocks.findIndex(({ of }) => of === owner)
  return elementId === 'abstract' ? blocks.findIndex(({ role }) => role === 'abstract') : -1
}

/** Scrolls the PDF view to a region, a little below the top of the window. False when it shows no pages. */
export function scrollToRegion(
  view: ParentNode,
  pages: readonly Page[],
  { page, y }: Region,
): boolean {
  const sheet = view.querySelector<HTMLElement>(`[data-page="${page}"]`)
  const height = pages.find(({ number }) => number === page)?.height
  if (!sheet || height === undefined) return false
  const top = sheet.getBoundingClientRect().top + (y / height) * sheet.offsetHeight
  scrollBy({ top: top - 140, behavior: 'instant' })
  return true
}
