// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -4.123, 1.724, 2.763, 0.395, 0.271, -0.07, -1.562, -1.766, 3.094, 3.948,
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = 0.36
