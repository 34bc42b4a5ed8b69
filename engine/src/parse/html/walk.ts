import type { BlockKind } from '../../document/paper-document.ts'
import { sectionRole } from '../../document/section-role.ts'
import {
  childElements,
  find,
  isElement,
  type MarkupElement,
  type MarkupNode,
  wordsOf,
} from '../markup/tree.ts'
import { hasClass } from './classes.ts'
import {
  addEquations,
  addNumberedFormula,
  isEquationTable,
  isNumberedFormula,
} from './equations.ts'
import { isDataTable, isFigure } from './figure-forms.ts'
import { addFigure, addTable } from './figures.ts'
import { addHeading } from './headings.ts'
import { isSilent, readElement, readInline } from './inline.ts'
import { addListing } from './listings.ts'
import type { Place } from './place.ts'
import {
  holdsBlocks,
  isAbstract,
  isBlock,
  isFootnote,
  isNoteRow,
  isNoteTable,
  isReference,
} from './recognise.ts'
import { addReference } from './references.ts'
import { isFormula } from './visible.ts'

/** Walks page content: blocks become blocks, everything else is read as words of the block around it. */
export function walk(nodes: readonly MarkupNode[], place: Place): void {
  for (const node of nodes) {
    if (!isElement(node)) {
      if (node.trim() !== '') leaveAbstract(place)
      place.flow.say(node)
    } else if (node === place.title || isSilent(node)) continue
    else if (isBlock(node) && !isFormula(node)) walkBlock(node, place)
    else if (!isFormula(node) && holdsBlocks(node) && !hasClass(node, 'ltx_note'))
      walk(node.children, place)
    else {
      leaveAbstract(place)
      readElement(node, place)
    }
  }
}

/** Words between the abstract and the first section are front matter. */
function leaveAbstract({ builder, flow, state }: Place): void {
  if (!state.isAbstractOver || flow.isInline()) return
  state.isAbstractOver = false
  builder.section({ heading: null, level: 1, role: 'front' })
}

const readers: readonly [
  (element: MarkupElement, place: Place) => boolean,
  (element: MarkupElement, place: Place) => void,
][] = [
  [(element) => /^h[1-6]$/.test(element.name), addHeading],
  [isAbstract, addAbstract],
  [isEquationTable, addEquations],
  [isNumberedFormula, addNumberedFormula],
  [isReference, addReference],
  [isFigure, (element, place) => addFigure(element, place, walk)],
  [
    (element, place) =>
      isDataTable(element) && !place.state.inReferences && !isNoteTable(element, place),
    addTable,
  ],
  [(element) => hasClass(element, 'ltx_bibliography'), walkReferences],
  [(element) => hasClass(element, 'ltx_listing'), addListing],
  [(element) => element.name === 'pre', addListing],
  [(element) => element.name === 'li' || element.name === 'dd', addItem],
  [(element) => element.name === 'blockquote', blockOf('quote')],
  [isFootnote, blockOf('footnote')],
  [isNoteRow, addNoteRow],
]

function walkBlock(element: MarkupElement, place: Place): void {
  const { flow } = place
  if (hasClass(element, 'ltx_authors', 'ltx_dates', 'ltx_engrafo_author_notes')) return
  const reader = readers.find(([reads]) => reads(element, place))?.[1]
  if (reader) {
    if (reader !== addHeading && reader !== addAbstract) leaveAbstract(place)
    reader(element, place)
    return
  }
  flow.flush()
  walk(element.children, place)
  flow.flush()
}

function blockOf(kind: BlockKind): (element: MarkupElement, place: Place) => void {
  return (element, place) => place.flow.block(kind, () => walk(element.children, place))
}

function addAbstract(abstract: MarkupElement, place: Place): void {
  const { builder, flow, state } = place
  flow.flush()
  const heading = find(abstract, (element) => /^h[1-6]$/.test(element.name))
  const isNamed = heading !== undefined && sectionRole(wordsOf(heading)) === 'abstract'
  state.hasAbstract = true
  builder.section({
    heading: isNamed ? flow.inline(() => readInline(heading.children, place)) : null,
    level: 1,
    role: 'abstract',
  })
  const inner = { ...place, levelOf: () => 2, title: isNamed ? heading : place.title }
  walk(abstract.children, inner)
  flow.flush()
  state.isAbstractOver = true
}

function addItem(item: MarkupElement, place: Place): void {
  place.flow.block('list-item', () => {
    walk(
      item.children.filter((child) => !isElement(child) || !hasClass(child, 'ltx_tag_item')),
      place,
    )
  })
}

function addNoteRow(row: MarkupElement, place: Place): void {
  const [mark, note] = childElements(row)
  if (!mark || !note) return
  place.flow.block('footnote', () => {
    place.flow.lead(() => place.flow.say(wordsOf(mark)))
    walk(note.children, place)
  })
}

function walkReferences(list: MarkupElement, place: Place): void {
  place.flow.flush()
  walk(list.children, place)
  place.flow.flush()
  place.state.inReferences = false
}
