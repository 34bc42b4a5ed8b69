import type { Sentence } from '../text/sentence.ts'
import { centrality } from './centrality.ts'
import { findingScore } from './finding-score.ts'
import { partOnWork } from './own-part.ts'
import { choose, type Telling } from './telling.ts'
import { withAbstract } from './told-finding.ts'

// Scores below which nothing was found; set by reading papers of several fields.
const floor = 2.6
const faintFloor = 1.9
/** What it is worth in the body of a paper, where findings are many, to be on what the paper is on. */
const worthOfTopic = 3
/** Of four results, two are what the abstract says came out; the others carry what the body adds. */
const shareOfAbstract = 0.5

/** The sentences that say what came out: those of the abstract first, then the body's on the same things. */
export function resultsOf(telling: Telling): Sentence[] {
  const { document, sentences, statements, limit } = telling
  const abstractFirst = withAbstract(document, sentences, findingScore)
  const ofWork = new Set(partOnWork(document, sentences, statements))
  const finding = (sentence: Sentence) => (ofWork.has(sentence) ? abstractFirst(sentence) : 0)
  const isCentral = centrality(document, sentences)
  const ofTopic = (sentence: Sentence) => {
    const score = finding(sentence)
    return score < floor ? score : score + worthOfTopic * isCentral(sentence)
  }
  // What the summary says already is no measure for the rest.
  const untold = statements.filter(
    ({ index }) => !telling.taken.some((other) => other.index === index),
  )
  const inAbstract = ({ role }: Sentence) => role === 'abstract'
  const from = (
    isIn: (sentence: Sentence) => boolean,
    told: readonly Sentence[],
    score: (sentence: Sentence) => number,
    most: number,
  ) =>
    choose(
      { ...telling, statements: untold.filter(isIn), taken: [...telling.taken, ...told] },
      score,
      floor,
      most,
    )
  const main = from(inAbstract, [], finding, Math.ceil(shareOfAbstract * limit))
  const more = from((one) => !inAbstract(one), main, ofTopic, limit - main.length)
  const found = [...main, ...more]
  // An abstract alone is told in full.
  found.push(...from(inAbstract, found, finding, limit - found.length))
  return found.length > 0
    ? found.toSorted((a, b) => a.index - b.index)
    : choose(telling, finding, faintFloor, Math.min(limit, 2))
}
