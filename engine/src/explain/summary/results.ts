import type { PaperDocument } from '../../document/paper-document.ts'
import { numberNotes } from '../../numbers/number-notes.ts'
import { isLanguageRead } from '../../text/language.ts'
import { engineVersion, type ResultsAnalysis } from '../explanation.ts'
import { othersWork } from '../text/others-work.ts'
import {
  isCountedStatement,
  isStatement,
  isTestedStatement,
  readSentences,
} from '../text/sentence.ts'
import { withUnheadedAbstract } from '../text/unheaded-abstract.ts'
import { resultQuoter } from './best-results.ts'
import { experimentsOf } from './experiments.ts'
import { findingScore } from './finding-score.ts'
import { partOnWork } from './own-part.ts'
import { withAbstract } from './told-finding.ts'

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
  return {
    // What the paper says over all is no reason to leave it out of the section that shows it.
    experiments: experimentsOf(document, sentences, statements, brief),
    overallSummary,
    numberNotes: numberNotes(document),
    ...by,
  }
}
