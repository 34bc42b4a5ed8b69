import type { Question } from '../question/question.ts'
import { cellNumber } from '../text/numbers.ts'
import { isNothing } from './cell-kinds.ts'
import type { Row } from './table-claims.ts'
import { stemsOf } from './table-columns.ts'
import type { Grid } from './table-grid.ts'

const valued = /(?<![\p{L}\d.,-])(\d[\d.,]*\d|\d)\s?(%|[\p{L}μ°]+(?:\/[\p{L}]+)*)?/gu

/** The rows that a question sets apart by a value of theirs ("at 2.5 g/kg"), the column of it, and the question without it. */
export interface Keyed {
  readonly rows: readonly Row[]
  readonly column: number
  readonly question: Question
}

const valueIn = (row: Row, x: number) => cellNumber(row.cells[x]?.text ?? '')?.value ?? null

/** Of rows of one name those with the value that a question names, under a head with its unit or a word of it; else null. */
export function keyedBy(grid: Grid, rows: readonly Row[], question: Question): Keyed | null {
  for (const { 0: words, 1: number = '', 2: unit = '', index } of question.text.matchAll(valued)) {
    const value = Number(number.replaceAll(',', ''))
    const text = question.text.slice(0, index) + question.text.slice(index + words.length)
    for (const [x, head] of grid.columns.entries()) {
      const isHead =
        (unit !== '' && head.includes(`(${unit})`)) ||
        [...stemsOf(head)].some((stem) => stemsOf(text).has(stem))
      const found = rows.filter((row) => valueIn(row, x) === value)
      if (x === 0 || !isHead || found.length === 0 || found.length === rows.length) continue
      return { rows: found, column: x, question: inWords(question, text) }
    }
  }
  return byEnd(grid, rows, question)
}

const dosed = /\b(low(?:er|est)?|high(?:er|est)?)[ -](\p{L}{3,})\b/iu

/** "At the low dose": of rows of one name that differ in a column of that word those with the least, or the most. */
function byEnd(grid: Grid, rows: readonly Row[], question: Question): Keyed | null {
  const [words = '', end = '', noun = ''] = dosed.exec(question.text) ?? []
  const x = tellingApart(grid, rows)
  if (words === '' || x === null || !begins(grid.columns[x] ?? '', noun)) return null
  const order = rows.toSorted((a, b) => (valueIn(a, x) ?? 0) - (valueIn(b, x) ?? 0))
  const found = /^low/i.test(end) ? order.slice(0, 1) : order.slice(-1)
  const text = question.text.replace(words, ' ')
  return { rows: found, column: x, question: inWords(question, text) }
}

/** A question in what is left of its words. */
function inWords(question: Question, text: string): Question {
  const left = stemsOf(text)
  return { ...question, text, stems: question.stems.filter((stem) => left.has(stem)) }
}

/** "Dosage (g/kg)" is the column of the dose. */
const begins = (head: string, noun: string) =>
  head.toLowerCase().startsWith(noun.toLowerCase().replace(/e?s?$/, ''))

const mostAlike = 3

/** The column that tells rows of one name apart: the first in which each has a number of its own; null where none does. */
export function tellingApart(grid: Grid, rows: readonly Row[]): number | null {
  const [first] = rows
  if (!first || rows.length < 2 || rows.length > mostAlike) return null
  if (rows.some(({ name }) => name !== first.name)) return null
  const x = grid.columns.findIndex(
    (_, at) => at > 0 && rows.every((row) => valueIn(row, at) !== null),
  )
  const values = rows.map((row) => valueIn(row, x))
  return x > 0 && new Set(values).size === rows.length ? x : null
}

/**
 * False for a cell that holds but a number of the question itself: unless it asks whether that is so, it is no answer.
 * What names the cell's row and column ("Test case 2") is not repeated by it.
 */
export function saysMore(question: Question, text: string, named = ''): boolean {
  if (isNothing(text)) return false
  if (question.type === 'yes-no') return true
  const told = stemsOf(named)
  const value = cellNumber(text)?.value
  return (
    value === undefined ||
    !question.numbers.some((number) => Number(number) === value && !told.has(number))
  )
}
