// Written by eval/train-refusal.ts; in the order of `refusalFeatures`. Data: COVID-QA dev
// (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -3.311, 2.418, 2.902, 2.139, 0.347, -0.021, -0.755, -1.813,
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = 0.46
