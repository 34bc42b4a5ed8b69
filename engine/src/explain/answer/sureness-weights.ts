// Written by eval/train-answers.ts; in the order of `surenessFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
  -2.475, 0.258, 0.648, 0.164, 0.447, 2.318, -0.413, 0.347,
]
