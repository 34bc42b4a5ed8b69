// Written by eval/train-answers.ts; in the order of `answerFeatures`. Data: COVID-QA dev (Apache-2.0)
// and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.151, 0.255, 0, 0.09, 0.506, 0.032, 0.163, 0.23, 0.221, -0.026, 0.167, 0.068, -0.043, 0.117,
  -0.061,
]
