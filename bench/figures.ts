/** The value below which a share of the values lies (nearest rank); NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The value in the middle; NaN for none. */
export const median = (values: readonly number[]) => percentile(values, 0.5)
