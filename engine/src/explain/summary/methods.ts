import { ownStatements } from '../text/others-work.ts'
import type { Sentence } from '../text/sentence.ts'
import { methodScore } from './method-score.ts'
import { partOnWork } from './own-part.ts'
import { mostWorth } from './section-by-worth.ts'
import { inTheirParts } from './section-parts.ts'
import type { Telling } from './telling.ts'
import { trialArms } from './trial-arms.ts'
import { wordedFrom } from './wording.ts'

/** The sentences that say how the work was done; of a trial, first who was allotted what, and who they were. */
export function methodsOf(telling: Telling): readonly Sentence[] {
  const { document, sentences, taken, limit, isTold } = telling
  const own = inTheirParts(document, sentences, ownStatements(document, sentences), 'methods')
  const ofWork = partOnWork(document, sentences, own).filter((sentence) => !isTold(sentence))
  const arms = trialArms(ofWork, taken).slice(0, limit)
  const people = new Set(
    ofWork
      .filter((sentence) => methodScore(sentence, 'data') >= wordedFrom.methods)
      .map(({ index }) => index),
  )
  const isOfPeople = ({ index }: Sentence) => people.has(index)
  const rest = (told: readonly Sentence[]) => ({ ...telling, taken: [...taken, ...told] })
  const who =
    arms.length > 0 && arms.length < limit && !arms.some(isOfPeople)
      ? mostWorth(rest(arms), 'methods', 1, isOfPeople)
      : []
  const found = [...arms, ...who]
  const steps = [...who, ...mostWorth(rest(found), 'methods', limit - found.length)]
  return [...arms, ...steps.toSorted((a, b) => a.index - b.index)]
}
