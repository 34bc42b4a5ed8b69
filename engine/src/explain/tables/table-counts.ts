import { stem, tokens } from '../../text/tokens.ts'
import { cellNumber } from '../text/numbers.ts'
import { topicStems } from '../text/words.ts'
import { stemsOf } from './table-columns.ts'
import type { Grid } from './table-grid.ts'

/** Words by which any count may be asked for: "how many … were measured". */
const anyCount = new Set(
  topicStems(
    'measured observed sampled collected recorded studied included tested analysed examined counted diagnosed there',
  ),
)
/** True for a stem that says only that something was counted. */
export const isOfCounting = (word: string): boolean => anyCount.has(word)

// "n" and "na" with the letter of its note; "No. of cells", "Total sampled".
const counts =
  /^(?:[nN][\p{Ll}*†‡§]?|#|no\.?|numbers?|counts?|totals?|sample size|total \p{L}+)$|\b(?:nos?\.?|numbers?|#|counts?) (?:of )?\p{L}|\b[nN]$/iu
/** A name that says that it counts, and not what. */
const bare = /^(?:(?:sample )?[nN][\p{Ll}*†‡§]?|#|no\.?|numbers?|counts?|totals?|sample size)$/iu

const symbol = /^\p{L}{1,2}$|^\p{L}+_/u

/** "1.5M (2 %)", "20k". */
const inThousands = /^[~≈]?\d[\d.,]*\s?[kKMB](?:\s?\([^()]*\))?$/
/** A count with the share that it is: "2219 45%". */
const ofShare = /\s\(?\d+(?:\.\d+)?\s?%\)?$/

/** True for a cell that holds a whole number. */
export const isWhole = (text: string): boolean => {
  if (inThousands.test(text)) return true
  const number = cellNumber(text.replace(ofShare, ''))
  return number !== null && number.decimals === 0 && !number.percent
}

const says = (text: string, thing: string) =>
  tokens(text).some((word) => word.stem === thing || stem(word.text.replace(/s$/, '')) === thing)

/**
 * The column that counts a thing: by its name, by what the legend says that it stands for, or the one plain "n" of a
 * table whose legend speaks of the thing; null when there is none, or more than one.
 */
export function columnCounting(grid: Grid, thing: string): number | null {
  const wholes = grid.columns.flatMap((name, x) => {
    const cells = grid.rows.flatMap(({ cells: row }) => (row[x]?.text ? [row[x]?.text ?? ''] : []))
    return x > 0 &&
      name !== '' &&
      cells.length > 0 &&
      cells.filter(isWhole).length > 0.6 * cells.length
      ? [x]
      : []
  })
  const meaning = (x: number) => grid.meanings?.[x] ?? ''
  const named = wholes.filter((x) =>
    [grid.columns[x] ?? '', meaning(x)].some((name) => counts.test(name) && says(name, thing)),
  )
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  const plain = wholes.filter((x) => bare.test(grid.columns[x] ?? ''))
  // Among other symbols ("N", "h", "d_k") a letter may stand for anything.
  if (wholes.some((x) => symbol.test(grid.columns[x] ?? '') && !plain.includes(x))) return null
  const isSpokenOf = says(`${grid.legend ?? ''} ${grid.group} ${grid.columns[0] ?? ''}`, thing)
  return plain.length === 1 && isSpokenOf ? (plain[0] ?? null) : null
}

/** True for the name of a setting ("vocab_size") whose parts begin the words asked for ("vocabulary size"). */
export function abbreviates(name: string, asked: ReadonlySet<string>): boolean {
  if (!/^[\p{L}\d]+(?:_[\p{L}\d]+)+$/u.test(name)) return false
  return [...stemsOf(name)].every((part) =>
    [...asked].some((word) => word === part || (part.length >= 3 && word.startsWith(part))),
  )
}
