import { countsAsked } from '../answer/counted-phrase.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import { cellNumber } from '../text/numbers.ts'
import { languagesSpelled } from './head-words.ts'
import { isHeadless, type Row } from './table-claims.ts'
import { anyMethod, columnsAsked, stemsOf } from './table-columns.ts'
import { abbreviates, isWhole } from './table-counts.ts'
import type { Grid } from './table-grid.ts'

/** Rows named in a question without those that only repeat a word of the column asked for. */
export function withoutColumn(grid: Grid, asked: string, named: readonly Row[]): readonly Row[] {
  // "The ratio to the oracle of LexRank": the oracle is the column's.
  const rows = named.filter(({ name }) =>
    named.every((other) => {
      if (other.name === name) return true
      const { columns } = columnsAsked(grid, asked, other.name)
      const [column] = columns
      return !(
        columns.length === 1 &&
        column !== undefined &&
        [...stemsOf(name)].every((stem) => stemsOf(grid.columns[column] ?? '').has(stem))
      )
    }),
  )
  return rows.length > 0 ? rows : named
}

/** True where the question says a word of another column that neither the row nor the chosen columns have. */
export function asksOtherColumn(
  grid: Grid,
  asked: ReadonlySet<string>,
  row: string,
  chosen: readonly number[],
): boolean {
  const names = chosen.flatMap((x) => [grid.columns[x] ?? '', grid.meanings?.[x] ?? ''])
  const own = stemsOf([row, ...names].join(' '))
  return grid.columns.some(
    (column, x) =>
      x > 0 &&
      [...stemsOf(column)].some(
        (stem) => asked.has(stem) && !own.has(stem) && !anyMethod.has(stem) && !isFaint(stem),
      ),
  )
}

const keyed = /([\p{L}_]+)\s*(?:=|of|is|was|at)\s*(\d+(?:\.\d+)?)(?![\p{L}\d%])/gu

/** "For alpha = 2.0": the row whose first cell holds that value under that name. */
export function rowKeyed(grid: Grid, text: string): Row | null {
  const name = stemsOf(grid.columns[0] ?? '')
  for (const [, label = '', value] of text.matchAll(keyed)) {
    if (name.size !== 1 || ![...stemsOf(label)].every((stem) => name.has(stem))) continue
    const rows = grid.rows.filter(({ cells }) => {
      const key = cells[0] ? cellNumber(cells[0].text) : null
      return key !== null && key.value === Number(value)
    })
    return rows.length === 1 ? (rows[0] ?? null) : null
  }
  return null
}

const year = /\b(?:19|20)\d\d\b/g

/** "Ladder network Ross et al. (2015)": whose it is. */
const cited =
  /\s\p{Lu}[\p{L}'’-]+(?:,? (?:&|and) \p{Lu}[\p{L}'’-]+|,? et al\.?)?,? \(?(?:19|20)\d\d[a-z]?\)?$/u

/** "Ladder network [12]": the same by its number among the references. */
const numbered = / ?\[\d[\d, –-]{0,20}\]$/u

const bracketed = /\(([^()]+)\)/u
const names = (stem: string) => !anyMethod.has(stem) && !/^\d/.test(stem)

/**
 * The rows that a question names: by their whole names, the same without their years and references, by their first cells without
 * what stands in brackets, or by what stands there: "the big model" is "Walker (big)".
 */
export function rowsNamed(grid: Grid, asked: ReadonlySet<string>, question = ''): readonly Row[] {
  const rows = grid.rows.filter(({ name }) => isSameSide(name, question))
  const isAsked = (name: string) => {
    const stems = [...stemsOf(name)]
    return stems.length > 0 && stems.every((stem) => asked.has(stem))
  }
  const whole = rows.filter(
    ({ name, meaning = '' }) =>
      [name, meaning, languagesSpelled(name)].some(isAsked) || abbreviates(name, asked),
  )
  if (whole.length > 0) return whole
  const counted = rows.filter(
    ({ name }) => countingName.test(name) && isAsked(name.replace(countingName, '')),
  )
  if (counted.length > 0 && /\bhow many\b/i.test(question)) return counted
  const withoutYear = rows.filter(({ name }) =>
    [year, cited, numbered]
      .map((form) => name.replace(form, ' '))
      .some((bare) => bare !== name && isAsked(bare)),
  )
  if (withoutYear.length > 0) return withoutYear
  const parted = partedRows(rows, isAsked)
  return parted.length > 0 ? parted : rows.filter(({ name }) => runTogether(name, question) !== '')
}

