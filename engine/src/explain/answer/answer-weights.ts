// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.156, 0.241, 0, 0.104, 0.482, 0.037, 0.144, 0.309, 0.198, -0.012, 0.097, 0.072, -0.058, 0.159,
  -0.054,
]
