// Written by eval/train-answers.ts; in the order of `surenessFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
  -4, 0.131, 1.412, 0.286, 0.636, 2.424, -0.033, 1.017,
]
