// Written by eval/train-answers.ts; in the order of `surenessFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
  -4.263, 0.215, 1.409, 0.321, 0.61, 2.525, 0.033, 0.994,
]
