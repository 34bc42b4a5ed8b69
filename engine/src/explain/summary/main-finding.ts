import type { PaperDocument } from '../../document/paper-document.ts'
import { conclusionScorer } from '../question/conclusion-score.ts'
import type { Sentence } from '../text/sentence.ts'
import { leansBack } from '../text/statement.ts'
import { findingScore } from './finding-score.ts'
import type { Scored } from './select.ts'

/** Below it a sentence is no finding that stands for the whole paper. */
const least = 2.2
/** What a section of conclusions draws needs less to be one. */
const leastDrawn = 1.8
/** In the body of a paper, where findings are many, it takes more to be one of the main ones. */
const leastInBody = 2.6

/** What a paper gives to its readers is not what it found. */
const offers =
  /\b(?:supports?|provides?|offers?|helps?|contributes?|gives?) (?:[\w-]+ ){0,3}?(?:researchers|practitioners|readers|an? (?:[\w-]+ ){0,2}?(?:overview|summary|basis|guide))\b/i

/** How much a sentence tells a finding by itself: what leans on another, or states a condition, leads no answer. */
const foundScore = (sentence: Sentence): number =>
  findingScore(sentence) -
  (leansBack(sentence.text) ? 1.2 : 0) -
  (/^(?:if|suppose|when)\b/i.test(sentence.text) ? 1.5 : 0) -
  (/\b(?:were|was|is|are) (?:considered|defined|counted as|deemed)\b/i.test(sentence.text) ? 3 : 0)

/**
 * What a paper found above all, weighed: what its abstract tells of findings, or else concludes; failing that its
 * conclusion, its discussion, its results. Empty where none of them words a finding.
 */
export function mainFindings(document: PaperDocument, statements: readonly Sentence[]): Scored[] {
  const conclusion = conclusionScorer(document)
  const concludes = (sentence: Sentence) => (offers.test(sentence.text) ? 0 : conclusion(sentence))
  const from = (role: Sentence['role'], score: (sentence: Sentence) => number, floor = least) =>
    statements
      .filter((sentence) => sentence.role === role)
      .map((sentence) => ({ sentence, score: score(sentence) }))
      .filter(({ score: value }) => value >= floor)
  const isParted = statements.some(({ role }) => role === 'results' || role === 'conclusion')
  const pools = [
    () => from('abstract', foundScore),
    () => from('abstract', concludes),
    () => from('conclusion', foundScore),
    () => from('conclusion', concludes, leastDrawn),
    () => from('discussion', foundScore),
    () => from('results', foundScore, leastInBody),
    () => (isParted ? [] : from('other', foundScore, leastDrawn)),
  ]
  for (const pool of pools) {
    const found = pool()
    if (found.length > 0) return found
  }
  return []
}
