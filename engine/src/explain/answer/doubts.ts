import { people } from '../question/people-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { onlyAnnounces } from './announces.ts'
import { countsAsked } from './counted-phrase.ts'
import { lacksPart } from './demand-of-part.ts'
import { givesAmount } from './despite.ts'
import { leavesUnnamed } from './limits-of.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import { onlyRestates } from './restating.ts'

const anyPeople = new RegExp(`\\b${people}\\b`, 'iu')

/** True where what is counted goes by another name than the one asked for: patients for responders. */
function countsOthers(asked: Question, { kin }: Topic, { stems }: RankedCandidate): boolean {
  const thing = countsAsked(asked)
  return thing !== null && !anyPeople.test(asked.text) && !stems.has(thing) && kin.has(thing)
}

/**
 * True for a passage that may lead an answer, and is not to be told as a sure one whatever its words weigh: it says over
 * again what was asked or that it was looked into, is of something else or of a part of it, or gives no amount where one is
 * asked for.
 */
export const isDoubtful = (asked: Question, lead: RankedCandidate, topic: Topic): boolean =>
  onlyRestates(asked, lead.text) ||
  onlyAnnounces(asked, lead) ||
  leavesUnnamed(asked.text, lead.text) ||
  lacksPart(asked, lead, topic) ||
  (asked.type === 'how-many' && !givesAmount(lead.text)) ||
  countsOthers(asked, topic, lead)
