// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.166, 0.242, 0, 0.116, 0.466, 0.046, 0.15, 0.24, 0.253, -0.01, 0.098, 0.092, -0.072, 0.13,
  -0.045,
]
