import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { numeral } from './demand-of-quantity.ts'
import { looked } from './first-met.ts'
import type { Demanded, RankedCandidate } from './rank-candidates.ts'

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
