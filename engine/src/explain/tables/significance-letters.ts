import type { Cell } from '../../document/paper-document.ts'

/** A value with the letters of its group run into it: "50.9cd". */
const lettered = /^([−–-]?\d[\d.,]*\s?%?)(\p{Ll}{1,3}|\p{Lu}{1,2})$/u
/** Letters that a table groups its values by go in order from the first. */
const ofGroups = /^(?:[a-h]{1,3}|[A-H]{1,2})$/
const fewest = 3

const lettersBy = new WeakMap<Cell, string>()

/** The letters that a cell read here stood with; empty for all others. */
export const groupLetters = (cell: Cell): string => lettersBy.get(cell) ?? ''

/**
 * Rows whose values stand without the letters that say which of them do not differ ("50.9cd", where others have "a",
 * "b"): those are notes on a value. Letters of one kind alone may be a unit and stay.
 */
export function withoutLetters(
  rows: readonly (readonly (Cell | null)[])[],
): readonly (readonly (Cell | null)[])[] {
  const found = rows.flatMap((row) => row.flatMap((cell) => lettersOf(cell) ?? []))
  if (found.length < fewest || new Set(found).size < 2) return rows
  return rows.map((row) => row.map((cell) => bare(cell)))
}

function lettersOf(cell: Cell | null): string | null {
  const letters = lettered.exec(cell?.text ?? '')?.[2] ?? ''
  return ofGroups.test(letters) ? letters : null
}

function bare(cell: Cell | null): Cell | null {
  const letters = lettersOf(cell)
  if (cell === null || letters === null) return cell
  const text = cell.text.slice(0, -letters.length).trimEnd()
  const cut = cell.text.length - text.length
  const span = cell.span && { start: cell.span.start, end: cell.span.end - cut }
  const without: Cell = { ...cell, text, span }
  lettersBy.set(without, letters)
  return without
}
