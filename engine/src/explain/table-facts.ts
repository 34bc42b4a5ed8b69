import type { PaperDocument, Table } from '../document/paper-document.ts'
import type { Claim, Computation } from '../evidence/claim.ts'
import { verifyComputation } from '../evidence/verify-computation.ts'
import type { Span } from '../text/span.ts'
import { cellNumber, printed } from './numbers.ts'
import { readGrid } from './table-grid.ts'

interface Entry {
  readonly name: string
  readonly value: number
  readonly decimals: number
  readonly percent: boolean
  readonly span: Span
}

// Only where the column's own name says so is a direction known; otherwise it is highest and lowest.
const higherIsBetter =
  /\b(accuracy|acc\.?|bleu|rouge\S*|f1|f-?score|f-?measure|precision|recall|auc|auroc|map|ndcg\S*|mrr|hits?@\d+|exact match|em|r2|r²)\b|↑/i
const lowerIsBetter =
  /\b(error( rate)?|wer|cer|perplexity|ppl|rmse|mae|mse|loss|failure|failures)\b|↓/i
// Columns that name or count their rows rather than measure them.
const noMeasure =
  /^([^\p{L}%]*|#.*|no\.?|number|id|year|date|age|rank|n|page|values?|rows?|.*\bn|\(.*|ref(erence)?s?|step|epoch|layer|df|.*\b(p[- ]?values?|sig(nificance)?\.?|CI|estimates?|coefficients?|coef|beta|β|std\.? ?err(or)?|s\.?e\.?|t|z|wald|χ2|chi)\b.*|p)$/iu
// Tables that list different things in their rows: their values are no rivals.
const unlikeRows =
  /\b(variables?|parameters?|characteristics?|predictors?|covariates?|propert(y|ies)|items?|statistics?|measures?|quantit(y|ies)|symbols?)\b/i
const unlikeRow =
  /\((mm|cm|m|km|kg|g|mg|ml|l|s|ms|h|min|days?|years?|°c|k|pa|hz|%|n|usd)\)|\bintercept\b/i
const totalRow = /^(total|sum|all|overall|average|mean|median)\b/i

function entries(column: number, grid: NonNullable<ReturnType<typeof readGrid>>): Entry[] {
  const found: Entry[] = []
  for (const { name, cells } of grid.rows) {
    const cell = cells[column]
    const number = cell ? cellNumber(cell.text) : null
    if (!cell?.span || !number || name === '' || totalRow.test(name)) continue
    found.push({ name, span: cell.span, ...number })
  }
  return found
}

const brief = (words: string) => (words.length > 60 ? `${words.slice(0, 57).trimEnd()}…` : words)

/**
 * The statement that a column's extreme is so and so, and by how much it leads the next: computed from
 * the cells, whose spans are the operands; null when there is none, or it does not hold when done again.
 */
function extreme(
  document: PaperDocument,
  table: Table,
  column: string,
  list: readonly Entry[],
  lowest: boolean,
): Claim | null {
  const order = list.toSorted((a, b) => (lowest ? a.value - b.value : b.value - a.value))
  const [best, next] = order
  if (!best || !next || best.value === next.value) return null
  const decimals = Math.max(best.decimals, next.decimals)
  const scale = 10 ** decimals
  const gap = Math.round((best.value - next.value) * scale) / scale
  const unit = best.percent ? '%' : ''
  const expression = `${printed(best.value, best.decimals)} − ${
    next.value < 0 ? `(${printed(next.value, next.decimals)})` : printed(next.value, next.decimals)
  } = ${printed(gap, decimals)}`
  const text = `${lowest ? 'Lowest' : 'Highest'} ${brief(column)} in ${table.label}: ${printed(
    best.value,
    best.decimals,
  )}${unit} (${brief(best.name)}); ${expression}, next is ${brief(next.name)}.`
  const spans = [best.span, next.span]
  const computation: Computation = {
    expression,
    operands: [
      { value: best.value, span: best.span },
      { value: next.value, span: next.span },
    ],
    result: gap,
  }
  const verdict = verifyComputation(document, computation)
  if (verdict.kind !== 'supported') return null
  return { text, section: 'results', spans, verdict, computation }
}

/** Extremes of a table's measured columns as shown computations; at most `most`, in column order. */
export function tableFacts(document: PaperDocument, table: Table, most = 3): Claim[] {
  const grid = readGrid(table)
  if (!grid) return []
  const facts: Claim[] = []
  if (unlikeRows.test(grid.columns[0] ?? '')) return []
  if (table.label === '' || grid.rows.some(({ name }) => unlikeRow.test(name))) return []
  // What names both rows and columns is compared with itself: correlations, confusions.
  if (grid.rows.filter(({ name }) => grid.columns.includes(name)).length > 1) return []
  grid.columns.forEach((column, x) => {
    if (grid.columns.indexOf(column) !== x || grid.columns.lastIndexOf(column) !== x) return
    if (x === 0 || facts.length >= most || column === '' || noMeasure.test(column)) return
    const list = entries(x, grid)
    const filled = grid.rows.filter(({ cells }) => cells[x]?.text).length
    if (list.every(({ value }, at) => value === (list[0]?.value ?? 0) + at)) return
    if (list.length < 2 || list.length < 0.7 * filled) return
    // One column in one unit; rows of the same name cannot be told apart.
    if (new Set(list.map(({ percent }) => percent)).size > 1) return
    if (new Set(list.map(({ name }) => name)).size < list.length) return
    const fact = extreme(
      document,
      table,
      column,
      list,
      lowerIsBetter.test(column) && !higherIsBetter.test(column),
    )
    if (fact) facts.push(fact)
  })
  return facts
}
