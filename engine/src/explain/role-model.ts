import { type Chain, chances } from './chain.ts'
import type { SentenceRole } from './role-cues.ts'
import { roleFeatures } from './role-features.ts'
import trained from './role-weights.json' with { type: 'json' }

export type ModelRole = Exclude<SentenceRole, 'limitation'>

/** A linear-chain model of one kind of abstracts. */
export interface RoleModel extends Chain {
  readonly roles: readonly ModelRole[]
  /** The row of each known feature, by `featureKey`. */
  readonly rows: ReadonlyMap<number, number>
  /** Log weights times `scale`: `weights[row * roles.length + role]`. */
  readonly weights: ArrayLike<number>
  readonly scale: number
}
/** The models of both kinds of abstracts, and how to tell the kinds apart. */
export interface RoleModels {
  readonly computing: RoleModel
  readonly medicine: RoleModel
  readonly kind: KindModel
}
/** Logistic weights over the single stems of an abstract, times `scale`; positive speaks for medicine. */
export interface KindModel {
  readonly rows: ReadonlyMap<number, number>
  readonly weights: ArrayLike<number>
  readonly scale: number
  readonly bias: number
}

/** Keys and weights are written in printable characters, this many and from this one on. */
const digits = 90
const firstDigit = 35
const keyDigits = 4

/** A feature's key: FNV-1a, below 90 to the 4th. Two features of a paper seldom share one. */
export function featureKey(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % digits ** keyDigits
}

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
export function unpackRows(
  packed: string,
  size: number,
): { rows: ReadonlyMap<number, number>; weights: Int8Array } {
  const width = keyDigits + size
  const count = packed.length / width
  const rows = new Map<number, number>()
  const weights = new Int8Array(count * size)
  for (let row = 0; row < count; row++) {
    let key = 0
    for (let at = 0; at < keyDigits; at++)
      key = key * digits + packed.charCodeAt(row * width + at) - firstDigit
    rows.set(key, row)
    for (let at = 0; at < size; at++)
      weights[row * size + at] = packed.charCodeAt(row * width + keyDigits + at) - zero
  }
  return { rows, weights }
}

let shipped: RoleModels | undefined
function shippedModels(): RoleModels {
  const model = (
    part: Omit<RoleModel, 'roles' | 'rows' | 'weights'> & { roles: string[]; packed: string },
  ) => ({
    ...part,
    ...unpackRows(part.packed, part.roles.length),
    roles: part.roles as ModelRole[],
  })
  shipped ??= {
    computing: model(trained.computing),
    medicine: model(trained.medicine),
    kind: { ...trained.kind, ...unpackRows(trained.kind.packed, 1) },
  }
  return shipped
}

/** The sums of a sentence's weights for each of the model's roles. */
export function roleEmissions(
  { roles, rows, weights, scale }: Pick<RoleModel, 'roles' | 'rows' | 'weights' | 'scale'>,
  features: readonly string[],
): Float64Array {
  const size = roles.length
  const sums = new Float64Array(size)
  for (const feature of features) {
    const row = rows.get(featureKey(feature))
    if (row === undefined) continue
    for (let role = 0; role < size; role++)
      sums[role] = (sums[role] as number) + (weights[row * size + role] as number)
  }
  return sums.map((sum) => sum / scale)
}

/** The single stems of an abstract, which tell its kind. */
export function kindFeatures(features: readonly (readonly string[])[]): string[] {
  return [...new Set(features.flat().filter((name) => /^[a-z]+$/.test(name)))]
}

/** The chance, 0 to 1, that an abstract is one of medicine or biology rather than of computing. */
function medicalShare(
  { rows, weights, scale, bias }: KindModel,
  features: readonly (readonly string[])[],
): number {
  const names = kindFeatures(features)
  let sum = 0
  for (const name of names) {
    const row = rows.get(featureKey(name))
    if (row !== undefined) sum += (weights[row] as number) / scale
  }
  return 1 / (1 + Math.exp(-(bias + sum / Math.sqrt(Math.max(1, names.length)))))
}

/**
 * The chance of each role for each sentence of an abstract: those of both models, mixed by how likely the
 * abstract is of each kind.
 */
export function roleChances(
  texts: readonly string[],
  models: RoleModels = shippedModels(),
): ReadonlyMap<ModelRole, number>[] {
  const features = roleFeatures(texts)
  const medical = medicalShare(models.kind, features)
  const mixed = texts.map(() => new Map<ModelRole, number>())
  for (const [model, share] of [
    [models.computing, 1 - medical],
    [models.medicine, medical],
  ] as const) {
    const emissions = features.map((list) => roleEmissions(model, list))
    chances(emissions, model).forEach((row, at) => {
      model.roles.forEach((role, place) => {
        mixed[at]?.set(role, (mixed[at]?.get(role) ?? 0) + share * (row[place] as number))
      })
    })
  }
  return mixed
}

/** Roles of an abstract's sentences, in order, each with its chance. */
export function abstractRoles(texts: readonly string[]): { role: ModelRole; score: number }[] {
  return roleChances(texts).map((found) => {
    const [role, chance] = [...found].reduce((best, one) => (one[1] > best[1] ? one : best))
    return { role, score: Math.round(1000 * chance) / 1000 }
  })
}
