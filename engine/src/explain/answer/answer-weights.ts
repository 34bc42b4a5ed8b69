// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.155, 0.236, 0, 0.102, 0.471, 0.033, 0.191, 0.299, 0.196, -0.009, 0.092, 0.069, -0.057, 0.156,
  -0.052,
]
