import { monthNames } from '../../text/asides.ts'
import type { Question } from '../question/question.ts'
import type { Misfit } from './misfit-wants.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

// A question that names a year is answered by what was so in that year.

const year = /(?<![\p{L}\d.-])(?:19|20)\d\d(?![\d-]|\p{L}{2}|s\b)/gu
/** Years of what is cited, and of what a name ends in: "(Gray, 1999)", "Gray et al. 1999", "SemEval 2010". */
const ofNames = new RegExp(
  String.raw`\([^()]*\)|\[[^[\]]*\]|\bet al\.?,? \d{4}|\b(?!(?:${monthNames}|spring|summer|autumn|fall|winter|in|since|from|until|by|during|of|before|after|between|early|late|mid)\b)(?=[\p{L}-]*\p{Lu})[\p{L}\d’'-]+ (?:19|20)\d\d\b`,
  'giu',
)
const cited = /\([^()]*\p{L}[^()]*\)|\[[^[\]]*\]|\bet al\.?,? \d{4}|\p{Lu}\p{Ll}+ \(\d{4}\)/gu
/** "2006–2012", "between 2006 and 2012", "2006/07": all years from the one to the other. */
const ranges =
  /\b((?:19|20)\d\d)\b[^.;\d]{1,30}\b((?:19|20)\d\d)\b|\b((?:19|20)\d\d)\s?[/–-]\s?(\d\d)(?!\d)/giu

const yearsOf = (text: string): number[] => (text.match(year) ?? []).map(Number)

/** The years that a question asks of; none where it names them in what it calls by a name only. */
export const yearsAsked = (question: string): readonly number[] =>
  yearsOf(question.replace(ofNames, ' '))

function holdsYear(text: string, asked: number): boolean {
  if (text.includes(String(asked))) return true
  return [...text.matchAll(ranges)].some(([, from, to, first, short]) => {
    const start = Number(from ?? first)
    const end = to === undefined ? Number(`${String(start).slice(0, 2)}${short}`) : Number(to)
    return start <= asked && asked <= end
  })
}

/** What tells of other years than the question names. */
export const ofAnotherYear: Misfit = ({ text: question }) => {
  const asked = yearsAsked(question)
  if (asked.length === 0) return null
  return ({ text, kind }) => {
    const plain = text.replace(cited, ' ')
    return (
      kind !== 'table' &&
      yearsOf(plain).length > 0 &&
      !asked.some((one) => holdsYear(plain, one) || text.includes(String(one)))
    )
  }
}

/**
 * True where what a question asks of a year is not said of that year: the paper never speaks of it, or a number leads that
 * stands by no year.
 */
export function isYearUnsaid(
  { text, type }: Pick<Question, 'text' | 'type'>,
  { text: led, around, kind }: Pick<RankedCandidate, 'text' | 'around' | 'kind'>,
  paper: string,
): boolean {
  const asked = yearsAsked(text)
  if (asked.length === 0 || kind === 'table') return false
  const isLed = asked.some((one) => holdsYear(led, one) || around.has(String(one)))
  return !(isLed || (type !== 'how-many' && asked.some((one) => holdsYear(paper, one))))
}
