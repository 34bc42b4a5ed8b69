// Written by eval/train-tldr.ts; in the order of `tldrFeatures`. Data: SciTLDR abstract-only, train
// split (1,992 papers), Apache-2.0. Full batch from zero weights: no seed.
export const tldrWeights: readonly number[] = [
  1.071, 1.219, 0.272, 0.552, 0.307, 0.024, -0.396, -0.522, 0.468, -0.113, 1.822, 0.981, 1.21,
  1.115, 0.043, 0.401, -0.372, -0.484, -0.485, 0.19, -0.189, -0.04, -0.297, -0.018, -0.114, 2.104,
  -0.209, 0.331, 0.498, -0.572, -0.008, -0.04, 0.226, 0.066, 0.379, 1.487, 2.503, 1.506, -0.133,
  -0.312,
]
