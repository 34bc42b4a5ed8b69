import { isAchievement, methodFacets, methodScore } from './method-score.ts'
import { ownDesignScorer } from './own-design.ts'
import { ownPart } from './own-part.ts'
import { selectDiverse } from './select.ts'
import type { Sentence } from './sentence.ts'
import { abstractMethods } from './sentence-roles.ts'
import type { Telling } from './telling.ts'

/** With fewer claims, the methods are looked through once more, subsection by subsection. */
const fewest = 4
// Score below which nothing is told; set by reading papers of several fields.
const floor = 2.2
/** What it is worth to tell the method in the abstract. */
const overviewScore = 2.4

/** What is argued, advised or reached is no method, whatever its place in the abstract. */
const noMethod =
  /\b(?:argue|recommend|suggest|support|conclude|elaborat|characteri[sz]e|novel|reprove|shed)\w*\b|\bresults? (?:show|indicate|reveal)|^compared (?:to|with)\b/i
const done =
  /\b(?:was|were) (?:\w+ )?\w+(?:ed|en|wn|ept|eld|ade|ound)\b|\bwe (?:\w+ly )?(?:\w+ed|use|train|build|collect|compare|conduct)\b|\busing\b|\bbased on\b/i
const tellsOfWork = ({ text }: Sentence) =>
  done.test(text) && !isAchievement(text) && !noMethod.test(text)

const procedureScore = (sentence: Sentence) =>
  Math.max(methodScore(sentence, 'procedure'), methodScore(sentence, 'design'))

/** The sentences that say how the work was done: design, data, procedure and analysis, a sentence each. */
export function methodsOf({
  document,
  sentences,
  statements,
  taken,
  limit,
  isTold,
}: Telling): Sentence[] {
  const own = ownPart(statements).filter((sentence) => !isTold(sentence))
  const overview = abstractMethods(sentences)
  const ownDesign = ownDesignScorer(document, sentences)
  /** The abstract's own words on how it was done are the best design there is. */
  const tellsMethod = (sentence: Sentence, facet: keyof typeof methodFacets) =>
    Math.max(methodScore(sentence, facet), facet === 'design' ? ownDesign(sentence) : 0) +
    (facet === 'design' && overview.has(sentence.index) && tellsOfWork(sentence)
      ? overviewScore
      : 0)
  const found: Sentence[] = []
  for (const facet of Object.keys(methodFacets) as (keyof typeof methodFacets)[]) {
    const best = selectDiverse(
      own.map((sentence) => ({ sentence, score: tellsMethod(sentence, facet) })),
      { most: 1, floor, taken: [...taken, ...found] },
    )
    if (found.length < limit) found.push(...best)
  }
  // A method of several parts is told part by part: what is left goes to subsections not heard yet.
  const heard = () => new Set(found.map(({ section }) => section))
  const parts = statements.filter(({ role }) => role === 'methods')
  while (found.length < Math.min(limit, fewest)) {
    const [next] = selectDiverse(
      parts
        .filter(({ section }) => !heard().has(section))
        .map((sentence) => ({ sentence, score: procedureScore(sentence) })),
      { most: 1, floor, taken: [...taken, ...found] },
    )
    if (!next) break
    found.push(next)
  }
  return found.toSorted((a, b) => a.index - b.index)
}
