import { monthNames } from '../../text/asides.ts'
import { tokens } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { isOf } from './premise-directions.ts'
import { onlySupposes } from './premise-guards.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

const looked = 30
/** So many words may stand between a deed and its date. */
const reach = 6
const date = new RegExp(
  `\\b(?:in|on|since|until|by) ((?:${monthNames})\\.? )?((?:19|20)\\d\\d)[a-e]?\\b`,
  'giu',
)
const denying = /\b(?:not|no|never|until|before|after|between)\b|n['’]t\b/iu

interface Dated {
  readonly month: string
  readonly year: string
  readonly said: string
}

/** The dates that follow soon on a deed in a text, with the words from the deed to the date. */
function datesOf(text: string, deed: string): Dated[] {
  const words = tokens(text)
  return [...text.matchAll(date)].flatMap(({ 0: whole, 1: month = '', 2: year = '', index }) => {
    const before = words.filter(({ end }) => end <= index).slice(-reach)
    const done = before.findLast((word) => isOf(word, deed))
    const said = done ? text.slice(done.start, index + whole.length) : ''
    return done && !/[.;:]\s/.test(said) && !denying.test(said)
      ? [{ month: month.trim().slice(0, 3).toLowerCase(), year, said }]
      : []
  })
}

const differ = (one: Dated, other: Dated) =>
  one.year !== other.year || (one.month !== '' && other.month !== '' && one.month !== other.month)

/**
 * The passage that gives what a why question takes for granted another date: "closed in May 1999" for "close in 2003".
 * None where any passage gives it the same one, and where the deed has more than one.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function otherTime(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  if (question.type !== 'why' || denying.test(question.text)) return null
  const [match, another] = question.text.matchAll(date)
  if (!match || another) return null
  const deed = tokens(question.text)
    .filter(({ end, stem }) => end <= match.index && question.stems.includes(stem))
    .at(-1)?.stem
  const [asked] = deed === undefined ? [] : datesOf(question.text, deed)
  if (deed === undefined || !asked) return null
  const rest = question.stems.filter(
    (stem) => stem !== deed && !asked.said.toLowerCase().includes(stem),
  )
  const told = ranked
    .slice(0, looked)
    .filter(
      (one) => one.kind !== 'table' && !isOthers(one) && !onlySupposes(one.text, question.text),
    )
    .flatMap((passage) => datesOf(passage.text, deed).map((dated) => ({ passage, dated })))
  const [first] = told
  if (!first || !told.every(({ dated }) => differ(dated, asked))) return null
  if (told.some(({ dated }) => differ(dated, first.dated))) return null
  // What was done then may have been done to something else.
  const { stems, around } = first.passage
  const shared = rest.filter((stem) => stems.has(stem) || around.has(stem)).length
  return 2 * shared >= rest.length && rest.length > 0
    ? { passage: first.passage, premise: saysOtherwise(asked.said, first.dated.said) }
    : null
}
