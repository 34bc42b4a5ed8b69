// Written by eval/train-refusal.ts; in the order of `refusalFeatures`. Data: COVID-QA dev
// (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -3.443, 2.394, 2.872, 2.191, 0.361, 0.143, -0.822, -1.911,
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = 0.46
