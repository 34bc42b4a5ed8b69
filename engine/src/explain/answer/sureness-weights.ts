// Written by eval/train-answers.ts; in the order of `surenessFeatures`.
// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
  -4.25, 0.217, 1.409, 0.309, 0.608, 2.524, 0.032, 0.99,
]
