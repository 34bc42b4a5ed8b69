import type { PaperDocument } from '../../document/paper-document.ts'
import { form } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { similarity } from '../text/words.ts'
import {
  allocationScore,
  armsScore,
  givesDose,
  givesNumber,
  namesArms,
  namesKind,
  regimenScore,
} from './allocation-score.ts'
import { centrality } from './centrality.ts'
import type { methodFacets } from './method-facets.ts'
import { methodScore } from './method-score.ts'
import { overviewScorer } from './overview-score.ts'
import { ownDesignScorer } from './own-design.ts'
import { partOnWork } from './own-part.ts'
import { type Scored, selectDiverse } from './select.ts'
import type { Telling } from './telling.ts'

/** With fewer claims, the methods are looked through once more, subsection by subsection. */
const fewest = 4
// Score below which nothing is told; set by reading papers of several fields.
const floor = 2.2
const trialFloor = 2.6
/** Sentences this alike say the same thing. */
const same = 0.58
/** What it is worth to a step, of which a long paper has hundreds, to be on what the paper is on. */
const worthOfTopic = 2.4

/** What was looked into, and what follows from it, is not how it was done. */
const onlyAsks =
  /^(?:here,? |in this (?:study|paper|work),? )?we (?:\w+ly )?(?:investigat|examin|explor|stud|ask|assess|evaluat|analy[sz])\w*\b|^as a (?:consequence|result)\b/i
/** As much as the place in an abstract. */
const worthOfWhole = 1.1

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
  const own = partOnWork(document, sentences, statements).filter((sentence) => !isTold(sentence))
  const overview = overviewScorer(document, sentences)
  const ownDesign = ownDesignScorer(document, sentences)
  const isCentral = centrality(document, sentences)
  const ofTopic = (sentence: Sentence, score: number) =>
    score < floor ? score : score + worthOfTopic * isCentral(sentence)
  /** The authors' own words on how it was done, in the abstract or before the work begins, are the best design there is. */
  const tellsMethod = (sentence: Sentence, facet: Facet) => {
    const told = overview(sentence)
    if (told === null) return 0
    const score = Math.max(
      methodScore(sentence, facet),
      facet === 'design' ? ownDesign(sentence) : 0,
      // What tells the method of the whole needs no word of design.
      facet === 'design' && told > 0 && !onlyAsks.test(sentence.text)
        ? worthOfWhole - form(sentence)
        : 0,
    )
    return ofTopic(sentence, score + (facet === 'design' ? told : 0))
  }
  const trial = trialOf(own, taken, limit)
  const found: Sentence[] = [...trial]
  for (const facet of facetsOf(trial)) {
    // Who was allotted what is the design of a trial: what is left of it is its kind.
    const ofKind =
      facet === 'design' && trial.length > 0 ? own.filter(({ text }) => namesKind(text)) : own
    const best = selectDiverse(
      ofKind.map((sentence) => ({ sentence, score: tellsMethod(sentence, facet) })),
      { most: 1, floor, taken: [...taken, ...found] },
    )
    if (found.length < limit) found.push(...best)
  }
  // A method of several parts is told part by part: what is left goes to subsections not heard yet.
  const heard = () => new Set(found.map(({ section }) => section))
  const ofMethods = statements.filter(({ role }) => role === 'methods')
  const isPlain = ofMethods.length === 0 && isPlainReport(document, sentences)
  const parts = isPlain ? own.filter(({ role }) => role === 'other') : ofMethods
  while (found.length < Math.min(limit, fewest)) {
    const [next] = selectDiverse(
      parts
        .filter(({ section }) => isPlain || !heard().has(section))
        .map((sentence) => ({ sentence, score: ofTopic(sentence, procedureScore(sentence)) })),
      { most: 1, floor, taken: [...taken, ...found] },
    )
    if (!next) break
    found.push(next)
  }
  const steps = found.filter((sentence) => !trial.includes(sentence))
  return [...trial, ...steps.toSorted((a, b) => a.index - b.index)]
}

/** A text without headings tells its methods anywhere; a review in one tells those of others. */
const isPlainReport = ({ sections }: PaperDocument, sentences: readonly Sentence[]): boolean =>
  sections.filter(({ heading }) => heading !== null).length <= 1 &&
  !sentences.some(({ role, text }) => role === 'abstract' && /\breview/i.test(text))

type Facet = keyof typeof methodFacets

/** In what order the facets are sought: of a trial first what was measured and, where it is not told yet, on how many and of what kind it was. */
function facetsOf(trial: readonly Sentence[]): readonly Facet[] {
  if (trial.length === 0) return ['design', 'data', 'procedure', 'outcome', 'analysis']
  const isTold = (tells: (text: string) => boolean) => trial.some(({ text }) => tells(text))
  return [
    'outcome',
    ...(isTold(givesNumber) ? [] : (['data'] as const)),
    ...(isTold(namesKind) ? [] : (['design'] as const)),
    // Who they were, of whom it is only told how many.
    ...(isTold(givesNumber) ? (['data'] as const) : []),
    'procedure',
    'analysis',
  ]
}

/** Of a trial, the sentence that says who was allotted what, and with it what they were given, and how much, where it does not say. */
function trialOf(own: readonly Sentence[], taken: readonly Sentence[], limit: number): Sentence[] {
  const best = (score: (sentence: Sentence) => number, told: readonly Sentence[]) =>
    own
      .filter(
        ({ index, stems }) =>
          !told.some((other) => other.index === index || similarity(other.stems, stems) >= same),
      )
      .map((sentence) => ({ sentence, score: score(sentence) }))
      .filter(({ score: scored }) => scored >= trialFloor)
      .reduce<Scored | null>((most, next) => (most && most.score >= next.score ? most : next), null)
      ?.sentence
  const allocation = best(allocationScore, taken)
  if (!allocation) return []
  const told = [...taken, allocation]
  const arms = namesArms(allocation.text) ? undefined : best(armsScore(allocation), told)
  const dose = [allocation, arms].some((one) => one && givesDose(one.text))
    ? undefined
    : best(regimenScore, arms ? [...told, arms] : told)
  return [allocation, arms, dose].filter((one) => one !== undefined).slice(0, limit)
}
