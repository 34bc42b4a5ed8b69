// Written by eval/train-answers.ts; in the order of `surenessFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
  -4.181, 0.11, 1.421, 0.312, 0.628, 2.517, 0.05, 0.987,
]
