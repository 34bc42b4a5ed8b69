import type { Candidate } from './candidates.ts'
import type { Question } from './question.ts'
import { topicStems } from './words.ts'

const sameThing: readonly ReadonlySet<string>[] = [
  'participants patients subjects individuals people volunteers respondents children adults mice rats animals',
  'dataset data corpus corpora benchmark database',
  'baseline compare',
  'method approach technique algorithm',
  'cause lead reason due',
  'symptom sign',
  'show demonstrate find',
  'increase rise higher',
  'decrease reduce lower',
  'percentage proportion percent rate',
  'funded supported grant funding',
  'evaluate evaluation metric measure',
  'name call',
  'treat treatment therapy',
].map((group) => new Set(topicStems(group)))

/** How rare every stem of the question is among the candidates; a stem's kin counts for it. */
export function rarity(
  question: Question,
  candidates: readonly Candidate[],
): { weights: Map<string, number>; known: number } {
  const weights = new Map<string, number>()
  let total = 0
  let inPaper = 0
  for (const stem of question.stems) {
    let having = 0
    for (const { stems } of candidates) if (stems.has(stem)) having++
    // A number that the paper never names may be a false premise; it must not hide the topic.
    if (having === 0 && /^\d/.test(stem)) continue
    const weight = Math.log(1 + candidates.length / (having + 0.5))
    weights.set(stem, weight)
    total += weight
    if (having > 0) inPaper += weight
  }
  return { weights, known: total === 0 ? 0 : inPaper / total }
}

/** Share of the question's weight that a set of stems covers; a kindred word counts for 0.6 of the word. */
export function weightedCoverage(
  weights: ReadonlyMap<string, number>,
  stems: ReadonlySet<string>,
): number {
  let covered = 0
  let total = 0
  for (const [stem, weight] of weights) {
    total += weight
    if (stems.has(stem)) covered += weight
    else if (sameThing.some((kin) => kin.has(stem) && [...kin].some((word) => stems.has(word))))
      covered += 0.6 * weight
  }
  return total === 0 ? 0 : covered / total
}
