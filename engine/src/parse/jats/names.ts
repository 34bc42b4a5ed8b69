import { childElements, firstChild, type MarkupElement, wordsOf } from '../markup/tree.ts'

/** A person or group as the paper prints it: "Given Surname, Suffix" or the group's own name. */
export function personName(person: MarkupElement): string {
  const name = firstChild(person, 'name') ?? person
  const surname = firstChild(name, 'surname')
  if (!surname) return wordsOf(withoutNotes(person))
  const part = (of: string) => {
    const element = firstChild(name, of)
    return element ? wordsOf(element) : ''
  }
  const full = [part('prefix'), part('given-names'), wordsOf(surname)].filter(
    (words) => words !== '',
  )
  const suffix = part('suffix')
  return full.join(' ') + (suffix === '' ? '' : `, ${suffix}`)
}

const withoutNotes = (element: MarkupElement): MarkupElement => ({
  ...element,
  children: element.children.filter(
    (child) =>
      typeof child === 'string' ||
      !['xref', 'contrib-group', 'aff', 'address', 'fn', 'label'].includes(child.name),
  ),
})

const naming = new Set([
  'name',
  'string-name',
  'collab',
  'on-behalf-of',
  'anonymous',
  'name-alternatives',
])

/** The people and groups named directly inside an element, in order; each once. */
export function namesIn(element: MarkupElement): string[] {
  const names = childElements(element)
    .filter((child) => naming.has(child.name))
    .map((child) => {
      if (child.name === 'anonymous') return 'Anonymous'
      return personName(
        child.name === 'name-alternatives' ? (childElements(child)[0] ?? child) : child,
      )
    })
    .filter((name) => name !== '')
  return [...new Set(names)]
}
