import type { Span } from '@tessera/engine'

/**
 * The canonical span of what is selected inside `root`: from the first leaf's offset to the last's.
 * A formula that is touched counts as a whole. Null when nothing of the text is selected.
 */
export function selectionSpan(selection: Selection | null, root: Element): Span | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const leaves = [...root.querySelectorAll<HTMLElement>('[data-start]')].filter((leaf) =>
    range.intersectsNode(leaf),
  )
  let start = Number.POSITIVE_INFINITY
  let end = -1
  for (const leaf of leaves) {
    const from = Number(leaf.dataset.start)
    const to = Number(leaf.dataset.end)
    const whole = leaf.dataset.whole !== undefined
    const first =
      !whole && leaf.contains(range.startContainer)
        ? offsetIn(leaf, range.startContainer, range.startOffset)
        : 0
    const last =
      !whole && leaf.contains(range.endContainer)
        ? offsetIn(leaf, range.endContainer, range.endOffset)
        : to - from
    if (last <= first) continue
    start = Math.min(start, from + first)
    end = Math.max(end, from + last)
  }
  return end > start ? { start, end } : null
}

/** Characters of the leaf before a place in it. */
function offsetIn(leaf: Element, container: Node, offset: number): number {
  const before = document.createRange()
  before.selectNodeContents(leaf)
  before.setEnd(container, offset)
  return before.toString().length
}
