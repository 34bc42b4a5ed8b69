import type { PaperDocument } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { numberNotes } from '../../numbers/number-notes.ts'
import { isLanguageRead } from '../../text/language.ts'
import { contains } from '../../text/span.ts'
import { claimMaker } from '../claims.ts'
import { type Experiment, engineVersion, type ResultsAnalysis } from '../explanation.ts'
import { roleShares } from '../roles/sentence-roles.ts'
import { tableFacts } from '../tables/table-facts.ts'
import { citesOthers } from '../text/antecedent.ts'
import { othersWork } from '../text/others-work.ts'
import { isStatement, readSentences, type Sentence } from '../text/sentence.ts'
import { withUnheadedAbstract } from '../text/unheaded-abstract.ts'
import { findingScore, seenHere } from './finding-score.ts'
import { methodFacets } from './method-facets.ts'
import { methodScore } from './method-score.ts'
import { partOnWork } from './own-part.ts'
import { resultSections, sectionsBeside, titleOf } from './result-sections.ts'
import { selectDiverse } from './select.ts'
import { withAbstract } from './told-finding.ts'

const mostExperiments = 12
const significance =
  /\bp\s?[-–]?(values?)?\s?(of |was |were )?[<=>≤≥]\s?0?\.\d|\b\d\d(\.\d)?\s?% ?(CI|confidence|credible)|\b(confidence|credible) intervals?\b|\b(t-?test|anova|chi-?squared?|χ2|mann[-–]whitney|wilcoxon|kruskal|fisher'?s exact|log-?rank|bootstrap|permutation test|mcnemar)\b|\b(statistically )?(non-?)?significant(ly)?\b.{0,60}(\d|test|level|differ)|\b[FtrzU]\s?\(\d[\d., ]*\)\s?=|\bnot (statistically )?significant/i

const facets = Object.keys(methodFacets) as (keyof typeof methodFacets)[]

const outcome =
  /\b(?:found to|varied|var(?:y|ies) (?:from|between|widely)|rang(?:ed?|ing) (?:from|between)|(?:twice|times|as) \p{L}+ as)\b/iu
/** So many of so many, a p: what was measured. */
const measured = /\(\d+\s?\/\s?\d+\)|\bp\s?[<=>≤]/i
/** What is known, and from whom: "… revealed elevated levels [16]". */
const reports = /(?:\[\d[\d,;\s–-]*\]|\([^()]*\b(?:19|20)\d\d[a-z]?\))\W*$/

/** False for a sentence that by its own wording tells what came of it. */
function tellsHow(sentence: Sentence): boolean {
  const { method, result } = roleShares({ ...sentence, role: 'other' })
  return method >= result && !outcome.test(sentence.text)
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
  ): Claim[] => {
    const chosen = selectDiverse(
      pool.map((sentence) => ({ sentence, score: score(sentence) })),
      { most, floor, taken },
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
  const experiments: Experiment[] = []
  const tablesTold = new Set<string>()
  const ofResults = new Set(resultSections(document, sentences))
  const tell = (index: number): void => {
    const section = document.sections[index]
    if (!section) return
    const own = statements.filter((sentence) => sentence.section === index)
    const facts: Claim[] = []
    for (const table of document.tables) {
      const place = table.caption ?? table.span
      if (!place || tablesTold.has(table.id) || !contains(section.span, place)) continue
      tablesTold.add(table.id)
      facts.push(...tableFacts(document, table, 2))
    }
    const found = own.filter(
      ({ text }) => seenHere.test(text) || !reports.test(text) || !citesOthers(text),
    )
    const isOfResults = ofResults.has(index)
    const best = quoteBest(found, findingScore, 3, 2.6)
    // Where results are told, plainer words tell them too: "showed a rate of 38.7% (24/62)".
    const keyFindings =
      best.length === 0 && isOfResults
        ? quoteBest(
            found.filter(({ text }) => measured.test(text)),
            findingScore,
            2,
            2,
          )
        : best
    const tests = quoteBest(own, ({ text }) => (significance.test(text) ? 2 : 0), 2, 1)
    if (keyFindings.length + facts.length + tests.length === 0) return
    // Under another name, tests alone make no experiment.
    if (!isOfResults && keyFindings.length === 0) return
    const methodology = quoteBest(
      own.filter(tellsHow),
      (sentence) => Math.max(...facets.map((facet) => methodScore(sentence, facet))),
      2,
      1.8,
    )
    experiments.push({
      title: titleOf(document, section),
      methodology,
      keyFindings: [...keyFindings, ...facts.slice(0, 4)],
      significance: tests,
    })
  }
  // Where those tell nothing, sections of other names may.
  for (const sections of [[...ofResults], sectionsBeside(document, sentences)]) {
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
