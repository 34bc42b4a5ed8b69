// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -1.953, -0.047, 0.804, -0.949, 0.085, 0.049, -0.139, 0.462, 0.849, 1.133, 2.564, 0.773, 0.578,
  -2.215, 2.39,
]
/** Below this chance an answer is refused: the least that refuses 87 % of the two sets' questions of other papers. */
export const refusalThreshold = 0.54
