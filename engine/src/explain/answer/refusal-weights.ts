// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -4.248, 1.683, 2.869, 0.532, 0.32, -0.048, -1.742, -1.736, 3.048, 3.905,
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = 0.34
