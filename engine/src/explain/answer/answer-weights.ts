// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.423, 0.553, 0.153, 0.148, 0.183, 0.175, -0.012, 0.284, 0.162, -0.157, 0.116, 0.012, -0.041,
  -0.188, -0.124, 1.192,
]
