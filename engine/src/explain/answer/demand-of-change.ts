import { stem } from '../../text/tokens.ts'
import { directionOf, isChange } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { looked } from './first-met.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

const asks =
  /^\W*(?:did|does|do|has|have) (?:the |an? |its |their )?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (\p{L}+)(?: (?:in|over|during|with|after|at|among|between|from|through|for|when|across)\b.*)?\W*$/iu

/** How else a text tells that a thing changed, or did not. */
const ofChange =
  /\b(?:chang\w*|differ\w*|trends?|stable|constant|similar|same|better|worse|poorer|than|significant\w*|effects?|affect\w*|from [^.;]{1,40} to|vs|versus)\b/i

/** "Did survival improve over the period?" is answered by what speaks of survival, whatever else happened in the period. */
export function byChange(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  { kin }: Topic,
): Demanded {
  const [, subject = '', verb = ''] =
    question.type === 'yes-no' ? (asks.exec(question.text) ?? []) : []
  const noun = topicStems(subject).at(-1)
  if (noun === undefined || !isChange(stem(verb.toLowerCase()))) return ranked
  const names = [noun, ...(kin.get(noun) ?? [])]
  const met = ranked
    .slice(0, looked)
    .filter(
      ({ stems, text }) =>
        names.some((one) => stems.has(one)) &&
        (ofChange.test(text) || [...stems].some((one) => directionOf(one) !== null)),
    )
  return met.length > 0
    ? inFront(met, ranked)
    : { lacking: `no passage says that of the ${subject}` }
}
