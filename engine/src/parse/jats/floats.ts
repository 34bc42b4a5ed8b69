import type { Run } from '../../document/document-builder.ts'
import { imageAddress } from '../markup/addresses.ts'
import { isBlank } from '../markup/flow.ts'
import { captionLabelOf, tidyLabel } from '../markup/labels.ts'
import { tableRows } from '../markup/table-rows.ts'
import {
  attribute,
  childElements,
  descendants,
  find,
  firstChild,
  type MarkupElement,
} from '../markup/tree.ts'
import { addNote, labelOf, readInline } from './inline.ts'
import type { Place } from './place.ts'

/** A figure: its label, caption and picture. Figures without caption and label say nothing and are left out. */
export function addFigure(element: MarkupElement, place: Place): void {
  const caption = readCaption(element, place)
  const label =
    tidyLabel(labelOf(element)) || captionLabelOf(caption.map((run) => run.text).join(''))
  const image = pictureOf(element)
  if (isBlank(caption) && image === undefined) return
  const id = place.flow.uniqueId(attribute(element, 'id'), 'figure')
  place.flow.anchor(attribute(element, 'id'), { kind: 'cross-reference', target: id })
  place.builder.addFigure({
    id,
    label,
    caption: isBlank(caption) ? null : caption,
    ...(image !== undefined && { image }),
  })
}

/** A table with its caption, cells and notes. A wrap with several tables gives several, the first with the caption. */
export function addTableWrap(element: MarkupElement, place: Place): void {
  const caption = readCaption(element, place)
  const label =
    tidyLabel(labelOf(element)) || captionLabelOf(caption.map((run) => run.text).join(''))
  const image = pictureOf(element)
  const tables = descendants(
    element,
    (inner) => inner.name === 'table' || inner.name === 'tgroup',
    (inner) => inner.name !== 'table' && inner.name !== 'tgroup',
  )
  const givenId = attribute(element, 'id')
  const id = place.flow.uniqueId(givenId, 'table')
  place.flow.anchor(givenId, { kind: 'cross-reference', target: id })
  const rowsOf = (table: MarkupElement) =>
    tableRows(table, {
      isRow: (row) => row.name === 'tr' || row.name === 'row',
      isCell: (cell) => cell.name === 'td' || cell.name === 'th' || cell.name === 'entry',
      isHeader: (cell) => cell.name === 'th',
      words: (cell) => place.flow.inline(() => readInline(cell.children, place)),
    })
  const [first, ...others] = tables
  place.builder.addTable({
    id,
    label,
    caption: isBlank(caption) ? null : caption,
    rows: first ? rowsOf(first) : [],
    ...(image !== undefined && { image }),
  })
  for (const other of others)
    place.builder.addTable({
      id: place.flow.uniqueId(undefined, id),
      label,
      caption: null,
      rows: rowsOf(other),
    })
  const foot = firstChild(element, 'table-wrap-foot')
  for (const note of foot ? childElements(foot) : []) {
    const notes = note.name === 'fn-group' ? childElements(note, 'fn') : [note]
    for (const one of notes)
      addNote(one.name === 'p' ? { ...note, children: [one] } : one, place, id)
  }
}

/** "Figure 1. Title. Words": label and title as one line with the caption's paragraphs. */
function readCaption(element: MarkupElement, place: Place): Run[] {
  return place.flow.inline(() => {
    const label = labelOf(element)
    if (label !== '') place.flow.say(/[.:]$/.test(label) ? `${label} ` : `${label}. `)
    const caption = firstChild(element, 'caption')
    for (const part of caption ? childElements(caption) : []) {
      readInline(part.children, place)
      place.flow.say(' ')
    }
  })
}

function pictureOf(element: MarkupElement): string | undefined {
  const graphic = find(element, (inner) => inner.name === 'graphic')
  return graphic && imageAddress(attribute(graphic, 'href'))
}
