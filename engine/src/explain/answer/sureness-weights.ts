// Written by eval/train-answers.ts; in the order of `surenessFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
  -2.513, 0.424, 0.562, 0.152, 0.411, 2.306, -0.417, 0.352,
]
