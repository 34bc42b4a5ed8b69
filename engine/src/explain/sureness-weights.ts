// Written by eval/train-answers.ts; in the order of `surenessFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
  -3.974, 0.013, 1.421, 0.257, 0.711, 2.507, -0.127, 1.085,
]
