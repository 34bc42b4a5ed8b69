/** How one field of a passage or paper counts: BM25F (Robertson, Zaragoza and Taylor, 2004). */
export interface FieldWeight {
  readonly weight: number
  /** 0: the field's length does not matter; 1: it matters fully. */
  readonly b: number
}

/** A field's share of a term's pseudo-frequency. */
export function fieldFrequency(
  field: FieldWeight,
  frequency: number,
  length: number,
  meanLength: number,
): number {
  if (frequency === 0) return 0
  return (field.weight * frequency) / (1 - field.b + (field.b * length) / Math.max(1, meanLength))
}

/** Rarity of a term that `matching` of `total` documents hold; never negative. */
export function rarity(total: number, matching: number): number {
  return Math.log(1 + (total - matching + 0.5) / (matching + 0.5))
}

/** What a term adds to a score: rises with its pseudo-frequency, ever slower, up to k1 + 1. */
export function saturate(frequency: number, k1: number): number {
  return (frequency * (k1 + 1)) / (frequency + k1)
}
