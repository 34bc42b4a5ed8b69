/** Two leaves of text and a formula between them, as the reader draws them. */
export function drawnLeaves(): HTMLElement {
  const root = document.createElement('article')
  root.innerHTML =
    '<p><span data-start="10" data-end="16">anchor</span> <span data-start="17" data-end="22" data-whole=""><math><mi>x</mi></math></span></p><p><span data-start="24" data-end="28"><em>hold</em></span></p>'
  document.body.append(root)
  return root
}

/** Marks from one place in a node to another. */
export function select(from: Node, start: number, to: Node, end: number): Selection {
  const range = document.createRange()
  range.setStart(from, start)
  range.setEnd(to, end)
  const selection = getSelection() as Selection
  selection.removeAllRanges()
  selection.addRange(range)
  return selection
}

/** The words of the leaf of that number. */
export const words = (root: HTMLElement, at: number) =>
  root.querySelectorAll('[data-start]')[at]?.querySelector('em, mi')?.firstChild ??
  (root.querySelectorAll('[data-start]')[at]?.firstChild as Node)
