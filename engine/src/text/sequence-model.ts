import { bestLabels, type Chain, chances } from './chain.ts'
import { type KeyRows, keyRows } from './key-rows.ts'

/** A linear-chain model: how features and neighbours speak for the labels of a sequence. */
export interface SequenceModel<Label extends string = string> extends Chain {
  readonly labels: readonly Label[]
  /** The row of each known feature, by `featureKey`. */
  readonly rows: KeyRows
  /** Log weights times `scale`: `weights[row * labels.length + label]`. */
  readonly weights: ArrayLike<number>
  readonly scale: number
}

/** A model as it was fitted: it can tell what it knows, and so be packed. */
export interface FittedModel<Label extends string = string> extends SequenceModel<Label> {
  readonly rows: ReadonlyMap<number, number>
}

/** Keys and weights are written in printable characters, this many and from this one on. */
const digits = 90
const firstDigit = 35
const keyDigits = 4

/** A feature by its name, or by its key where the name is worth no string. */
export type Feature = string | number

/**
 * A feature's key: FNV-1a over its name and its values with bars between them, below 90 to the 4th. Two features of a
 * paper seldom share one.
 */
export function featureKey(name: string, ...values: readonly string[]): number {
  let hash = hashOf(name)
  for (let at = 0; at < values.length; at++)
    hash = hashOn(at > 0 ? hashOn(hash, '|') : hash, values[at] as string)
  return keyOf(hash)
}

/** The hash of a feature's name: where those of its values go on from, for who asks for the same name many times. */
export const hashOf = (name: string): number => hashOn(offsetBasis, name)

/** A feature's key by the hash of its name and values. */
export const keyOf = (hash: number): number => (hash >>> 0) % keys

const offsetBasis = 0x811c9dc5
const keys = digits ** keyDigits

/** A hash after more text: FNV-1a. */
export function hashOn(hash: number, text: string): number {
  let next = hash
  for (let at = 0; at < text.length; at++) next = Math.imul(next ^ text.charCodeAt(at), 0x01000193)
  return next
}

/** The row of a feature; undefined for one that the model does not know. */
export const rowOf = (rows: SequenceModel['rows'], feature: Feature): number | undefined =>
  rows.get(typeof feature === 'string' ? featureKey(feature) : feature)

/** Weights are whole numbers from -44 to 45. */
export const greatestWeight = 44
const zero = firstDigit + greatestWeight

/**
 * Known features and their weights as text: for each feature four characters of its key, the most
 * significant first, then one for each weight.
 */
export function packRows(
  rows: ReadonlyMap<number, number>,
  weights: ArrayLike<number>,
  size: number,
): string {
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([key, row]) => {
      const codes = Array.from(
        { length: keyDigits },
        (_, at) => firstDigit + (Math.floor(key / digits ** (keyDigits - 1 - at)) % digits),
      )
      for (let at = 0; at < size; at++) codes.push(zero + (weights[row * size + at] as number))
      return String.fromCharCode(...codes)
    })
    .join('')
}

/** Reads what `packRows` wrote. */
export function unpackRows(packed: string, size: number): { rows: KeyRows; weights: Int8Array } {
  const width = keyDigits + size
  const count = packed.length / width
  const keys: number[] = []
  const weights = new Int8Array(count * size)
  for (let row = 0; row < count; row++) {
    let key = 0
    for (let at = 0; at < keyDigits; at++)
      key = key * digits + packed.charCodeAt(row * width + at) - firstDigit
    keys.push(key)
    for (let at = 0; at < size; at++)
      weights[row * size + at] = packed.charCodeAt(row * width + keyDigits + at) - zero
  }
  return { rows: keyRows(keys), weights }
}

/** A model as it is kept in a file: its rows and weights packed. */
export type PackedModel = Omit<SequenceModel, 'rows' | 'weights'> & { readonly packed: string }

/** The model that was packed; its labels must be those that the caller names them. */
export function unpackModel<Label extends string>(part: PackedModel): SequenceModel<Label> {
  const { packed, labels, ...chain } = part
  return { ...chain, labels: labels as Label[], ...unpackRows(packed, labels.length) }
}

type Weights = Pick<SequenceModel, 'labels' | 'rows' | 'weights' | 'scale'>

/** The sums of a place's weights for each of the model's labels. */
export const emissions = (model: Weights, features: readonly Feature[]): Float64Array =>
  emissionsInLine(model, [features])

/** What the features that a model of one column knows speak for, together. */
export const spoken = (
  { rows, weights, scale }: Omit<Weights, 'labels'>,
  features: readonly number[],
): number =>
  features.reduce((sum, feature) => {
    const row = rows.get(feature)
    return row === undefined ? sum : sum + (weights[row] as number)
  }, 0) / scale

/** The same of several places, one behind the other. */
function emissionsInLine(
  { labels, rows, weights, scale }: Weights,
  features: readonly (readonly Feature[])[],
): Float64Array {
  const size = labels.length
  const sums = new Float64Array(features.length * size)
  for (let place = 0; place < features.length; place++) {
    const start = place * size
    const own = features[place] as readonly Feature[]
    for (let at = 0; at < own.length; at++) {
      const row = rowOf(rows, own[at] as Feature)
      if (row === undefined) continue
      for (let label = 0; label < size; label++)
        sums[start + label] =
          (sums[start + label] as number) + (weights[row * size + label] as number)
    }
  }
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) / scale
  return sums
}

/** The chance of each label at each place, given the features of the places. */
export function labelChances(
  model: SequenceModel,
  features: readonly (readonly Feature[])[],
): Float64Array[] {
  return chances(
    features.map((list) => emissions(model, list)),
    model,
  )
}

/** The labels that fit a sequence best, given the features of its places. */
export function labelled<Label extends string>(
  model: SequenceModel<Label>,
  features: readonly (readonly Feature[])[],
): Label[] {
  const found = bestLabels(emissionsInLine(model, features), model)
  return found.map((place) => model.labels[place] as Label)
}
