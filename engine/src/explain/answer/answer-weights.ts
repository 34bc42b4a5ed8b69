// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.158, 0.237, -0.001, 0.108, 0.464, 0.03, 0.195, 0.3, 0.201, -0.01, 0.098, 0.063, -0.062, 0.147,
  -0.055,
]
