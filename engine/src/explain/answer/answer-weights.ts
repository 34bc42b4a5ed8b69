// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.155, 0.237, 0, 0.108, 0.466, 0.029, 0.194, 0.3, 0.2, -0.009, 0.098, 0.064, -0.062, 0.147,
  -0.054,
]
