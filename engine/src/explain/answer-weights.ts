// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.165, 0.239, -0.004, 0.109, 0.493, 0.039, 0.143, 0.262, 0.21, -0.009, 0.104, 0.091, -0.063,
  0.145, -0.051,
]
