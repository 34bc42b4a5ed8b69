// Written by eval/train-refusal.ts; in the order of `refusalFeatures`. Data: COVID-QA dev
// (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -3.442, 2.379, 2.892, 2.129, 0.387, 0.19, -0.793, -1.962,
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = 0.46
