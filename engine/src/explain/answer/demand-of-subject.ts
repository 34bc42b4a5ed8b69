import { tokens } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { wholesOf } from '../question/wholes-cues.ts'
import { topicStems } from '../text/words.ts'
import { looked } from './first-met.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

/** "Chosen", "done" and "made" are said in many words. */
const isGeneral = (verb: string) => topicStems(verb).every(isFaint)

const passive =
  /^\W*(?:was|were|is|are) (?:the |all |any |these |those |a |an )?((?:[\p{L}\p{N}-]+ ){0,3}?[\p{L}\p{N}-]+) (?:\p{L}+ly )?(\p{L}+(?:ed|en|wn)|made|put|set|built|done)(?: (?:at|by|in|on|with|from|for) (.+?))?\W*$/iu

const wholeStudy = /^(?:study|trial|experiment|survey)$/i

/** "Were the articles chosen at random?" is answered by what speaks of the articles and of what was done to them. */
export function bySubject(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  { kin }: Topic,
): Demanded {
  const [, subject = '', verb = '', way = ''] =
    question.type === 'yes-no' ? (passive.exec(question.text) ?? []) : []
  if (subject === '' || /^(?:it|they|this|these|those)$/i.test(subject)) return ranked
  const named = topicStems(subject)
  const noun = named.at(-1)
  if (noun === undefined) return ranked
  // Of the trial as a whole much is said that does not name it: "Blinding proved difficult".
  const isWhole = named.every((stem) => stem === noun) && wholeStudy.test(subject)
  const isSaid = ({ stems }: RankedCandidate, stem: string) =>
    [stem, ...(kin.get(stem) ?? [])].some((one) => stems.has(one))
  const isOfWhole = ({ stems }: RankedCandidate, stem: string) =>
    wholesOf(stem, noun).some((whole) => stems.has(whole))
  const says = (one: RankedCandidate, words: string) =>
    topicStems(words).some((stem) => isSaid(one, stem))
  const near = ranked.slice(0, looked)
  const lacking = `no passage says that of the ${subject}`
  // "Is batch normalization used?" asks for nothing beside the thing, by its whole name.
  if (topicStems(verb).length === 0) {
    const whole = near.filter((one) => standTogether(one.text, named))
    const kindred = named.length > 1 ? [] : near.filter((one) => isSaid(one, noun))
    const met = whole.length > 0 ? whole : kindred
    return met.length > 0 ? met : { lacking }
  }
  const met = near.filter(
    (one) =>
      (isWhole ||
        (isSaid(one, noun) &&
          named.every(
            (stem) => isSaid(one, stem) || one.around.has(stem) || isOfWhole(one, stem),
          ))) &&
      (says(one, verb) || (isGeneral(verb) && (way === '' || says(one, way)))),
  )
  return met.length > 0 ? met : { lacking, ...(way === '' && { isSign: true }) }
}

/** True when the stems stand in a row, in their order. */
function standTogether(text: string, stems: readonly string[]): boolean {
  const words = tokens(text).map(({ stem }) => stem)
  return words.some((_, at) => stems.every((stem, step) => words[at + step] === stem))
}
