import type { Page, PaperDocument, Region } from '@tessera/engine'

/**
 * Where on paper an element of the text view stands: a block (`b12`), a figure or table (`fig-…`), a
 * reference (`ref-…`). Undefined when the file does not say.
 */
export function regionOf(document: PaperDocument, elementId: string): Region | undefined {
  const block = /^b(\d+)$/.exec(elementId)
  if (block) return document.blocks[Number(block[1])]?.regions?.[0]
  const owner = /^(?:fig|ref)-(.+)$/s.exec(elementId)?.[1]
  if (owner !== undefined) return document.blocks.find(({ of }) => of === owner)?.regions?.[0]
  const abstract = document.blocks.find(({ role }) => role === 'abstract')
  return elementId === 'abstract' ? abstract?.regions?.[0] : undefined
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
