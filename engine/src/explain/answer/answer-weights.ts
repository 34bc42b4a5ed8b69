// Written by eval/train-answers.ts; in the order of `answerFeatures`.
// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
  0.437, 0.569, 0.166, 0.157, 0.206, 0.141, 0.039, 0.322, 0.139, -0.166, 0.133, 0.015, -0.022,
  -0.175, -0.112, 1.076,
]
