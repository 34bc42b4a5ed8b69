import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { topicStems } from '../text/words.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

/** "Is age a risk factor for falls?", "Was rain an important cause of it?": what it is said of, and what is said. */
const naming =
  /^\W*(?:is|are|was|were) (?:the |an? )?((?:(?!(?:there|it|this|that|these|they|the|an?|any)\b)[\p{L}\p{N}-]+ ){1,4}?)(?:an?|the|one of the) (?:(?:very|statistically|potential|possible|independent|significant|important|main|major|strong|key|known|good|useful|reliable|relevant) )*((?:risk |prognostic |confounding |limiting )?(?:factors?|predictors?|determinants?|causes?|drivers?|markers?|biomarkers?|indicators?|confounders?|reasons?|barriers?)) (?:for|of|in|to)\b/iu
const looked = 60

/** "Is age a risk factor?" is answered by what speaks of age; where nothing does that is near, there is no answer. */
export function byPredicate(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  { kin }: Topic,
): Demanded {
  const subject = question.type === 'yes-no' ? naming.exec(question.text)?.[1] : undefined
  const named = topicStems(subject ?? '').filter((stem) => !isFaint(stem))
  if (subject === undefined || named.length === 0) return ranked
  const said = ({ stems }: RankedCandidate) =>
    named.filter((stem) => [stem, ...(kin.get(stem) ?? [])].some((one) => stems.has(one))).length
  const near = ranked
    .slice(0, looked)
    .filter((one) => one.kind !== 'table' && one.kind !== 'caption' && said(one) > 0)
  const most = Math.max(...near.map(said))
  const met = near.filter((one) => said(one) === most)
  return met.length > 0 ? met : { lacking: `no passage says that of the ${subject.trim()}` }
}
