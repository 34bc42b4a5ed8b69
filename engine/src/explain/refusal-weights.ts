// Written by eval/train-refusal.ts; in the order of `refusalFeatures`. Data: COVID-QA dev
// (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -3.034, 2.688, 2.969, 2.181, 0.228, -0.176, -0.902, -1.841,
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = 0.46
