// Written by eval/train-answers.ts; in the order of `refusalFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
  -1.947, -0.026, 0.859, -0.976, 0.108, 0.051, -0.133, 0.453, 0.843, 1.151, 2.576, 0.782, 0.576,
  -2.216, 2.362,
]
/** The least chance that the paper says the answer, of which what leads may make up for some: the least that refuses 87 % of the two sets' questions of other papers. */
export const refusalThreshold = 0.54
