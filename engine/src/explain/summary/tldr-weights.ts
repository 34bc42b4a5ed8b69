// Written by eval/train-tldr.ts; in the order of `tldrFeatures`. Data: SciTLDR abstract-only, train
// split (1,992 papers), Apache-2.0. Full batch from zero weights: no seed.
export const tldrWeights: readonly number[] = [
  1.196, 1.251, 0.242, 0.754, 0.317, 0.054, -0.473, -0.574, 0.5, -0.107, 1.841, 1.003, 1.218, 0.893,
  -0.014, 0.344, -0.46, -0.447, -0.576, 0.158, -0.191, 0.017, -0.274, -0.023, -0.153, 2.298, -0.119,
  0.288, 0.428, -0.49, -0.088, -0.018, 0.202, 0.16, 0.627, 1.092, 2.489, 1.541, -0.214, -0.37,
]
