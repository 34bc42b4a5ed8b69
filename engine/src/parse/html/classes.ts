import { attribute, type MarkupElement } from '../markup/tree.ts'

const lists = new WeakMap<MarkupElement, ReadonlySet<string>>()

/** The class names of an element. */
export function classesOf(element: MarkupElement): ReadonlySet<string> {
  const known = lists.get(element)
  if (known) return known
  const found = new Set(
    (attribute(element, 'class') ?? '').split(/\s+/).filter((name) => name !== ''),
  )
  lists.set(element, found)
  return found
}

export const hasClass = (element: MarkupElement, ...names: string[]): boolean =>
  names.some((name) => classesOf(element).has(name))

/** The words inside class names and id: "asset-viewer_Inline" gives asset, viewer, inline. */
export function classWords(element: MarkupElement): string[] {
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
  return names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
}
