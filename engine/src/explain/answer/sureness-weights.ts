// Written by eval/train-answers.ts; in the order of `surenessFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
  -2.456, 0.289, 0.53, 0.155, 0.385, 2.54, -0.475, 0.332,
]
