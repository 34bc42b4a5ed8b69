import {
  attribute,
  childElements,
  descendants,
  find,
  type MarkupElement,
  wordsOf,
} from '../markup/tree.ts'
import type { FormulaSource } from '../math/equation.ts'
import { hasClass } from './classes.ts'
import { formulaIn } from './formulas.ts'
import type { Place } from './place.ts'
import { isFormula } from './visible.ts'

export const isEquationTable = (element: MarkupElement): boolean =>
  hasClass(element, 'ltx_equation', 'ltx_equationgroup', 'ltx_eqn_table', 'ltx_eqn_div')

/** The rows of a LaTeXML equation or equation group, each a displayed formula with its own number. */
export function addEquations(table: MarkupElement, place: Place): void {
  place.flow.flush()
  const rows = descendants(table, isRow, (element) => !isRow(element))
  const ids = idsBeside(table)
  for (const row of rows.length > 0 ? rows : [table]) {
    const formulas = descendants(row, isFormula, (element) => !isFormula(element))
    if (formulas.length === 0) continue
    const tag = find(row, (element) =>
      hasClass(element, 'ltx_tag_equation', 'ltx_tag_equationgroup'),
    )
    const id = attribute(row, 'id') ?? ids.get(row)
    const added = place.flow.displayFormula(together(formulas), id, tag && wordsOf(tag))
    if (added === null) continue
    for (const name of [id, attribute(table, 'id')])
      place.flow.anchor(name, { kind: 'cross-reference', target: added })
  }
}

const isRow = (element: MarkupElement): boolean =>
  hasClass(element, 'ltx_eqn_row') &&
  (element.name === 'tr' || element.name === 'div' || element.name === 'span')

/** LaTeXML puts an equation's id on its row, its `tbody` or its table. */
function idsBeside(table: MarkupElement): Map<MarkupElement, string> {
  const found = new Map<MarkupElement, string>()
  const visit = (element: MarkupElement, id: string | undefined) => {
    for (const child of childElements(element)) {
      const own = attribute(child, 'id') ?? id
      if (isRow(child) && own !== undefined) found.set(child, own)
      else visit(child, own)
    }
  }
  visit(table, attribute(table, 'id'))
  return found
}

/** Cells of one aligned row as one formula. */
function together(formulas: readonly MarkupElement[]): FormulaSource {
  const sources = formulas.map(formulaIn)
  const latex = sources
    .map((source) => (source.latex ?? '').replace(/\\displaystyle\s*/g, '').trim())
    .filter((words) => words !== '')
    .join(' ')
  return {
    mathml: sources.flatMap((source) => source.mathml ?? []),
    latex: latex === '' ? undefined : latex,
  }
}
