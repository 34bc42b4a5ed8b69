import type { PaperDocument } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { areAllies, withoutWhy } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { gridsOf } from './column-meanings.ts'
import { comparedRows } from './compared-rows.ts'
import { compareRows } from './table-claims.ts'
import { columnsAsked, stemsOf } from './table-columns.ts'
import { entries, withUnit } from './table-facts.ts'
import type { Grid } from './table-grid.ts'
import { rowsNamed } from './table-rows.ts'

const ordering = /\b(?:(more|higher|larger|greater)|(less|fewer|lower|smaller))\b.* than\b/iu
/** Who asks why it is not so, or why it was expected, says of no order that it is there. */
const unsaid =
  /\b(?:not|no|never|cannot|without|neither|nor|(?:expect|hypothesi[sz]|predict|assum|anticipat)\p{Ll}*|might|may|should|would|could)\b|n['’]t\b/iu

/** The columns that say what a question does, or the same in another word ("found" for "find"); else those it asks of. */
function columnsOf(grid: Grid, question: Question, rows: string): readonly number[] {
  const ofRows = stemsOf(rows)
  const asked = question.stems.filter((stem) => !ofRows.has(stem))
  const said = grid.columns.flatMap((column, x) => {
    const stems = [...stemsOf(column)]
    const isMeant = asked.some((one) => stems.some((stem) => stem === one || areAllies(stem, one)))
    return x > 0 && isMeant ? [x] : []
  })
  return said.length > 0 ? said : columnsAsked(grid, question.text, rows).columns
}

/**
 * Two rows of a table that a why question puts in an order, where the table has them the other way round in every
 * column that is asked of: the claim that compares them, and both orders in a sentence. Null where no table does.
 */
export function outnumbered(
  document: PaperDocument,
  question: Question,
): { readonly claim: Claim; readonly premise: string } | null {
  const order = ordering.exec(question.text)
  if (question.type !== 'why' || order === null || unsaid.test(question.text)) return null
  const sign = order[1] === undefined ? -1 : 1
  for (const table of document.tables.filter(({ label }) => label !== ''))
    for (const grid of gridsOf(document, table)) {
      const named = rowsNamed(grid, stemsOf(question.text), question.text)
      const [one, other] = comparedRows(grid, question.text, named) ?? []
      if (!one || !other) continue
      const columns = columnsOf(grid, question, `${one.name} ${other.name}`)
      const pairs = columns.map((x) => {
        const list = entries(x, grid)
        return [one, other].map(({ name }) => list.find((entry) => entry.name === name))
      })
      const isTurned = pairs.every(
        ([left, right]) => left && right && sign * (left.value - right.value) < 0,
      )
      const [left, right] = pairs.at(-1) ?? []
      const [claim] = compareRows(document, table, grid, [one.name, other.name], columns.slice(-1))
      if (!isTurned || !left || !right || !claim) continue
      const premise = `The question says “${withoutWhy(question.text)}”; ${table.label} has ${withUnit(left)} for ${left.name} and ${withUnit(right)} for ${right.name}.`
      return { claim, premise }
    }
  return null
}
