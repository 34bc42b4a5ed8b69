/** An affine map, as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The map that does `inner` first, then `outer`. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ]
}

/** Takes six numbers from an array-like value, those of `identity` where one is missing. */
export function toMatrix(value: ArrayLike<number> | null | undefined): Matrix {
  if (!value) return identity
  return [value[0] ?? 1, value[1] ?? 0, value[2] ?? 0, value[3] ?? 1, value[4] ?? 0, value[5] ?? 0]
}
