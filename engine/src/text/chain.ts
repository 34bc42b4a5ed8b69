/** How well labels follow each other along a sequence; every number is a log weight. */
export interface Chain {
  /** Of a sequence's first and last label. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** `steps[from][to]`. */
  readonly steps: readonly (readonly number[])[]
}

/** Sums over all ways to label a sequence, as logarithms. */
export interface ChainSums {
  /** For each place and label: over the labels up to it, its own weight included. */
  readonly ahead: readonly Float64Array[]
  /** For each place and label: over the labels after it. */
  readonly behind: readonly Float64Array[]
  readonly total: number
}

function logSum(values: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > most) most = value
  if (most === Number.NEGATIVE_INFINITY) return most
  let sum = 0
  for (const value of values) sum += Math.exp(value - most)
  return most + Math.log(sum)
}

/**
 * The forward and backward sums of a linear chain (Rabiner 1989).
 * @param allowed for each place a bit set of the labels that may stand there; all of them when left out.
 */
export function chainSums(
  emissions: readonly Float64Array[],
  { starts, ends, steps }: Chain,
  allowed?: readonly number[],
): ChainSums {
  const size = starts.length
  const last = emissions.length - 1
  const none = Number.NEGATIVE_INFINITY
  const open = (at: number, label: number) =>
    allowed === undefined || (((allowed[at] ?? 0) >> label) & 1) === 1
  const ahead = emissions.map(() => new Float64Array(size).fill(none))
  const behind = emissions.map(() => new Float64Array(size).fill(none))
  const ways = new Float64Array(size)
  emissions.forEach((emission, at) => {
    const row = ahead[at] as Float64Array
    for (let label = 0; label < size; label++) {
      if (!open(at, label)) continue
      const before = ahead[at - 1]
      if (before)
        for (let from = 0; from < size; from++)
          ways[from] = (before[from] as number) + (steps[from]?.[label] as number)
      row[label] = (before ? logSum(ways) : (starts[label] as number)) + (emission[label] as number)
    }
  })
  for (let at = last; at >= 0; at--) {
    const row = behind[at] as Float64Array
    for (let label = 0; label < size; label++) {
      if (!open(at, label)) continue
      const after = behind[at + 1]
      const next = emissions[at + 1]
      if (after && next)
        for (let to = 0; to < size; to++)
          ways[to] = (steps[label]?.[to] as number) + (next[to] as number) + (after[to] as number)
      row[label] = after ? logSum(ways) : (ends[label] as number)
    }
  }
  const finished = new Float64Array(size)
  for (let label = 0; label < size; label++)
    finished[label] = (ahead[last]?.[label] ?? none) + (ends[label] as number)
  return { ahead, behind, total: logSum(finished) }
}

/** The chance of each label at each place of a sequence. */
export function chances(emissions: readonly Float64Array[], chain: Chain): Float64Array[] {
  const { ahead, behind, total } = chainSums(emissions, chain)
  return ahead.map((row, at) =>
    row.map((value, label) => Math.exp(value + (behind[at]?.[label] as number) - total)),
  )
}

const turned = new WeakMap<Chain['steps'], Float64Array>()

/** `stepsInto(steps)[to * size + from]`, next to each other as they are read; turned once for each model. */
function stepsInto(steps: Chain['steps']): Float64Array {
  const known = turned.get(steps)
  if (known) return known
  const into = Float64Array.from(steps.flatMap((_, to) => steps.map((row) => row[to] as number)))
  turned.set(steps, into)
  return into
}

/**
 * The best labels of a sequence taken together (Viterbi 1967); of equal ones the first.
 * @param emissions those of all places, one place behind the other
 */
export function bestLabels(emissions: Float64Array, { starts, ends, steps }: Chain): number[] {
  const size = starts.length
  const into = stepsInto(steps)
  /** The label before each that leads to it best. */
  const origins = new Uint8Array(emissions.length)
  let before = new Float64Array(size)
  let here = new Float64Array(size)
  for (let start = 0; start < emissions.length; start += size) {
    for (let label = 0; label < size; label++) {
      let best = start === 0 ? (starts[label] as number) : Number.NEGATIVE_INFINITY
      let origin = 0
      for (let from = 0; start > 0 && from < size; from++) {
        const way = (before[from] as number) + (into[label * size + from] as number)
        if (way <= best) continue
        best = way
        origin = from
      }
      here[label] = best + (emissions[start + label] as number)
      origins[start + label] = origin
    }
    const spare = before
    before = here
    here = spare
  }
  const finished = before.map((value, label) => value + (ends[label] as number))
  let label = finished.indexOf(Math.max(...finished))
  const labels: number[] = []
  for (let start = emissions.length - size; start >= 0; start -= size) {
    labels.push(label)
    label = origins[start + label] as number
  }
  return labels.reverse()
}
