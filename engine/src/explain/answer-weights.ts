// Written by eval/train-answers.ts; in the order of `answerFeatures`. Data: COVID-QA dev (Apache-2.0)
// and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.149, 0.258, 0.006, 0.082, 0.525, 0.029, 0.147, 0.23, 0.219, -0.024, 0.167, 0.071, -0.041, 0.117,
  -0.06,
]
