/** What a flood of sign-ins is told. */
export interface Flood {
  readonly address: string
  readonly offeredPerSecond: number
  readonly seconds: number
  readonly people: number
  readonly password: string
}

/** What came of it. */
export interface Flooded {
  readonly sent: number
  /** Seconds until the last answer. */
  readonly took: number
  /** How many answers had which status; 0 for those that broke off. */
  readonly statuses: ReadonlyMap<number, number>
}

export const emailOf = (n: number) => `bench-${n}@example.org`

/** An address of a network of its own, as the trusted proxy names it. */
export const network = (n: number) => `${11 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.1`
