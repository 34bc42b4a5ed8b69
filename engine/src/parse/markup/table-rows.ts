import type { CellInput, Inline } from '../../document/document-builder.ts'
import { attribute, childElements, type MarkupElement } from './tree.ts'

/** How one format marks rows and cells; `words` reads a cell's inline content. */
export interface TableForm {
  isRow(element: MarkupElement): boolean
  isCell(element: MarkupElement): boolean
  isHeader(cell: MarkupElement): boolean
  words(cell: MarkupElement): Inline
}

const mostCells = 20_000
const widest = 1_000

/** The rows of a table in order, head included. Rows of tables inside cells belong to the cell. */
export function tableRows(table: MarkupElement, form: TableForm): CellInput[][] {
  const rows: CellInput[][] = []
  let cells = 0
  const visit = (element: MarkupElement, inHead: boolean) => {
    for (const child of childElements(element)) {
      if (form.isCell(child) || form.isRow(child)) {
        const row = form.isRow(child)
          ? childElements(child).filter((cell) => form.isCell(cell))
          : []
        cells += row.length
        if (row.length > 0 && cells <= mostCells)
          rows.push(row.map((cell) => readCell(cell, inHead, form)))
      } else if (child.name !== 'caption') visit(child, inHead || child.name === 'thead')
    }
  }
  visit(table, false)
  return rows
}

function readCell(cell: MarkupElement, inHead: boolean, form: TableForm): CellInput {
  return {
    content: form.words(cell),
    header: inHead || form.isHeader(cell),
    colSpan: count(attribute(cell, 'colspan')),
    rowSpan: count(attribute(cell, 'rowspan')),
  }
}

function count(value: string | undefined): number {
  const number = Number.parseInt(value ?? '1', 10)
  return number >= 1 ? Math.min(number, widest) : 1
}
