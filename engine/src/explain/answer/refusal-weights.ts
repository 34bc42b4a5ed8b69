// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -1.928, -0.073, 0.873, -0.895, 0.111, 0.044, -0.168, 0.445, 0.843, 1.153, 2.499, 0.844, 0.581,
  -2.211, 2.133,
]
/** Below this chance an answer is refused: the least that refuses 87 % of the two sets' questions of other papers. */
export const refusalThreshold = 0.52
