import type { PaperDocument } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { isFaint } from '../question/faint-cues.ts'
import { areAllies } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { withoutWhy } from '../question/without-why.ts'
import { gridsOf } from './column-meanings.ts'
import { comparedRows, comparedVariants, withOwn } from './compared-rows.ts'
import { compareRows, type Row } from './table-claims.ts'
import { anyMethod, columnsAsked, stemsOf } from './table-columns.ts'
import { endOf } from './table-extremes.ts'
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
  const hits = grid.columns.map((column, x) => {
    const stems = [...stemsOf(column)]
    const said = asked.filter((one) => stems.some((stem) => stem === one || areAllies(stem, one)))
    return x > 0 ? said.length : 0
  })
  // "The recall on eels" is one column of all on eels.
  const most = Math.max(...hits)
  const said = hits.flatMap((count, x) => (count > 0 && count === most ? [x] : []))
  return said.length > 0 ? said : columnsAsked(grid, question.text, rows).columns
}

const beating =
  /^\W*why (?:did|does|do|has|have|had|can|could|is|are|was|were) .*?\b(?:(outperform|beat|exceed|surpass|better(?= than\b))|underperform|worse(?= than\b))(?:s|ed|en)?\b/iu
const ofBeating = new Set([
  ...stemsOf('outperform beat beaten exceed surpass underperform better worse fare work do'),
  ...anyMethod,
])

/** The mean of all scores. */
const ofAll = /^(?:avg|average|mean|overall|all)\b/i

/**
 * The columns by which one row beats another: those asked of, or the scores that a table has, if its caption says all
 * else that is asked; what is the mean of them stands last.
 */
function scoresOf(grid: Grid, question: Question, rows: string): readonly number[] {
  const { columns } = columnsAsked(grid, question.text, rows)
  if (columns.length > 0) return columns
  const told = stemsOf(`${rows} ${grid.legend ?? ''} ${grid.group}`)
  const isTold = question.stems.every(
    (stem) => told.has(stem) || ofBeating.has(stem) || isFaint(stem),
  )
  const measured = grid.columns.flatMap((_, x) => (x > 0 && entries(x, grid).length > 1 ? [x] : []))
  if (!isTold || measured.length <= 1) return isTold ? measured : []
  const scores = measured.filter((x) => endOf(grid, question.text, x) !== null)
  const isMean = (x: number) => ofAll.test(grid.columns[x] ?? '')
  const means = measured.filter(isMean)
  return scores.length > 0 ? [...scores.filter((x) => !isMean(x)), ...means] : []
}

/** What a question says of two rows: by which columns, and whether more of each is what it takes for granted (1) or less (-1). */
function orderAsked(grid: Grid, question: Question, rows: string) {
  const beats = beating.exec(question.text)
  const order = ordering.exec(question.text)
  const signs = new Map<number, number>()
  if (order)
    for (const x of columnsOf(grid, question, rows)) signs.set(x, order[1] === undefined ? -1 : 1)
  else if (beats) {
    const columns = scoresOf(grid, question, rows)
    const ends = new Set(columns.flatMap((x) => endOf(grid, question.text, x) ?? []))
    for (const x of columns) {
      // The mean of scores is best where they all are.
      const end = endOf(grid, question.text, x) ?? (ends.size === 1 ? [...ends][0] : null)
      if (!end) return null
      signs.set(x, (end === 'low' ? -1 : 1) * (beats[1] === undefined ? -1 : 1))
    }
  }
  return signs.size > 0 ? signs : null
}

/**
 * Two rows of a table that a why question puts in an order, where the table has them the other way round in every
 * column that is asked of: the claim that compares them, and both orders in a sentence. Null where no table does.
 */
export function outnumbered(
  document: PaperDocument,
  question: Question,
): { readonly claim: Claim; readonly premise: string } | null {
  const asksOrder = ordering.test(question.text) || beating.test(question.text)
  if (question.type !== 'why' || !asksOrder || unsaid.test(question.text)) return null
  for (const table of document.tables.filter(({ label }) => label !== ''))
    for (const grid of gridsOf(document, table)) {
      const named = rowsNamed(grid, stemsOf(question.text), question.text)
      const pair =
        comparedRows(grid, question.text, named) ?? withOwn(document, grid, question.text, named)
      const rows = pair ? [pair] : comparedVariants(grid, question.text)
      const [one, other] = rows.at(-1) ?? []
      const names = rows.flat().map(({ name }) => name)
      const signs = one && other && orderAsked(grid, question, names.join(' '))
      if (!one || !other || !signs) continue
      // Of several rows of one name all must be turned.
      const pairs = [...signs].flatMap(([x, sign]) => {
        const list = entries(x, grid)
        const entryOf = ({ name }: Row) => list.find((each) => each.name === name)
        return rows.map((each) => ({ left: entryOf(each[0]), right: entryOf(each[1]), sign }))
      })
      const isTurned = pairs.every(
        ({ left, right, sign }) => left && right && sign * (left.value - right.value) < 0,
      )
      const { left, right } = pairs.at(-1) ?? {}
      const last = [...signs.keys()].slice(-1)
      const [claim] = compareRows(document, table, grid, [one.name, other.name], last)
      if (!isTurned || !left || !right || !claim) continue
      const premise = `The question says “${withoutWhy(question.text)}”; ${table.label} has ${withUnit(left)} for ${left.name} and ${withUnit(right)} for ${right.name}.`
      return { claim, premise }
    }
  return null
}
