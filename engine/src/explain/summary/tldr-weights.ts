// Written by eval/train-tldr.ts; in the order of `tldrFeatures`. Data: SciTLDR abstract-only, train
// split (1,992 papers), Apache-2.0. Full batch from zero weights: no seed.
export const tldrWeights: readonly number[] = [
  1.073, 1.218, 0.273, 0.55, 0.305, 0.025, -0.396, -0.52, 0.469, -0.113, 1.823, 0.982, 1.206, 1.116,
  0.042, 0.401, -0.371, -0.483, -0.484, 0.191, -0.189, -0.04, -0.297, -0.018, -0.114, 2.105, -0.209,
  0.332, 0.497, -0.572, -0.008, -0.04, 0.225, 0.067, 0.379, 1.487, 2.503, 1.506, -0.133, -0.312,
]
