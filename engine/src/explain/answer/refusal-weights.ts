// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -1.828, 0.164, 1.211, -1.542, 0.291, 0.187, -0.107, 0.498, 0.865, 1.493, 2.521, 0.733, 0.521,
  -2.719, 1.518,
]
/** Below this chance an answer is refused: the least that refuses 87 % of the two sets' questions of other papers. */
export const refusalThreshold = 0.54
