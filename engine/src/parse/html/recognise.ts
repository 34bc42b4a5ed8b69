import {
  attribute,
  childElements,
  descendants,
  find,
  holder,
  type MarkupElement,
  wordsOf,
} from '../markup/tree.ts'
import { hasClass } from './classes.ts'
import { isTable } from './figure-forms.ts'
import type { Place } from './place.ts'

const blocks = new Set([
  'p',
  'div',
  'section',
  'article',
  'main',
  'header',
  'body',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'li',
  'blockquote',
  'pre',
  'figure',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'td',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'address',
  'details',
  'summary',
  'fieldset',
  'center',
  'aside',
  'footer',
  'figcaption',
  'hgroup',
])

/** True for elements that part the text into blocks. */
export const isBlock = (element: MarkupElement): boolean =>
  blocks.has(element.name) ||
  hasClass(element, 'ltx_tabular', 'ltx_listing', 'ltx_para', 'ltx_inline-block')

/** True for the element that holds the abstract. */
export const isAbstract = (element: MarkupElement): boolean =>
  hasClass(element, 'ltx_abstract') ||
  attribute(element, 'role') === 'doc-abstract' ||
  (['section', 'div', 'blockquote'].includes(element.name) &&
    (attribute(element, 'id') === 'abstract' || hasClass(element, 'abstract')))

/** True for a note at the foot of the text. */
export const isFootnote = (element: MarkupElement): boolean =>
  /^doc-(footnote|endnote)$/.test(attribute(element, 'role') ?? '') ||
  (element.name !== 'section' && hasClass(element, 'footnote', 'ltx_note_content'))

/** A row of notes set as a table: a number that links lead to, and the note. */
export function isNoteRow(element: MarkupElement, place: Place): boolean {
  const [mark, note, ...others] = childElements(element)
  if (element.name !== 'tr' || !mark || !note || others.length > 0 || place.state.inReferences)
    return false
  const target = find(mark, (inner) =>
    ['id', 'name'].some((name) => attribute(inner, name) !== undefined),
  )
  return target !== undefined && /^[[(]?(?:\d{1,3}|[*†‡§])[\])]?\.?$/.test(wordsOf(mark))
}

/** A table of notes and nothing else. */
export function isNoteTable(element: MarkupElement, place: Place): boolean {
  const rows = descendants(element, ({ name }) => name === 'tr')
  return rows.length > 0 && rows.every((row) => isNoteRow(row, place))
}

/** An entry of a reference list: marked as one, or an item, row or paragraph under the list's heading. */
export function isReference(element: MarkupElement, place: Place): boolean {
  if (hasClass(element, 'ltx_bibitem') || attribute(element, 'role') === 'doc-biblioentry')
    return true
  if (!place.state.inReferences || find(element, (inner) => isTable(inner))) return false
  if (element.name === 'li' || element.name === 'dd' || element.name === 'p') return true
  return element.name === 'tr' && childElements(element).length >= 2
}

/** True when blocks stand anywhere inside an element. */
export const holdsBlocks = holder(isBlock)
