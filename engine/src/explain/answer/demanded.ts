import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { byCount } from './counting.ts'
import { byChange } from './demand-of-change.ts'
import { byChoice } from './demand-of-choice.ts'
import { byComparative } from './demand-of-comparison.ts'
import { byDenial, byVerdict } from './demand-of-denial.ts'
import { byDistance } from './demand-of-distance.ts'
import { byAgent, byExample, byStructure } from './demand-of-form.ts'
import { byBounds, byName } from './demand-of-names.ts'
import { byPart } from './demand-of-part.ts'
import { byPerson } from './demand-of-person.ts'
import { byPredicate } from './demand-of-predicate.ts'
import { byCost, byPrice } from './demand-of-price.ts'
import { byQuantity } from './demand-of-quantity.ts'
import { bySides } from './demand-of-sides.ts'
import { bySpeed } from './demand-of-speed.ts'
import { bySubject } from './demand-of-subject.ts'
import { byMoment, byTime } from './demand-of-time.ts'
import { byValue } from './demand-of-value.ts'
import { byDirection, byExtreme, byParted } from './demands.ts'
import { byAmount, byAverage, byDeed, byPhrase } from './demands-of-wording.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

/** Ranked candidates after all that the question demands of its answer; what is lacking where a demand is not met. */
export function demanded(
  question: Question,
  ranked: readonly RankedCandidate[],
  text: string,
  topic: Topic,
): Demanded {
  let met: Demanded = ranked
  for (const demand of [
    byDirection,
    byChange,
    bySubject,
    byPredicate,
    byBounds,
    byCount,
    byPart,
    byQuantity,
    byValue,
    byPrice,
    byDistance,
    byAverage,
    byExtreme,
    byComparative,
    byChoice,
    byAmount,
    byCost,
    byTime,
    byMoment,
    bySpeed,
    bySides,
    byPhrase,
    byDeed,
    byParted,
    byDenial,
    byVerdict,
    byPerson,
    byName,
    byAgent,
    byExample,
    byStructure,
  ]) {
    if ('lacking' in met) return met
    met = demand(question, met, text, topic)
  }
  return met
}
