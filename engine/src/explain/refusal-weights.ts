export const refusalWeights: readonly number[] = [-4, 3, 2, 2, 0.3, 0.3, 0.5, 0]
export const refusalThreshold = 0.5
