import { generalityOf, isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { isOfCounting } from '../tables/table-counts.ts'
import { inFront } from '../text/in-front.ts'
import { isOfStudying } from '../text/studying.ts'
import { topicStems } from '../text/words.ts'
import { askedOfEach } from './counted-phrase.ts'
import { numeral } from './demand-of-quantity.ts'
import { looked } from './first-met.ts'
import { isNear, says, withKin } from './kin-in-passage.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

const asksPart =
  /\bhow many of (?:the|these|those|all|their|our) (?:[\p{L}-]+ ){1,3}?(?:were|was|are|is|had|have|has|did) (?!there\b)(.+?)\W*$/iu

/** "How many of the patients were male?" is answered by a figure beside what only some of them are. */
export function byPart(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  { kin }: Topic,
): Demanded {
  const stems = topicStems(asksPart.exec(question.text)?.[1] ?? '')
  if (stems.length === 0) return ranked
  const says = ({ stems: own }: RankedCandidate, stem: string) =>
    [stem, ...(kin.get(stem) ?? [])].some((one) => own.has(one))
  const met = ranked
    .slice(0, looked)
    .filter(
      (one) =>
        one.kind !== 'table' && numeral.test(one.text) && stems.every((stem) => says(one, stem)),
    )
  return inFront(met, ranked)
}

const general = 0.5
/** What bounds the things themselves stands before what is asked of them: "of the plots with alders flooded". */
const bounding = /^(?:with|without|in|on|at|from|of|who|that|which)\b/i

/**
 * True where "how many of the plots were wet" meets a passage that says nothing of what is asked of each, in no word
 * for it: a count of all is none of a part.
 */
export function lacksPart({ text }: Question, lead: RankedCandidate, topic: Topic): boolean {
  const asked = askedOfEach(text) ?? ''
  const forms = withKin(asked, topic).filter(
    ([stem = '']) => !isFaint(stem) && !isOfCounting(stem) && !isOfStudying(stem),
  )
  const meant = bounding.test(asked) ? forms.slice(-1) : forms
  // What is general need not be said again: "Each had a class of its own. The hundred longest words were taken."
  const isSaid = (one: readonly string[]) =>
    says(lead, one) || (generalityOf(one[0] ?? '') >= general && isNear(lead, one))
  return meant.length > 0 && !meant.some(isSaid)
}
