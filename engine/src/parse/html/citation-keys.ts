import {
  attribute,
  descendants,
  find,
  isElement,
  type MarkupElement,
  wordsOf,
} from '../markup/tree.ts'
import { hasClass } from './classes.ts'

/** A part of a citation as it is to be read: words, or a link with what it shows. */
type CitedPart = string | { readonly link: MarkupElement; readonly words: string }

/** Finds the entry of the reference list that a link leads to. */
type EntryOf = (link: MarkupElement) => MarkupElement | undefined

const key = /^\p{L}[\p{L}\p{N}_:./+-]{4,}$/u
const isMissing = (element: MarkupElement) => hasClass(element, 'ltx_missing_citation')

/**
 * A citation that shows keys of the author's own list, "(he2016deep, )", where the paper prints the labels of entries:
 * these, and "[?]" for an entry that is not there, as LaTeX prints it. Null for a citation that is as it was printed.
 */
export function keyedCitation(cite: MarkupElement, entryOf: EntryOf): CitedPart[] | null {
  const cited = descendants(cite, (element) => element.name === 'a' || isMissing(element))
  const shown = new Map(cited.map((element) => [element, labelFor(element, entryOf)]))
  if (cited.length === 0 || [...shown.values()].includes(null)) return null
  const parts = cite.children.map((child): CitedPart => {
    const words = isElement(child) ? shown.get(child) : undefined
    if (isElement(child) && typeof words === 'string') return { link: child, words }
    return isElement(child) ? wordsOf(child) : child
  })
  const hasNotes = parts.some((part) => typeof part === 'string' && /[\p{L}\p{N}]/u.test(part))
  if (hasNotes) return parts
  return cited.flatMap((link, at) => [
    ...(at > 0 ? [', '] : []),
    { link, words: shown.get(link) ?? '' },
  ])
}

/** The label of the entry behind a key; null for what is no key: a year, a label, or a name that the entry has. */
function labelFor(element: MarkupElement, entryOf: EntryOf): string | null {
  if (isMissing(element)) return '[?]'
  const words = wordsOf(element).replace(/,$/, '')
  const entry = key.test(words) && attribute(element, 'href') ? entryOf(element) : undefined
  if (!entry || wordsOf(entry).toLowerCase().includes(words.toLowerCase())) return null
  const tag = find(entry, (part) => hasClass(part, 'ltx_tag_bibitem'))
  return tag ? wordsOf(tag) : null
}
