// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.164, 0.246, -0.004, 0.123, 0.465, 0.035, 0.138, 0.262, 0.252, -0.024, 0.09, 0.093, -0.072,
  0.131, -0.042,
]
