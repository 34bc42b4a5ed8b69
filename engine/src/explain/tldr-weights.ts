// Written by eval/train-tldr.ts; in the order of `tldrFeatures`. Data: SciTLDR abstract-only, train
// split (1,992 papers), Apache-2.0. Full batch from zero weights: no seed.
export const tldrWeights: readonly number[] = [
  0.994, 1.375, 0.207, 0.924, 0.405, 0.012, -0.518, -0.614, 0.726, -0.11, 3.477, 1.735, 1.673,
  0.963, -0.213, 0.889, -1.011, -0.651, -0.277, 0.418, -0.29, -0.049, -0.311, -0.019, -0.179, 2.482,
  -0.392, 1.3, 0.18, -0.319, -0.362,
]
