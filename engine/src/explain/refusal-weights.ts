// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -4.137, 1.708, 2.784, 0.392, 0.29, -0.073, -1.58, -1.765, 3.097, 3.941,
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = 0.36
