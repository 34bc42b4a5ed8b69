// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.156, 0.241, 0.001, 0.104, 0.479, 0.037, 0.145, 0.311, 0.199, -0.012, 0.097, 0.072, -0.059,
  0.159, -0.054,
]
