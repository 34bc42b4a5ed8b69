import { tokens, type Word } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { isOf } from './premise-directions.ts'
import { labelled } from './premise-numbers.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'
import { figure, isYear, numbersTold, ownersOf, plainNumber, type Told } from './told-numbers.ts'

const looked = 60

/** The words from a number to what it is told of. */
const wordsTo = (part: string, word: Word, { start, end }: Told['place']) =>
  part.slice(Math.min(word.start, start), Math.max(word.end, end))

/** The figures that a question takes for granted; years and the numbers of names are none. */
const figuresIn = (text: string) =>
  [...text.matchAll(figure)].filter(
    ({ 0: value, index }) =>
      /[%.]|\d\d/.test(value) && !isYear(value) && !labelled.test(text.slice(0, index)),
  )

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
    const isValue = (one: string) => plainNumber(one) === plainNumber(value)
    const holding = ranked
      .slice(0, looked)
      .filter(
        (one) =>
          one.kind !== 'table' &&
          !isOthers(one) &&
          [...one.text.matchAll(figure)].some(([each]) => isValue(each)),
      )
    const found = holding.flatMap((passage) => {
      const parts = numbersTold(passage.text)
      return parts.flatMap((one, at) => {
        if (one === null || !isValue(one.value)) return []
        const beside = [parts[at - 1], parts[at + 1]]
        return beside.flatMap((other) => {
          // "Of oaks 12 leaves, and of elms 12": both have it.
          const owners = other && !isValue(other.value) ? ownersOf(one, other) : null
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
