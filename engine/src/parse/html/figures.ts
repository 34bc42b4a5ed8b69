import type { Run } from '../../document/document-builder.ts'
import { imageAddress } from '../markup/addresses.ts'
import { isBlank } from '../markup/flow.ts'
import { captionLabelOf } from '../markup/labels.ts'
import { tableRows } from '../markup/table-rows.ts'
import {
  attribute,
  childElements,
  descendants,
  find,
  isElement,
  type MarkupElement,
  wordsOf,
} from '../markup/tree.ts'
import { hasClass } from './classes.ts'
import { isCaption, isCell, isDataTable, isFigure, isRow, isTable } from './figure-forms.ts'
import { readInline } from './inline.ts'
import type { Place } from './place.ts'

const rowsOf = (table: MarkupElement, place: Place) =>
  tableRows(table, {
    isRow,
    isCell,
    isHeader: (cell) => cell.name === 'th' || hasClass(cell, 'ltx_th'),
    words: (cell) => place.flow.inline(() => readInline(cell.children, place)),
  })

/** A figure with caption and picture, or a table with caption and cells; `walk` reads what else stands in it. */
export function addFigure(
  figure: MarkupElement,
  place: Place,
  walk: (nodes: readonly MarkupElement[], place: Place) => void,
): void {
  const { builder, flow } = place
  flow.flush()
  const captions = descendants(figure, isCaption, (element) => !isCaption(element))
  const inner = innerCaptions(figure)
  const ordered = [
    ...captions.filter((caption) => !inner.has(caption)),
    ...captions.filter((caption) => inner.has(caption)),
  ]
  const caption = readCaption(figure, ordered, place)
  const label = captionLabelOf(
    caption
      .map((run) => run.text)
      .join('')
      .trim(),
  )
  const tables = descendants(figure, isDataTable, (element) => !isTable(element))
  const image = pictureIn(figure, place.base)
  const isTableFigure = tables.length > 0 || /^tab/i.test(label) || hasClass(figure, 'ltx_table')
  const givenId = attribute(figure, 'id')
  const id = flow.uniqueId(givenId, isTableFigure ? 'table' : 'figure')
  const target = { kind: 'cross-reference', target: id } as const
  flow.anchor(givenId, target)
  for (const named of descendants(figure, (element) => element.attributes.has('id')))
    if (named.name === 'figure') flow.anchor(attribute(named, 'id'), target)
  const about = {
    id,
    label,
    caption: isBlank(caption) ? null : caption,
    ...(image !== undefined && { image }),
  }
  if (isTableFigure) {
    const [first, ...others] = tables
    builder.addTable({ ...about, rows: first ? rowsOf(first, place) : [] })
    for (const other of others)
      builder.addTable({
        id: flow.uniqueId(undefined, id),
        label,
        caption: null,
        rows: rowsOf(other, place),
      })
  } else if (about.caption !== null || image !== undefined) builder.addFigure(about)
  walk(
    [
      without(
        figure,
        (element) =>
          isCaption(element) ||
          isDataTable(element) ||
          isPrintedLabel(element) ||
          hasClass(element, 'asset-viewer-inline__header_text'),
      ),
    ],
    place,
  )
}

/** A table without a figure around it. */
export function addTable(table: MarkupElement, place: Place): void {
  place.flow.flush()
  const caption = childElements(table).find(isCaption)
  const words = caption ? place.flow.inline(() => readInline(caption.children, place)) : []
  const rows = rowsOf(table, place)
  if (isBlank(words) && rows.every((row) => row.every((cell) => isBlank(cell.content)))) return
  const givenId = attribute(table, 'id')
  const id = place.flow.uniqueId(givenId, 'table')
  place.flow.anchor(givenId, { kind: 'cross-reference', target: id })
  place.builder.addTable({
    id,
    label: captionLabelOf(
      words
        .map((run) => run.text)
        .join('')
        .trim(),
    ),
    caption: isBlank(words) ? null : words,
    rows,
  })
}

/** The captions as one line; a publisher's label that stands beside the caption ("Figure 3") comes first. */
function readCaption(
  figure: MarkupElement,
  captions: readonly MarkupElement[],
  place: Place,
): Run[] {
  return place.flow.inline(() => {
    const words = captions.map(wordsOf).join(' ')
    const beside = find(figure, isPrintedLabel)
    if (beside && captionLabelOf(words) === '')
      place.flow.say(`${wordsOf(beside).replace(/\.$/, '')}. `)
    for (const caption of captions) {
      readInline(caption.children, place)
      place.flow.say(' ')
    }
  })
}

const isPrintedLabel = (element: MarkupElement): boolean =>
  hasClass(element, 'asset-viewer-inline__header_text__prominent', 'fig-label', 'table-label')

function pictureIn(figure: MarkupElement, base: string | undefined): string | undefined {
  for (const picture of descendants(figure, (element) => element.name === 'img')) {
    const address =
      imageAddress(attribute(picture, 'src'), base) ??
      imageAddress(attribute(picture, 'data-src'), base)
    if (address !== undefined) return address
  }
  return undefined
}

/** Captions of figures inside the figure. */
const innerCaptions = (figure: MarkupElement): ReadonlySet<MarkupElement> =>
  new Set(
    descendants(
      figure,
      (element) => element.name === 'figure',
      (element) => element.name !== 'figure',
    ).flatMap((inner) => descendants(inner, isCaption)),
  )

/** The element without everything inside that passes, and without figures' own role, so that it is walked plainly. */
function without(
  element: MarkupElement,
  drops: (element: MarkupElement) => boolean,
): MarkupElement {
  const prune = (at: MarkupElement): MarkupElement => ({
    ...at,
    name: isFigure(at) ? 'div' : at.name,
    attributes: isFigure(at) ? new Map() : at.attributes,
    children: at.children.flatMap((child) =>
      !isElement(child) ? child : drops(child) ? [] : prune(child),
    ),
  })
  return prune(element)
}
