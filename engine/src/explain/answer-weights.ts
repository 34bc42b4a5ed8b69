// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.155, 0.238, 0, 0.103, 0.498, 0.036, 0.142, 0.306, 0.198, -0.011, 0.097, 0.081, -0.063, 0.145,
  -0.052,
]
