import type { PaperDocument } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { numberNotes } from '../../numbers/number-notes.ts'
import { isLanguageRead } from '../../text/language.ts'
import { contains } from '../../text/span.ts'
import { claimMaker } from '../claims.ts'
import { engineVersion, type ResultsAnalysis } from '../explanation.ts'
import { othersWork } from '../text/others-work.ts'
import { readSentences, type Sentence } from '../text/sentence.ts'
import { isCountedStatement, isStatement, isTestedStatement } from '../text/statement.ts'
import { withUnheadedAbstract } from '../text/unheaded-abstract.ts'
import { isArgued } from './argued-paper.ts'
import { resultQuoter } from './best-results.ts'
import { experimentsOf } from './experiments.ts'
import { findingScore } from './finding-score.ts'
import { partOnWork } from './own-part.ts'
import { selectDiverse } from './select.ts'
import { withAbstract } from './told-finding.ts'
import { worthOf } from './worth.ts'

/**
 * Experiments as the paper reports them, what it says over all, and its numbers that do not agree; nothing of a paper
 * in a language that is not read.
 */
export async function analyzeResults(document: PaperDocument): Promise<ResultsAnalysis> {
  const by = { engine: 'embedded', engineVersion } as const
  // As in the explanation: what cannot be read is not told of.
  if (!isLanguageRead(document.language))
    return { experiments: [], overallSummary: [], numberNotes: [], ...by }
  const sentences = withUnheadedAbstract(document, readSentences(document))
  const others = othersWork(document, sentences)
  const own = sentences.filter(({ speaksOf, index }) => speaksOf === 'paper' && !others.has(index))
  const statements = own.filter(isStatement)
  const brief = own.filter(
    (one) => !isStatement(one) && (isCountedStatement(one) || isTestedStatement(one)),
  )
  const overallSummary = resultQuoter(document)(
    partOnWork(document, sentences, statements).filter(
      ({ role }) => role === 'abstract' || role === 'conclusion',
    ),
    withAbstract(document, sentences, findingScore),
    { most: 3, floor: 2.2 },
  )
  // What the paper says over all is no reason to leave it out of the section that shows it.
  const experiments = experimentsOf(document, sentences, statements, brief)
  return {
    experiments,
    overallSummary:
      overallSummary.length > 0
        ? overallSummary
        : worthiestResults(document, sentences, experiments.length > 0),
    numberNotes: numberNotes(document),
    ...by,
  }
}

const mostOverall = 3
const overAll: ReadonlySet<Sentence['role']> = new Set(['abstract', 'discussion', 'conclusion'])

/**
 * What the summary would tell as results, where abstract and conclusion state no finding in so many words: a proof, a
 * review or an argument. Beside experiments, which have the rest, only what is said where a paper speaks of its whole.
 */
function worthiestResults(
  document: PaperDocument,
  sentences: readonly Sentence[],
  hasExperiments: boolean,
): Claim[] {
  if (isArgued(document, sentences, 'results')) return []
  const chosen = selectDiverse(
    worthOf(document, sentences).results.filter(
      ({ sentence, score }) => score > 0 && (!hasExperiments || overAll.has(sentence.role)),
    ),
    { most: mostOverall, floor: 0, share: 0, taken: [] },
  )
  const spans = chosen.map(({ span, whole }) => whole ?? span)
  return claimMaker(document).quoteAll(
    'results',
    spans.filter((span) => !spans.some((other) => other !== span && contains(other, span))),
  )
}
