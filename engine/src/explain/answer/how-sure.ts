import type { Claim } from '../../evidence/claim.ts'
import { leavesUndefined, nameAsked } from '../question/definition-asked.ts'
import { doubted } from './despite.ts'
import { isDoubtful } from './doubts.ts'
import { isCellAsked, isEvident } from './evident.ts'
import { ofOtherStudies } from './own-work-asked.ts'
import { tellsWhatFor } from './purpose-cues.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Ranking } from './ranking.ts'
import { mayTellReason } from './reason-signs.ts'
import { chanceOfAnswer } from './refusal.ts'
import { namesRival } from './rival-named.ts'
import { surenessRow } from './sureness.ts'
import { isYearUnsaid, ofAnotherYear } from './year-asked.ts'

/** The chance at least of what counts the things asked for, is the row that is meant, or tells what was done to a purpose. */
const chanceOfEvident = 0.6
/** With which a count is told: of 14 that nothing else spoke for, 6 were right. */
const chanceOfCount = 0.45

/** Passages, of which one leads. */
export type Shown = readonly [RankedCandidate, ...RankedCandidate[]]

/** The chances that a passage which leads answers. */
export interface HowSure {
  /** By which it is shown or not. */
  readonly weighed: number
  /** With which it is told: a lower one where it has a sign that it is not what was asked for. */
  readonly told: number
}

/**
 * How sure it is that the first of the passages shown answers.
 * @param inOrder all that could be shown, by which it is judged
 * @param isUnmet whether it lacks what the question demands
 * @param isSetRight whether it sets right what the question takes for granted, so that there is no reason to tell
 */
export function howSure(
  { asking, topic, chance, isUnheard, isOthers }: Ranking,
  [lead, next]: Shown,
  claims: readonly Claim[],
  inOrder: readonly RankedCandidate[],
  { isUnmet, isSetRight }: { readonly isUnmet: boolean; readonly isSetRight: boolean },
): HowSure {
  const { document, asked, model } = asking
  const tellsPurpose = (passage: RankedCandidate | undefined) =>
    passage !== undefined && tellsWhatFor(asked.stems, passage.text)
  const learned = chanceOfAnswer(surenessRow(lead, inOrder, chance), model.sureness)
  const isPlain =
    isEvident(document, asked, lead) ||
    isCellAsked(asked, claims[0]?.text ?? '') ||
    // What it was done for may stand behind what that points at.
    (asked.type === 'why' && (tellsPurpose(lead) || tellsPurpose(next)))
  const atLeast = (least: number) => (isPlain ? Math.max(learned, least) : learned)
  const isCount = asked.type === 'how-many' && lead.kind !== 'table'
  const told = atLeast(isCount ? chanceOfCount : chanceOfEvident)
  const isReasonless =
    asked.type === 'why' && !isSetRight && !isPlain && !mayTellReason(claims[0]?.text ?? lead.text)
  const isDoubted =
    isUnmet ||
    isUnheard ||
    isReasonless ||
    nameAsked(asked) !== null ||
    leavesUndefined(asked, claims[0]?.text ?? lead.text) ||
    namesRival(asked, lead, document.text) ||
    isDoubtful(asked, lead, topic) ||
    (ofOtherStudies(asked, isOthers)?.(lead) ?? false) ||
    (ofAnotherYear(asked)?.(lead) ?? false) ||
    isYearUnsaid(asked, lead, document.text)
  return { weighed: atLeast(chanceOfEvident), told: isDoubted ? doubted(told) : told }
}
