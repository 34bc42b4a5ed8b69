/** An element of HTML or XML with its namespace prefix gone; attribute names lose theirs too. */
export interface MarkupElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly MarkupNode[]
}
export type MarkupNode = MarkupElement | string

/** Deepest nesting that any parser here follows: real papers stay under 120, browsers stop at 512. */
export const deepestNesting = 500

export const isElement = (node: MarkupNode): node is MarkupElement => typeof node !== 'string'

export const attribute = (element: MarkupElement, name: string): string | undefined =>
  element.attributes.get(name)

/** All words below, exactly as they stand in the source. */
export function textOf(node: MarkupNode): string {
  if (!isElement(node)) return node
  let text = ''
  for (const child of node.children) text += textOf(child)
  return text
}

/** The words below with white space collapsed and trimmed. */
export const wordsOf = (node: MarkupNode): string => textOf(node).replace(/\s+/g, ' ').trim()

/** Child elements, of one name when given. */
export function childElements(element: MarkupElement, name?: string): MarkupElement[] {
  return element.children.filter(
    (child): child is MarkupElement => isElement(child) && (!name || child.name === name),
  )
}

export const firstChild = (element: MarkupElement, name: string): MarkupElement | undefined =>
  childElements(element, name)[0]

/**
 * Every element below that passes, in document order; `within` says which elements to look inside.
 * A formula is looked into only when the search begins at it: half of a mathematical page is formulas.
 */
export function descendants(
  element: MarkupElement,
  passes: (element: MarkupElement) => boolean,
  within: (element: MarkupElement) => boolean = () => true,
): MarkupElement[] {
  const found: MarkupElement[] = []
  const visit = (at: MarkupElement) => {
    for (const child of at.children) {
      if (!isElement(child)) continue
      if (passes(child)) found.push(child)
      if (child.name !== 'math' && within(child)) visit(child)
    }
  }
  visit(element)
  return found
}

/** The first element below that passes, in document order; formulas as in `descendants`. */
export function find(
  element: MarkupElement,
  passes: (element: MarkupElement) => boolean,
): MarkupElement | undefined {
  for (const child of element.children) {
    if (!isElement(child)) continue
    if (passes(child)) return child
    if (child.name === 'math') continue
    const deeper = find(child, passes)
    if (deeper) return deeper
  }
  return undefined
}

export const findByName = (element: MarkupElement, name: string): MarkupElement | undefined =>
  find(element, (candidate) => candidate.name === name)

/**
 * Whether something that passes stands anywhere below, remembered for every element asked: questions at each
 * level of a deep tree stay linear together. Formulas are not looked into.
 */
export function holder(
  passes: (element: MarkupElement) => boolean,
): (element: MarkupElement) => boolean {
  const known = new WeakMap<MarkupElement, boolean>()
  const holds = (element: MarkupElement): boolean => {
    const answer = known.get(element)
    if (answer !== undefined) return answer
    const found = childElements(element).some(
      (child) => passes(child) || (child.name !== 'math' && holds(child)),
    )
    known.set(element, found)
    return found
  }
  return holds
}
