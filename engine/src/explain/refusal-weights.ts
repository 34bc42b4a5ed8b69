// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -4.184, 1.635, 2.728, 0.401, 0.254, -0.065, -1.418, -1.733, 3.114, 3.931,
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = 0.36
