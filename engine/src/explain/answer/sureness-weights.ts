// Written by eval/train-answers.ts; in the order of `surenessFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
  -2.629, 0.289, 0.735, 0.188, 0.47, 2.145, -0.439, 0.503,
]
