import { generality } from '../../text/general-words.ts'
import { tokens } from '../../text/tokens.ts'
import { people } from '../question/people-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { onlyAnnounces } from './announces.ts'
import { countsAsked } from './counted-phrase.ts'
import { lacksPart } from './demand-of-part.ts'
import { lacksValue } from './demand-of-value.ts'
import { givesAmount } from './despite.ts'
import { leavesUnnamed } from './limits-of.ts'
import { ofLongerName } from './longer-name.ts'
import { harmless } from './misfit-wants.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import { onlyRestates } from './restating.ts'

const anyPeople = new RegExp(`\\b${people}\\b`, 'iu')

/** True where what is counted goes by another name than the one asked for: patients for responders. */
function countsOthers(asked: Question, { kin }: Topic, { stems }: RankedCandidate): boolean {
  const thing = countsAsked(asked)
  return thing !== null && !anyPeople.test(asked.text) && !stems.has(thing) && kin.has(thing)
}

/** "Which lens was used?", "Through what lens do they look?": the thing that is asked for, before its verb. */
const asksThing =
  /^\W*(?:\p{Ll}+ )?(?:which|what) ((?:(?!(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|must|may)\b)[\p{L}\p{N}-]+ ){1,4})(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|must|may)\b/iu
/** Below this a word is of some fields only. */
const leastGeneral = 0.5

/** True where the very thing that a question asks for is nowhere in the paper, by a word of a field. */
function asksUnheard({ text }: Question, { missing }: Topic): boolean {
  const head = tokens(asksThing.exec(text)?.[1] ?? '').at(-1)?.stem
  return head !== undefined && missing.has(head) && generality(head) < leastGeneral
}

/**
 * True for a passage that may lead an answer, and is not to be told as a sure one whatever its words weigh: it says over
 * again what was asked or that it was looked into, is of something else or of a part of it, or gives no amount or
 * value where one is asked for.
 */
export const isDoubtful = (asked: Question, lead: RankedCandidate, topic: Topic): boolean =>
  onlyRestates(asked, lead.text) ||
  onlyAnnounces(asked, lead) ||
  asksUnheard(asked, topic) ||
  leavesUnnamed(asked.text, lead.text) ||
  (ofLongerName(asked)?.(lead) ?? false) ||
  (harmless(asked)?.(lead) ?? false) ||
  lacksPart(asked, lead, topic) ||
  (asked.type === 'how-many' && !givesAmount(lead.text)) ||
  countsOthers(asked, topic, lead) ||
  lacksValue(asked, lead)
