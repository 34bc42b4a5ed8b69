import type { PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { numberNotes } from '../../numbers/number-notes.ts'
import { isLanguageRead } from '../../text/language.ts'
import { contains } from '../../text/span.ts'
import { claimMaker } from '../claims.ts'
import { type Experiment, engineVersion, type ResultsAnalysis } from '../explanation.ts'
import { seenIn } from '../figures/said-of-figure.ts'
import { tableFacts } from '../tables/table-facts.ts'
import { othersWork } from '../text/others-work.ts'
import { isStatement, readSentences, type Sentence } from '../text/sentence.ts'
import { withUnheadedAbstract } from '../text/unheaded-abstract.ts'
import {
  isCounted,
  isCountedReason,
  isMeasured,
  isReported,
  tellsHow,
  tellsSignificance,
} from './experiment-cues.ts'
import { findingScore } from './finding-score.ts'
import { methodFacets } from './method-facets.ts'
import { methodScore } from './method-score.ts'
import { partOnWork } from './own-part.ts'
import { resultSections, sectionsAmong, sectionsBeside, titleOf } from './result-sections.ts'
import { selectDiverse } from './select.ts'
import { withAbstract } from './told-finding.ts'

const mostExperiments = 12
const mostFindings = 3
const startOf = ({ spans: [first] }: Claim) => first?.start ?? 0
const facets = Object.keys(methodFacets) as (keyof typeof methodFacets)[]

/** What a sentence on a figure or table is worth that says what is seen there. */
const worthSeen = 2.6
const worthMore = 0.6
/** What plain words of a section on results are worth that give what was measured. */
const worthMeasured = 2

/** The innermost section that a table stands in; -1 where it has no place in the text. */
function homeOf(document: PaperDocument, { caption, span }: Table): number {
  const place = caption ?? span
  return place ? document.sections.findLastIndex((section) => contains(section.span, place)) : -1
}

/**
 * Experiments as the paper reports them: one for each results section with text of its own, with how
 * it was done, what was found, and tests and intervals as worded; table extremes as computations; numbers that
 * do not agree.
 */
export async function analyzeResults(document: PaperDocument): Promise<ResultsAnalysis> {
  // As in the explanation: what cannot be read is not told of.
  if (!isLanguageRead(document.language))
    return {
      experiments: [],
      overallSummary: [],
      numberNotes: [],
      engine: 'embedded',
      engineVersion,
    }
  const sentences = withUnheadedAbstract(document, readSentences(document))
  const { quoteAll } = claimMaker(document)
  const others = othersWork(document, sentences)
  const statements = sentences.filter(
    (sentence) =>
      isStatement(sentence) && sentence.speaksOf === 'paper' && !others.has(sentence.index),
  )
  const taken: Sentence[] = []
  const quoteBest = (
    pool: readonly Sentence[],
    score: (sentence: Sentence) => number,
    most: number,
    floor: number,
    share = 0.5,
  ): Claim[] => {
    const chosen = selectDiverse(
      pool.map((sentence) => ({ sentence, score: score(sentence) })),
      { most, floor, taken, share },
    )
    taken.push(...chosen)
    return quoteAll(
      'results',
      chosen.map(({ span }) => span),
    )
  }
  const overallSummary = quoteBest(
    partOnWork(document, sentences, statements).filter(
      ({ role }) => role === 'abstract' || role === 'conclusion',
    ),
    withAbstract(document, sentences, findingScore),
    3,
    2.2,
  )
  // What the paper says over all is no reason to leave it out of the section that shows it.
  taken.length = 0
  const seen = seenIn([...document.figures, ...document.tables], sentences)
  /** What is seen in a figure or table is a finding by that. */
  const worth = (sentence: Sentence) =>
    seen.has(sentence)
      ? Math.max(findingScore(sentence) + worthMore, worthSeen)
      : findingScore(sentence)
  /** Where nothing in the words speaks for a finding or against one, what was measured does. */
  const plainWorth = (sentence: Sentence) => {
    const score = findingScore(sentence)
    if (score === 0) return isMeasured(sentence) ? worthMeasured : 0
    return isCounted(sentence) ? score : 0
  }
  const experiments: Experiment[] = []
  const tablesTold = new Set<string>()
  const ofResults = new Set(resultSections(document, sentences))
  const amongResults = sectionsAmong(document, sentences, ofResults, seen)
  const tell = (index: number): void => {
    const section = document.sections[index]
    if (!section) return
    const own = statements.filter((sentence) => sentence.section === index)
    const tables = document.tables.filter((table) => homeOf(document, table) === index)
    const facts = tables.flatMap((table) => tableFacts(document, table, 2))
    const found = own.filter((sentence) => !isReported(sentence))
    const isOfResults = ofResults.has(index)
    // What the tables of a section show leads, and what is told beside them fills up.
    const main = quoteBest(
      found.filter((sentence) => seen.has(sentence)),
      worth,
      2,
      worthSeen,
      0,
    )
    const best = [...main, ...quoteBest(found, worth, mostFindings - main.length, worthSeen)]
    // Where results are told, plainer words tell them too: "showed a rate of 38.7% (24/62)".
    const isPlain = isOfResults || (ofResults.size > 0 && section.role === 'other')
    const keyFindings =
      best.length === 0 && isPlain
        ? quoteBest(found, plainWorth, 2, worthMeasured)
        : best.toSorted((a, b) => startOf(a) - startOf(b))
    const tests = quoteBest(own, ({ text }) => (tellsSignificance(text) ? 2 : 0), 2, 1)
    if (keyFindings.length + facts.length + tests.length === 0) return
    // Under another name, tests alone make no experiment.
    if (!isOfResults && keyFindings.length === 0) return
    const methodology = quoteBest(
      own.filter((one) => tellsHow(one) && !isCountedReason(one, sentences)),
      (sentence) => Math.max(...facets.map((facet) => methodScore(sentence, facet))),
      2,
      1.8,
    )
    for (const { id } of tables) tablesTold.add(id)
    experiments.push({
      title: titleOf(document, section),
      methodology,
      keyFindings: [...keyFindings, ...facts.slice(0, 4)],
      significance: tests,
    })
  }
  // Where those tell nothing, sections of other names may.
  for (const sections of [amongResults, sectionsBeside(document, sentences)]) {
    if (experiments.length > 0) break
    for (const index of sections) if (experiments.length < mostExperiments) tell(index)
  }
  const elsewhere = document.tables
    .filter(({ id }) => !tablesTold.has(id))
    .map((table) => ({ table, facts: tableFacts(document, table, 2) }))
    .filter(({ facts }) => facts.length > 0)
  for (const { table, facts } of elsewhere.slice(
    0,
    Math.max(0, mostExperiments - experiments.length),
  ))
    experiments.push({ title: table.label, methodology: [], keyFindings: facts, significance: [] })
  return {
    experiments,
    overallSummary,
    numberNotes: numberNotes(document),
    engine: 'embedded',
    engineVersion,
  }
}
