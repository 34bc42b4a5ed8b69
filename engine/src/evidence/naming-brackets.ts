import { areSpelledBy, endSpelledBy } from '../document/spelled-by.ts'
import type { Span } from '../text/span.ts'

const bracket = /(?<=[\p{L}\p{N}]) [([]([^()[\]]{2,80})[)\]]/gu
const shortName = /^\p{L}[\p{L}\p{N}-]{0,8}[\p{L}\p{N}]$/u
const shortBefore = /(?<![\p{L}\p{N}-])(\p{Lu}[\p{L}\p{N}-]{0,6}[\p{Lu}\p{N}])$/u

/** Brackets that hold only another name of what stands right before them: "BMI (body mass index)", "interleukin-6 (IL-6)". */
export const namingBrackets = (text: string): Span[] =>
  [...text.matchAll(bracket)].flatMap(({ index, 0: whole, 1: inside = '' }) => {
    const before = text.slice(0, index)
    const short = shortBefore.exec(before.slice(-10))?.[1]
    const isName =
      (short !== undefined && areSpelledBy(inside, short)) ||
      (shortName.test(inside) && endSpelledBy(before, inside) !== null)
    return isName ? [{ start: index + 1, end: index + whole.length }] : []
  })
