import type { Cell } from '../../document/paper-document.ts'
import { cellNumber } from '../text/numbers.ts'

/** "×10^6", below the name of a column, is its unit. */
const power = /^\(?[×x*·⋅]\s?10/

/** True for a cell that begins with a number, or tells how many there are ("n = 20"). */
export const numeric = (cell: Cell | null | undefined): boolean =>
  /^[^\p{L}]*\d|^\(?[nN]\s?=\s?\d/u.test(cell?.text ?? '') && !power.test(cell?.text ?? '')

const nothing = /^(?:[–—−-]+|\W*(?:n\/?[ad]|n\.a\.?|none|nil|oom)\W*)$/i

/** True for words that say that there is nothing: they are no part of a name. */
export const isNothing = (text: string): boolean => nothing.test(text)

/** True for a number and nothing else. */
export const bareNumber = (text: string): boolean => cellNumber(text) !== null

export const isLabel = (cell: Cell | null | undefined): boolean =>
  Boolean(cell?.text) && !numeric(cell)
