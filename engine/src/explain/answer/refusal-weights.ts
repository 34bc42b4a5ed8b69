// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -2.097, 0.151, 0.816, -0.808, 0.11, 0.026, -0.088, 0.363, 0.915, 1.11, 2.428, 0.692, 0.656,
  -2.839, 2.266,
]
/** The least chance that the paper says the answer, of which what leads may make up for some: the least that refuses 86 % of the two sets' questions of other papers. */
export const refusalThreshold = 0.5
