import { tokens, type Word } from '../../text/tokens.ts'
import { comparativeOf, directionBeside } from '../question/superlatives.ts'
import { isOf } from './premise-directions.ts'
import { clauseEnds, supposed } from './premise-guards.ts'

// Of several that are compared, the one with the lowest yield has a lower one than any other.

const reachOfThing = 3
const reachOfNot = 4
const denying = /^(?:not|no|never|neither|nor|without|cannot|except)$/
/** What may stand behind a superlative that is said of the thing itself: "was the slowest of all". */
const ending = /^(?:of|among|in|with|at|on|to|for|and|when|overall|by)$/

/** Two sides, and the comparative by which a question orders them. */
export interface OrderAsked {
  /** A stem of each that the other has not. */
  readonly sides: readonly [string, string]
  readonly comparative: string
  /** What the one has more of, as stems: "yield"; none where it is the quality itself that is compared. */
  readonly things: readonly string[]
}

/** The last word of what a superlative is said of; null where it is said of something else. */
function saidOf(words: readonly Word[], at: number, things: readonly string[]): Word | null {
  if (words[at - 1]?.text !== 'the') return null
  const isThing = (word: Word) => things.some((thing) => isOf(word, thing))
  const [next, ...more] = words.slice(at + 1, at + 1 + reachOfThing)
  const isOfItself = things.length === 0 && (next === undefined || ending.test(next.text))
  return isOfItself
    ? (words[at] as Word)
    : ([next, ...more].find((word) => word && isThing(word)) ?? null)
}

/** How a text orders two sides by giving one of them a superlative: as asked (1), the other way (-1), with its words; null when it does not. */
export function superlativeOrder(
  text: string,
  { sides: [one, other], comparative, things }: OrderAsked,
): { readonly sign: number; readonly said: string } | null {
  for (const clause of text.split(clauseEnds)) {
    const words = tokens(clause)
    const has = (list: readonly Word[], stem: string) => list.find((word) => isOf(word, stem))
    const [first, second] = [has(words, one), has(words, other)]
    const side = first ?? second
    if (!side || (first && second) || supposed.test(clause)) continue
    for (const [at, word] of words.entries()) {
      const form = comparativeOf(word.text)
      const way = form === null ? 0 : directionBeside(form, comparative)
      const last = way === 0 ? null : saidOf(words, at, things)
      if (last === null || side.start > word.start) continue
      const isDenied = words.slice(Math.max(0, at - reachOfNot), at)
      if (isDenied.some(({ text: before }) => denying.test(before))) continue
      return { sign: way * (first ? 1 : -1), said: clause.slice(side.start, last.end) }
    }
  }
  return null
}
