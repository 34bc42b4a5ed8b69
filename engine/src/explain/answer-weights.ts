// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.154, 0.263, 0.008, 0.113, 0.487, 0.016, 0.15, 0.229, 0.228, -0.029, 0.166, 0.069, -0.044, 0.117,
  -0.061,
]
