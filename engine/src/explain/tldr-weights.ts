// Written by eval/train-tldr.ts; in the order of `tldrFeatures`. Data: SciTLDR abstract-only, train
// split (1,992 papers), Apache-2.0. Full batch from zero weights: no seed.
export const tldrWeights: readonly number[] = [
  1.738, 1.868, 0.324, 1.98, 0.487, -0.13, -0.822, -1.002, 1.071, -0.114, 3.971, 1.985, 1.803,
  0.384, -0.423, 0.279, -0.856, -0.713, -0.352, 0.497, -0.313, -0.392, -0.435, -0.016, -0.119,
]
