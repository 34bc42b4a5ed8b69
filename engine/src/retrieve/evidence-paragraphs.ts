import type { PaperDocument } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'
import { passageWeights } from './passage-weights.ts'
import { type PassageWeights, rankPassages } from './rank-passages.ts'

/** The share of the best paragraph's score that evidence has; QASPER's questions are served alike by 0.45 to 0.65. */
const leastShare = 0.6
const most = 3

/**
 * The paragraphs that hold what a question asks for, best first: the best one, and those nearly as good. How many
 * there are is the paper's affair: where one stands out, the next is no evidence.
 * @param query a question or a claim
 * @returns at most three spans of blocks; none where no paragraph has a word of it
 */
export const evidenceParagraphs = (
  document: PaperDocument,
  query: string,
  weights: PassageWeights = passageWeights,
): Span[] =>
  rankPassages(document, query, { unit: 'paragraph', k: most, weights })
    .filter(({ score }) => score >= leastShare)
    .map(({ span }) => span)
