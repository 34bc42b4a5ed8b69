import { attribute, descendants, type MarkupElement } from '../markup/tree.ts'

/** What a page's head says: `meta` names in lower case, values in order. */
export type Metas = ReadonlyMap<string, readonly string[]>

export function readMetas(html: MarkupElement): Metas {
  const metas = new Map<string, string[]>()
  for (const meta of descendants(html, (element) => element.name === 'meta')) {
    const name = (attribute(meta, 'name') ?? attribute(meta, 'property') ?? '').toLowerCase()
    const content = (attribute(meta, 'content') ?? '').replace(/\s+/g, ' ').trim()
    if (name !== '' && content !== '') metas.set(name, [...(metas.get(name) ?? []), content])
  }
  return metas
}

/** The values of the first of these names that the head has. */
export const metaValues = (metas: Metas, ...names: string[]): readonly string[] => {
  for (const name of names) {
    const found = metas.get(name)
    if (found) return found
  }
  return []
}

/** The title as the head gives it; an empty string when it says none. */
export const metaTitle = (metas: Metas): string =>
  metaValues(metas, 'citation_title', 'dc.title', 'dcterms.title', 'og:title')[0] ?? ''

/** The abstract as the head gives it. */
export const metaAbstract = (metas: Metas): string | undefined =>
  metaValues(
    metas,
    'citation_abstract',
    'dcterms.abstract',
    'dc.description',
    'og:description',
    'description',
  )[0]?.replace(/<[^>]{1,200}>/g, ' ')
