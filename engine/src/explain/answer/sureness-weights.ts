// Written by eval/train-answers.ts; in the order of `surenessFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
  -2.092, 0.245, 0.139, 0.031, 0.304, 1.437, 2.458, -0.413, 0.288,
]
