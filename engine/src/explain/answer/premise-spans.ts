import { smallNumbers } from '../../text/numbers.ts'
import { stem, tokens } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { onlySupposes } from './premise-guards.ts'
import { numberOf } from './premise-numbers.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

const unit = 'minute|hour|day|week|month|year'
/** "A 12-week", "an eight week", "two-hour-long". */
const span = new RegExp(
  `(?<![\\p{L}\\d.,–-])(\\d{1,3}|${smallNumbers.slice(2).join('|')})[ \\u00a0‐–-](${unit})(?:[ -]long)?(?= \\p{L})`,
  'giu',
)
/** The same length in any form: "12 weeks", "for twelve consecutive weeks". */
const anyLength = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,3}|${smallNumbers.slice(2).join('|')})[ \\u00a0‐–-](?:\\p{L}{4,12} )?(${unit})`,
  'giu',
)
/** What a study has that takes its time. */
const lasting = new Set(
  `course program programme treatment therapy training intervention trial study follow-up period session class lesson diet
  regimen phase experiment test interview interval delay washout stay workshop visit recording task walk break season`
    .split(/\s+/)
    .map(stem),
)
/** So many words may stand between a length and what it is of: "an eight-week group reading course". */
const reach = 6
const apart = /[.,;:()[\]]| (?:of|in|on|at|for|to|with|after|before|and|or|was|were|is|are) /

interface Lasting {
  readonly value: string
  readonly unit: string
  readonly thing: string
  readonly said: string
}

/** What a text says how long it is, each with its own words. */
function lengthsIn(text: string): Lasting[] {
  return [...text.matchAll(span)].flatMap(({ 0: whole, 1: number = '', 2: unit = '', index }) => {
    const from = index + whole.length
    const thing = tokens(text.slice(from, from + 120))
      .slice(0, reach)
      .find((word) => lasting.has(word.stem))
    const said = thing ? text.slice(index, from + thing.end) : ''
    const value = numberOf(number.toLowerCase())
    return thing && value !== null && !apart.test(said)
      ? [{ value, unit: unit.toLowerCase(), thing: thing.stem, said }]
      : []
  })
}

const giveLength = (text: string, { value, unit }: Lasting) =>
  [...text.matchAll(anyLength)].some(
    ([, number = '', of = '']) =>
      numberOf(number.toLowerCase()) === value && of.toLowerCase() === unit,
  )

/**
 * The passage by which what a question takes to be of one length is of another: "an eight-week course" for "the 12-week
 * course". None where any passage has the question's length of anything, or lengths of such things that differ.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function otherSpan(
  { text: question }: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  const [asked, another] = lengthsIn(question)
  if (!asked || another || ranked.some(({ text }) => giveLength(text, asked))) return null
  const told = ranked
    .filter(
      (one) => one.stems.has(asked.thing) && !isOthers(one) && !onlySupposes(one.text, question),
    )
    .flatMap((passage) =>
      lengthsIn(passage.text)
        .filter(({ thing }) => thing === asked.thing)
        .map((length) => ({ passage, length })),
    )
  const [first] = told
  const isOpen = told.some(
    ({ length }) => length.value !== first?.length.value || length.unit !== first.length.unit,
  )
  return first && !isOpen && first.length.unit === asked.unit
    ? { passage: first.passage, premise: saysOtherwise(asked.said, first.length.said) }
    : null
}
