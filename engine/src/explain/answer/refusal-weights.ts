// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -4.467, 0.671, 1.8, -1.1, 0.07, 0.326, -0.93, 0.087, 1.372, 2.219, 3.2, 1.723, 2.166, -3.399,
]
/** Below this chance an answer is refused: the least that refuses 85.5 % of other papers' questions, five folds. */
export const refusalThreshold = 0.28
