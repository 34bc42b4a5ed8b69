import { tokens, type Word } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import type { Contradiction } from './premise.ts'
import { isOf } from './premise-directions.ts'
import { labelled } from './premise-numbers.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './rank-candidates.ts'

const figure = /(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?\s?%?(?![\p{L}\d])/gu
const looked = 60
/** Where a sentence goes on to the other of two: "35% of the oaks, and 21% of the elms". */
const parting = /;\s|,\s|\s(?=(?:and|while|whereas|but|versus|vs|against|compared|than)\b)/iu

/** What joins the parts of a sentence is nothing that a number is told of. */
const joining = /^(?:and|while|whereas|but|versus|vs|against|compared|than|respectively|only)$/

/** A number with the words that it may be told of: the one before it, and the one after it. */
interface Told {
  readonly part: string
  readonly value: string
  readonly place: { readonly start: number; readonly end: number }
  readonly before: Word | undefined
  readonly after: Word | undefined
}

const plain = (value: string) => value.replaceAll(',', '').replace(/\s/g, '')

const isName = ({ text }: Word) =>
  !/\d/.test(text) && !joining.test(text) && topicStems(text).some((stem) => !isFaint(stem))

/** The first number of a part of a sentence with what it may be told of: "the oaks had 35%", "oaks (35%)", "35% of the oaks". */
function toldIn(part: string): Told | null {
  const [found] = part.matchAll(figure)
  if (found === undefined) return null
  const names = tokens(part).filter(isName)
  const place = { start: found.index, end: found.index + found[0].trimEnd().length }
  const before = names.filter((word) => word.end <= place.start)
  return {
    part,
    value: plain(found[0]),
    place,
    before: part[place.start - 1] === '(' ? before.at(-1) : before[0],
    after: names.find((word) => word.start >= place.end),
  }
}

/** The words from a number to what it is told of. */
const wordsTo = (part: string, word: Word, { start, end }: Told['place']) =>
  part.slice(Math.min(word.start, start), Math.max(word.end, end))

/** The figures that a question takes for granted; years and the numbers of names are none. */
const figuresIn = (text: string) =>
  [...text.matchAll(figure)].filter(
    ({ 0: value, index }) =>
      /[%.]|\d\d/.test(value) &&
      !/^(?:19|20)\d\d$/.test(value.trim()) &&
      !labelled.test(text.slice(0, index)),
  )

/** What each of two numbers of a kind is told of, where it stands alike beside both; null where they are of one thing. */
function ownersOf(one: Told, other: Told): readonly [Word, Word] | null {
  if (one.value.endsWith('%') !== other.value.endsWith('%')) return null
  const [mine, theirs] =
    one.before && other.before ? [one.before, other.before] : [one.after, other.after]
  return mine && theirs && !isOf(theirs, mine.stem) ? [mine, theirs] : null
}

/**
 * The passage that gives a number of a question to the other of two things: "35% of the elms" where it says "35% of the
 * oaks and 21% of the elms". None where any passage has the number and the thing without setting them apart.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function otherOwner(
  { text: question, stems }: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  const isAsked = (word: Word) => stems.some((stem) => isOf(word, stem))
  for (const { 0: value, index } of figuresIn(question)) {
    const isValue = (one: string) => plain(one) === plain(value)
    const holding = ranked
      .slice(0, looked)
      .filter(
        (one) =>
          one.kind !== 'table' &&
          !isOthers(one) &&
          [...one.text.matchAll(figure)].some(([each]) => isValue(each)),
      )
    const found = holding.flatMap((passage) => {
      const parts = passage.text.split(parting).map(toldIn)
      return parts.flatMap((one, at) => {
        if (one === null || !isValue(one.value)) return []
        const beside = [parts[at - 1], parts[at + 1]]
        return beside.flatMap((other) => {
          const owners = other ? ownersOf(one, other) : null
          return owners && !isAsked(owners[0]) && isAsked(owners[1])
            ? [{ passage, told: wordsTo(one.part, owners[0], one.place), owner: owners[1] }]
            : []
        })
      })
    })
    const [first] = found
    if (!first) continue
    const { passage, told, owner } = first
    const isTold = holding.some(
      (each) => each.stems.has(owner.stem) && !found.some((apart) => apart.passage === each),
    )
    const word = tokens(question).find((each) => isOf(each, owner.stem))
    if (isTold || word === undefined) continue
    const place = { start: index, end: index + value.trimEnd().length }
    return { passage, premise: saysOtherwise(wordsTo(question, word, place), told) }
  }
  return null
}
