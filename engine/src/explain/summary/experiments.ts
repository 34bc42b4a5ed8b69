import type { PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { contains } from '../../text/span.ts'
import type { Experiment } from '../explanation.ts'
import { seenIn } from '../figures/said-of-figure.ts'
import { tableFacts } from '../tables/table-facts.ts'
import type { Sentence } from '../text/sentence.ts'
import { resultQuoter } from './best-results.ts'
import {
  comparesCounts,
  hasTestInBrackets,
  isCounted,
  isCountedReason,
  isMeasured,
  isReported,
  isTestedNext,
  tellsHow,
  tellsSignificance,
} from './experiment-cues.ts'
import { findingScore } from './finding-score.ts'
import { methodFacets } from './method-facets.ts'
import { methodScore } from './method-score.ts'
import { resultSections, sectionsAmong, sectionsBeside, titleOf } from './result-sections.ts'

const mostExperiments = 12
const mostFindings = 3
const mostFacts = 2
const mostTests = 2
const startOf = ({ spans: [first] }: Claim) => first?.start ?? 0
const facets = Object.keys(methodFacets) as (keyof typeof methodFacets)[]

/** What a sentence on a figure or table is worth that says what is seen there. */
const worthSeen = 2.6
const worthMore = 0.6
/** What plain words of results are worth that compare counts, or are tested in the next sentence. */
const worthTold = 4.5
/** What plain words of a section on results are worth that give what was measured. */
const worthMeasured = 2

/**
 * Experiments as the paper reports them: one for each results section with text of its own, with how it was done, what
 * was found, and tests and intervals as worded; table extremes as computations. Tables that stand elsewhere come last.
 * What is said in few words and many figures fills up: `brief`.
 */
export function experimentsOf(
  document: PaperDocument,
  sentences: readonly Sentence[],
  statements: readonly Sentence[],
  brief: readonly Sentence[],
): Experiment[] {
  const seen = seenIn([...document.figures, ...document.tables], sentences)
  const ofResults = new Set(resultSections(document, sentences))
  const tell = sectionTeller(document, sentences, statements, brief, seen, ofResults)
  const told: { readonly experiment: Experiment; readonly tables: readonly Table[] }[] = []
  // Where those tell nothing, sections of other names may.
  for (const sections of [
    sectionsAmong(document, sentences, ofResults, seen),
    sectionsBeside(document, sentences),
  ]) {
    if (told.length > 0) break
    for (const index of sections) {
      const found = told.length < mostExperiments ? tell(index) : null
      if (found) told.push(found)
    }
  }
  const tablesTold = new Set(told.flatMap(({ tables }) => tables.map(({ id }) => id)))
  const elsewhere = document.tables
    .filter(({ id }) => !tablesTold.has(id))
    .map((table) => ({ table, facts: tableFacts(document, table, mostFacts) }))
    .filter(({ facts }) => facts.length > 0)
    .slice(0, mostExperiments - told.length)
  return [
    ...told.map(({ experiment }) => experiment),
    ...elsewhere.map(({ table, facts }) => ({
      title: table.label,
      methodology: [],
      keyFindings: facts,
      significance: [],
    })),
  ]
}

/** Tells of one section after another what it reports, with its tables; null when it reports nothing. */
function sectionTeller(
  document: PaperDocument,
  sentences: readonly Sentence[],
  statements: readonly Sentence[],
  brief: readonly Sentence[],
  seen: ReturnType<typeof seenIn>,
  ofResults: ReadonlySet<number>,
) {
  const quoteBest = resultQuoter(document)
  /** What is seen in a figure or table is a finding by that. */
  const worth = (sentence: Sentence) => {
    const score = findingScore(sentence)
    if (seen.has(sentence)) return Math.max(score + worthMore, worthSeen)
    const isTold = comparesCounts(sentence) || isTestedNext(sentence, sentences)
    return isTold && score >= 0 && sentence.role === 'results' ? Math.max(score, worthTold) : score
  }

  function findingsOf(found: readonly Sentence[], isPlain: boolean): Claim[] {
    // What the tables of a section show leads, and what is told beside them fills up.
    const main = quoteBest(
      found.filter((sentence) => seen.has(sentence)),
      worth,
      { most: 2, floor: worthSeen, share: 0 },
    )
    const best = [
      ...main,
      ...quoteBest(found, worth, { most: mostFindings - main.length, floor: worthSeen }),
    ]
    return best.length === 0 && isPlain
      ? quoteBest(found, plainWorth, { most: 2, floor: worthMeasured })
      : best.toSorted((a, b) => startOf(a) - startOf(b))
  }

  return (index: number) => {
    const section = document.sections[index]
    if (!section) return null
    const own = statements.filter((sentence) => sentence.section === index)
    const tables = document.tables.filter((table) => homeOf(document, table) === index)
    const facts = tables.flatMap((table) => tableFacts(document, table, mostFacts))
    const isOfResults = ofResults.has(index)
    const short = isOfResults ? brief.filter((sentence) => sentence.section === index) : []
    // Where results are told, plainer words tell them too: "showed a rate of 38.7% (24/62)".
    const isPlain = isOfResults || (ofResults.size > 0 && section.role === 'other')
    const keyFindings = findingsOf(
      [...own, ...short.filter(comparesCounts)].filter((sentence) => !isReported(sentence)),
      isPlain,
    )
    const testsOf = (pool: readonly Sentence[], most: number) =>
      quoteBest(pool, ({ text }) => (tellsSignificance(text) ? 2 : 0), { most, floor: 1 })
    const main = testsOf(own, mostTests)
    const tests = [
      ...main,
      ...testsOf(
        short.filter(({ text }) => hasTestInBrackets(text)),
        mostTests - main.length,
      ),
    ]
    if (keyFindings.length + facts.length + tests.length === 0) return null
    // Under another name, tests alone make no experiment.
    if (!isOfResults && keyFindings.length === 0) return null
    const methodology = quoteBest(
      own.filter((one) => tellsHow(one) && !isCountedReason(one, sentences)),
      (sentence) => Math.max(...facets.map((facet) => methodScore(sentence, facet))),
      { most: 2, floor: 1.8 },
    )
    const experiment: Experiment = {
      title: titleOf(document, section),
      methodology,
      keyFindings: [...keyFindings, ...facts.slice(0, 4)],
      significance: tests,
    }
    return { experiment, tables }
  }
}

/** Where nothing in the words speaks for a finding or against one, what was measured does. */
function plainWorth(sentence: Sentence): number {
  const score = findingScore(sentence)
  if (score === 0) return isMeasured(sentence) ? worthMeasured : 0
  return isCounted(sentence) ? score : 0
}

/** The innermost section that a table stands in; -1 where it has no place in the text. */
function homeOf(document: PaperDocument, { caption, span }: Table): number {
  const place = caption ?? span
  return place ? document.sections.findLastIndex((section) => contains(section.span, place)) : -1
}
