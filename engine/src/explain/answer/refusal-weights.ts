// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -1.725, 0.195, 0.986, -1.023, 0.195, 0.04, -0.116, 0.31, 0.681, 1.304, 2.424, 0.441, 0.486,
  -2.111, 1.63,
]
/** Below this chance an answer is refused: the least that refuses 87 % of the two sets' questions of other papers. */
export const refusalThreshold = 0.54
