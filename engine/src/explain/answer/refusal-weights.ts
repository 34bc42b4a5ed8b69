// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -4.476, 0.667, 1.796, -1.105, 0.077, 0.326, -0.911, 0.089, 1.373, 2.215, 3.197, 1.729, 2.166,
  -3.402,
]
/** Below this chance an answer is refused: the least that refuses 85.5 % of other papers' questions, five folds. */
export const refusalThreshold = 0.28
