import type { Claim } from '../../evidence/claim.ts'
import { nameAsked } from '../question/definition-asked.ts'
import { people } from '../question/people-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import type { Stems } from './candidates.ts'
import { countsAsked } from './counted-phrase.ts'
import { lacksPart } from './demand-of-part.ts'
import { isCellAsked, isEvident } from './evident.ts'
import { leavesUnnamed } from './limits-of.ts'
import { tellsWhatFor } from './purpose-cues.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Ranking } from './ranking.ts'
import { chanceOfAnswer } from './refusal.ts'
import { onlyRestates } from './restating.ts'
import { surenessRow } from './sureness.ts'

/** The chance at least of what counts the things asked for, or is the row that is meant. */
const chanceOfEvident = 0.6

/** Passages, of which one leads. */
export type Shown = readonly [RankedCandidate, ...RankedCandidate[]]

/**
 * The chance that the first of the passages shown answers.
 * @param inOrder all that could be shown, by which it is judged
 */
export function sureOf(
  { asking, chance }: Ranking,
  [lead, next]: Shown,
  claims: readonly Claim[],
  inOrder: readonly RankedCandidate[],
): number {
  const { document, asked, model } = asking
  const tellsPurpose = (passage: RankedCandidate | undefined) =>
    passage !== undefined && tellsWhatFor(asked.stems, passage.text)
  const weighed = chanceOfAnswer(surenessRow(lead, inOrder, chance), model.sureness)
  const isPlain =
    isEvident(document, asked, lead) ||
    isCellAsked(asked, claims[0]?.text ?? '') ||
    // What it was done for may stand behind what that points at.
    (asked.type === 'why' && (tellsPurpose(lead) || tellsPurpose(next)))
  return isPlain ? Math.max(weighed, chanceOfEvident) : weighed
}

/** True where a passage that leads, though it ranks well, has a sign that it is not what was asked for. */
export function isDoubtful({ asking, topic }: Ranking, lead: RankedCandidate): boolean {
  const { asked } = asking
  return (
    nameAsked(asked) !== null ||
    isUnheard(asked, topic) ||
    onlyRestates(asked, lead.text) ||
    leavesUnnamed(asked.text, lead.text) ||
    lacksPart(asked, lead, topic) ||
    countsOthers(asked, topic, lead.stems)
  )
}

/** True of a question for yes or no in a word of a field that the paper never uses. */
export const isUnheard = ({ type }: Question, { unheard }: Topic): boolean =>
  type === 'yes-no' && unheard

const anyPeople = new RegExp(`\\b${people}\\b`, 'iu')
/** True where what is counted goes by another name than the one asked for: patients for responders. */
function countsOthers(asked: Question, { kin }: Topic, stems: Stems): boolean {
  const thing = countsAsked(asked)
  if (thing === null || anyPeople.test(asked.text)) return false
  return !stems.has(thing) && kin.has(thing)
}
