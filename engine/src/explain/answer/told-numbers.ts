import { tokens, type Word } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import { topicStems } from '../text/words.ts'
import { isOf } from './premise-directions.ts'

// Of which of two things a number is told.

/** A number as it is written, with its sign of a share. */
export const figure = /(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?\s?%?(?![\p{L}\d])/gu
/** Where a sentence goes on to the other of two: "35% of the oaks, and 21% of the elms". */
const parting = /;\s|,\s|\s(?=(?:and|while|whereas|but|versus|vs|against|compared|than)\b)/iu

/** What joins the parts of a sentence is nothing that a number is told of. */
const joining = /^(?:and|while|whereas|but|versus|vs|against|compared|than|respectively|only)$/

/** A number with the words that it may be told of: the one before it, and the one after it. */
export interface Told {
  readonly part: string
  readonly value: string
  readonly place: { readonly start: number; readonly end: number }
  readonly before: Word | undefined
  readonly after: Word | undefined
}

/** A number without what only parts its digits. */
export const plainNumber = (value: string) => value.replaceAll(',', '').replace(/\s/g, '')

const isName = ({ text }: Word) =>
  !/\d/.test(text) && !joining.test(text) && topicStems(text).some((stem) => !isFaint(stem))

/** True for a number that is a year by its form. */
export const isYear = (value: string): boolean => /^(?:19|20)\d\d$/.test(value.trim())

/** The first number of a part of a sentence with what it may be told of: "the oaks had 35%", "oaks (35%)", "35% of the oaks". */
function toldIn(part: string): Told | null {
  const found = [...part.matchAll(figure)].find(([value]) => !isYear(value))
  if (found === undefined) return null
  const names = tokens(part).filter(isName)
  const place = { start: found.index, end: found.index + found[0].trimEnd().length }
  const before = names.filter((word) => word.end <= place.start)
  return {
    part,
    value: plainNumber(found[0]),
    place,
    before: part[place.start - 1] === '(' ? before.at(-1) : before[0],
    after: names.find((word) => word.start >= place.end),
  }
}

/** What each of two numbers of a kind is told of, where it stands alike beside both; null where they are of one thing. */
export function ownersOf(one: Told, other: Told): readonly [Word, Word] | null {
  if (one.value.endsWith('%') !== other.value.endsWith('%')) return null
  const [mine, theirs] =
    one.before && other.before ? [one.before, other.before] : [one.after, other.after]
  return mine && theirs && !isOf(theirs, mine.stem) ? [mine, theirs] : null
}

/** The parts of a sentence with the first number of each; null for those without one. */
export const numbersTold = (text: string): readonly (Told | null)[] =>
  text.split(parting).map(toldIn)
