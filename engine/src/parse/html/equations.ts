import {
  attribute,
  childElements,
  descendants,
  find,
  isElement,
  type MarkupElement,
  type MarkupNode,
  wordsOf,
} from '../markup/tree.ts'
import type { FormulaSource } from '../math/equation.ts'
import { hasClass } from './classes.ts'
import { formulaIn, isDisplayed } from './formulas.ts'
import { readInline } from './inline.ts'
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
    if (isBetween(row)) {
      place.flow.block('paragraph', () => readInline(row.children, place))
      continue
    }
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

const longestNumber = 12

/** A block that holds displayed formulas and, apart from them, at most a number in brackets. */
export function isNumberedFormula(element: MarkupElement): boolean {
  const words = besides(element, longestNumber)
  if (words.length > longestNumber || !/^(?:\([^\s()]{1,8}\))?$/.test(words)) return false
  const formulas = descendants(element, isFormula, (inner) => !isFormula(inner))
  return formulas.length > 0 && formulas.every(isDisplayed) && !find(element, isEquationTable)
}

/** Adds such a block as one displayed formula with its number. */
export function addNumberedFormula(element: MarkupElement, place: Place): void {
  const formulas = descendants(element, isFormula, (inner) => !isFormula(inner))
  const ids = [attribute(element, 'id'), ...formulas.map((formula) => attribute(formula, 'id'))]
  const given = ids.find((id) => id !== undefined)
  const added = place.flow.displayFormula(
    together(formulas),
    given,
    besides(element, longestNumber),
  )
  if (added === null) return
  for (const id of ids) place.flow.anchor(id, { kind: 'cross-reference', target: added })
}

/** Words of an element outside its formulas, without white space; stops soon after `enough` characters. */
function besides(node: MarkupNode, enough: number): string {
  if (!isElement(node)) return node.replace(/\s+/g, '')
  let words = ''
  if (isFormula(node)) return words
  for (const child of node.children) {
    words += besides(child, enough)
    if (words.length > enough) break
  }
  return words
}

/** A row of words between the lines of a derivation ("so that"), which LaTeXML sets as a row of the table. */
const isBetween = (row: MarkupElement): boolean =>
  isRow(row) && !hasClass(row, 'ltx_equation') && /\p{L}{2}/u.test(besides(row, longestNumber))

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
