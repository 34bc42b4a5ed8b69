// Written by eval/train-refusal.ts; in the order of `refusalFeatures`. Data: COVID-QA dev
// (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -3.492, 2.583, 2.93, 2.068, 0.367, -0.089, -0.533, -1.767,
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = 0.44
