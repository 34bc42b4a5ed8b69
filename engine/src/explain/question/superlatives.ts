import { tokens, type Word } from '../../text/tokens.ts'
import { areContrary } from './contraries.ts'

const irregular: ReadonlyMap<string, string> = new Map([
  ['best', 'better'],
  ['worst', 'worse'],
  ['most', 'more'],
  ['least', 'less'],
  ['fewest', 'fewer'],
])
const regular = /^(\p{L}{2,})est$/u

/** The comparative of a superlative, "higher" of "highest"; null for other words. */
export const comparativeOf = (word: string): string | null => {
  const root = regular.exec(word)?.[1]
  return irregular.get(word) ?? (root === undefined ? null : `${root}er`)
}

const formOf = (comparative: string) => tokens(comparative)[0] as Word
/** Whether a comparative says the same as another one (1), its contrary (-1), or something else (0). */
export function directionBeside(one: string, other: string): 1 | -1 | 0 {
  if (one === other) return 1
  return areContrary(formOf(one), formOf(other)) ? -1 : 0
}
