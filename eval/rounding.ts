import { greatestWeight } from '../engine/src/text/sequence-model.ts'

/** As figures of a model are written to files. */
export const toThousandths = (value: number): number => Math.round(1000 * value) / 1000

/** Weights rounded to whole numbers as they are shipped; the few greatest are cut off. */
export function rounded<Part extends { weights: ArrayLike<number>; scale: number }>(
  part: Part,
): Part {
  const sizes = Array.from(part.weights, Math.abs).toSorted((a, b) => a - b)
  const scale = greatestWeight / (sizes[Math.floor(0.9995 * sizes.length)] || 1)
  const cut = (weight: number) =>
    Math.max(-greatestWeight, Math.min(greatestWeight, Math.round(weight * scale)))
  return { ...part, scale, weights: Int8Array.from(Array.from(part.weights), cut) }
}
