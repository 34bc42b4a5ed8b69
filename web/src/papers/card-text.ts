/** "Ada, Ben, et al.": the first `shown` names, and whether there are more. */
export function shortAuthors(authors: readonly string[], shown = 2): string {
  const names = authors.slice(0, shown).join(', ')
  return authors.length > shown ? `${names}, et al.` : names
}

const abstractLength = 200

/** The first 200 characters of an abstract, cut where a word ends, with an ellipsis when something is left out. */
export function shortAbstract(abstract: string): string {
  if (abstract.length <= abstractLength) return abstract
  const cut = abstract.slice(0, abstractLength + 1)
  const lastSpace = cut.lastIndexOf(' ')
  const kept = lastSpace > 0 ? cut.slice(0, lastSpace) : abstract.slice(0, abstractLength)
  return `${kept.replace(/[\s.,;:]+$/, '')}…`
}