/** True for one of the cells that name a row, asked for whole, without what stands in brackets, or by that. */
function isPartAsked(part: string, isAsked: (name: string) => boolean): boolean {
  if (isAsked(part)) return true
  if (!part.includes('(')) return false
  const inside = bracketed.exec(part)?.[1] ?? ''
  return (
    isAsked(part.replace(/\s*\([^()]*\)\p{Ll}?$/u, '')) ||
    ([...stemsOf(inside)].some(names) && isAsked(inside))
  )
}

/**
 * Rows by the cells that name them: those of which most are asked for, "Walker · supervised" before "Walker". A later
 * cell alone names a row where no other row has it, or where its first one stands for many rows.
 */
function partedRows(rows: readonly Row[], isAsked: (name: string) => boolean): readonly Row[] {
  const times = new Map<string, number>()
  for (const { parts } of rows)
    for (const part of parts) times.set(part, (times.get(part) ?? 0) + 1)
  const isShared = (part = '') => (times.get(part) ?? 0) > 1
  const scored = rows.flatMap((row) => {
    const asked = row.parts.filter((part) => isPartAsked(part, isAsked))
    const [first = ''] = row.parts
    const isNamed =
      asked.includes(first) || asked.some((part) => !isShared(part) || isShared(first))
    return isNamed ? [{ row, count: asked.length }] : []
  })
  const most = Math.max(...scored.map(({ count }) => count))
  return scored.filter(({ count }) => count === most).map(({ row }) => row)
}

const fewestLetters = 6

/** The words of a question that a page set as one in the name of a row: "Walker large" for "WalkerLARGE"; else empty. */
export function runTogether(name: string, question: string): string {
  if (name.length < fewestLetters || !/^\p{L}+\d*$/u.test(name)) return ''
  const words = question.split(/[^\p{L}\p{N}]+/u)
  const at = words.findIndex(
    (word, x) => `${word}${words[x + 1] ?? ''}`.toLowerCase() === name.toLowerCase(),
  )
  return at < 0 ? '' : `${words[at]} ${words[at + 1] ?? ''}`
}

/** "Number of failures" is the row of "How many failures?". */
const countingName = /^(?:the )?(?:total )?(?:numbers?|no\.?|counts?) (?:of )?(?:total )?/i
const below = /<|≤|\b(?:below|under|less than|lower than|fewer than|at most|up to)\b/i
const above =
  />|≥|\b(?:above|over|more than|greater than|higher than|at least|or more|exceeding)\b/i

/** False where a row's name is bounded from one side ("< 350 m") and the question from the other. */
export const isSameSide = (name: string, question: string): boolean =>
  !(below.test(name) && above.test(question) && !below.test(question)) &&
  !(above.test(name) && below.test(question) && !above.test(question))

/** Rows without those whose names are only part of another's: "Google" in "Google Scholar". */
export const longest = (rows: readonly Row[]) =>
  rows.filter(({ name }) => {
    const stems = [...stemsOf(name)]
    return !rows.some((other) => {
      const more = stemsOf(other.name)
      return more.size > stems.length && stems.every((stem) => more.has(stem))
    })
  })

/** True for the row of what a thing is without: "w/o salt". */
export const lacks = ({ name }: Row): boolean => /^(?:w\/o|without|no|[−–-])\s/i.test(name)

/** "The recall of Walker without salt": the row "w/o salt", and not Walker's own. */
export function ablated(rows: readonly Row[], question: string): readonly Row[] {
  if (!/\bwithout\b/i.test(question)) return rows
  const without = rows.filter(lacks)
  return without.length === 1 ? without : rows
}

const holdsNumber = (text: string) => cellNumber(text) !== null || isWhole(text)

/** The columns that hold numbers, apart from those that only label their rows. */
export const measured = (grid: Grid) =>
  grid.columns.flatMap((column, x) => {
    const cells = grid.rows.filter(({ cells: row }) => holdsNumber(row[x]?.text ?? ''))
    return x > 0 && (column !== '' || isHeadless(grid)) && cells.length >= 0.5 * grid.rows.length
      ? [x]
      : []
  })

/** "How many GPUs?": the only row that counts them, in a table with one column of numbers. */
export function rowCounting(grid: Grid, question: Question): Row | null {
  const thing = countsAsked(question)
  const rows = grid.rows.filter(({ name }) => [...stemsOf(name)].at(-1) === thing)
  return thing !== null && rows.length === 1 && measured(grid).length === 1
    ? (rows[0] ?? null)
    : null
}
