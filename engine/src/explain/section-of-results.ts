import { findingScore } from './finding-score.ts'
import { foundPart } from './own-part.ts'
import type { Sentence } from './sentence.ts'
import { choose, type Telling } from './telling.ts'
import { withAbstract } from './told-finding.ts'

// Scores below which nothing was found; set by reading papers of several fields.
const floor = 2.6
const faintFloor = 1.9

/** The sentences that say what came out. */
export function resultsOf(telling: Telling): Sentence[] {
  const { document, sentences, statements, limit } = telling
  const abstractFirst = withAbstract(document, sentences, findingScore)
  const ofWork = new Set(foundPart(document, sentences, statements))
  const finding = (sentence: Sentence) => (ofWork.has(sentence) ? abstractFirst(sentence) : 0)
  const found = choose(telling, finding, floor)
  return found.length > 0 ? found : choose(telling, finding, faintFloor, Math.min(limit, 2))
}
