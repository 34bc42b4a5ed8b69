// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -3.305, 2.237, 2.698, 2.23, 0.129, 0.235, -0.337, -1.992,
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = 0.44
