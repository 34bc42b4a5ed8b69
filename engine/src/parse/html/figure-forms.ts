import {
  attribute,
  descendants,
  find,
  holder,
  type MarkupElement,
  wordsOf,
} from '../markup/tree.ts'
import { hasClass } from './classes.ts'
import { isEquationTable } from './equations.ts'

const captionClasses = [
  'ltx_caption',
  'figcaption',
  'caption',
  'table-caption',
  'fig-caption',
  'tableCaption',
  'caption-text',
]

export const isCaption = (element: MarkupElement): boolean =>
  element.name === 'figcaption' ||
  element.name === 'caption' ||
  hasClass(element, ...captionClasses)

const holdsCaption = holder(isCaption)

const wrapperClasses = [
  'figure',
  'fig',
  'asset-viewer-inline',
  'table-wrap',
  'table-wrapper',
  'tableWrapper',
  'figure-wrap',
]

/** True for a figure, or for what publishers wrap around a picture or table with its caption. */
export const isFigure = (element: MarkupElement): boolean =>
  element.name === 'figure' || (hasClass(element, ...wrapperClasses) && holdsCaption(element))

export const isTable = (element: MarkupElement): boolean =>
  element.name === 'table' || hasClass(element, 'ltx_tabular')

/** A table of data, not one that only lays a page out. */
export function isDataTable(element: MarkupElement): boolean {
  if (!isTable(element) || isEquationTable(element)) return false
  if (
    hasClass(element, 'ltx_tabular') ||
    /^(presentation|none)$/.test(attribute(element, 'role') ?? '')
  )
    return hasClass(element, 'ltx_tabular')
  if (
    find(
      element,
      (inner) =>
        /^h[1-6]$/.test(inner.name) || (inner.name === 'table' && !hasClass(inner, 'ltx_tabular')),
    )
  )
    return false
  if (
    find(
      element,
      (inner) => inner.name === 'th' || inner.name === 'caption' || inner.name === 'thead',
    )
  )
    return true
  const rows = descendants(element, isRow)
  const cells = descendants(element, isCell)
  const words = cells.reduce((total, cell) => total + wordsOf(cell).length, 0)
  return rows.length >= 2 && cells.length >= 2 * rows.length && words / cells.length < 60
}

/** True for a row of a table. */
export const isRow = (element: MarkupElement) =>
  element.name === 'tr' || hasClass(element, 'ltx_tr')
/** True for a cell of a table. */
export const isCell = (element: MarkupElement) =>
  element.name === 'td' || element.name === 'th' || hasClass(element, 'ltx_td', 'ltx_th')
