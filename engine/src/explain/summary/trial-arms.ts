import type { Sentence } from '../text/sentence.ts'
import { similarity } from '../text/words.ts'
import {
  allocationScore,
  armsScore,
  givesDose,
  namesArms,
  regimenScore,
} from './allocation-score.ts'
import type { Scored } from './select.ts'

/** Score below which nothing is told of a trial's arms; set by reading trials. */
const floor = 2.6
/** Sentences this alike say the same thing. */
const same = 0.58

/**
 * Of a trial, the sentence that says who was allotted what, and with it what they were given, and how much, where it
 * does not say: nothing for other papers.
 * @param statements with the roles of the methods' part
 * @param taken what is told already
 */
export function trialArms(
  statements: readonly Sentence[],
  taken: readonly Sentence[],
): readonly Sentence[] {
  const best = (score: (sentence: Sentence) => number, told: readonly Sentence[]) =>
    statements
      .map((sentence) => ({ sentence, score: score(sentence) }))
      .filter(({ score: scored }) => scored >= floor)
      .filter(
        ({ sentence: { index, stems } }) =>
          !told.some((other) => other.index === index || similarity(other.stems, stems) >= same),
      )
      .reduce<Scored | null>((most, next) => (most && most.score >= next.score ? most : next), null)
      ?.sentence
  const allocation = best(allocationScore, taken)
  if (!allocation) return []
  const told = [...taken, allocation]
  const arms = namesArms(allocation.text) ? undefined : best(armsScore(allocation), told)
  const dose = [allocation, arms].some((one) => one && givesDose(one.text))
    ? undefined
    : best(regimenScore, arms ? [...told, arms] : told)
  return [allocation, arms, dose].filter((one) => one !== undefined)
}
