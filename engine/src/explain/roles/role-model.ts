import type { KeyRows } from '../../text/key-rows.ts'
import {
  featureKey,
  labelChances,
  rowOf,
  type SequenceModel,
  unpackModel,
  unpackRows,
} from '../../text/sequence-model.ts'
import type { SentenceRole } from './role-cues.ts'
import { roleFeatures } from './role-features.ts'
import trained from './role-weights.json' with { type: 'json' }

export type ModelRole = Exclude<SentenceRole, 'limitation'>

/** A linear-chain model of one kind of abstracts. */
export type RoleModel = SequenceModel<ModelRole>
/** The models of both kinds of abstracts, and how to tell the kinds apart. */
export interface RoleModels {
  readonly computing: RoleModel
  readonly medicine: RoleModel
  readonly kind: KindModel
}
/** Logistic weights over the single stems of an abstract, times `scale`; positive speaks for medicine. */
export interface KindModel {
  readonly rows: KeyRows
  readonly weights: ArrayLike<number>
  readonly scale: number
  readonly bias: number
}

let shipped: RoleModels | undefined
function shippedModels(): RoleModels {
  shipped ??= {
    computing: unpackModel(trained.computing),
    medicine: unpackModel(trained.medicine),
    kind: { ...trained.kind, ...unpackRows(trained.kind.packed, 1) },
  }
  return shipped
}

/** The single stems of an abstract, which tell its kind. */
export function kindFeatures(features: readonly (readonly string[])[]): string[] {
  return [...new Set(features.flat().filter((name) => /^[a-z]+$/.test(name)))]
}

/** A bag of stems tells the kind more surely than its weights, which are drawn to zero, say. */
const sharpness = 4

/** The chance, 0 to 1, that an abstract is one of medicine or biology rather than of computing. */
function medicalShare(
  { rows, weights, scale, bias }: KindModel,
  features: readonly (readonly string[])[],
): number {
  const names = kindFeatures(features)
  let sum = 0
  for (const name of names) {
    const row = rowOf(rows, name)
    if (row !== undefined) sum += (weights[row] as number) / scale
  }
  return 1 / (1 + Math.exp(-sharpness * (bias + sum / Math.sqrt(Math.max(1, names.length)))))
}

type Chances = ReadonlyMap<ModelRole, number>

/** What is read of an abstract: its share of medicine, and the chances of both models for each sentence, mixed by it. */
interface ReadAbstract {
  readonly texts: readonly string[]
  readonly models: RoleModels
  readonly medical: number
  readonly mixed: () => readonly Chances[]
}
/** Of one abstract its kind, its roles and its summary are asked. */
let last: ReadAbstract | undefined

function readAbstract(texts: readonly string[], models: RoleModels): ReadAbstract {
  const isKnown =
    last?.models === models &&
    last.texts.length === texts.length &&
    last.texts.every((text, at) => text === texts[at])
  if (last && isKnown) return last
  const features = roleFeatures(texts)
  const medical = medicalShare(models.kind, features)
  let mixed: readonly Chances[] | undefined
  last = {
    texts: [...texts],
    models,
    medical,
    mixed: () => (mixed ??= mixedChances(models, features, medical)),
  }
  return last
}

function mixedChances(
  models: RoleModels,
  features: readonly (readonly string[])[],
  medical: number,
): readonly Chances[] {
  const keys = features.map((names) => names.map((name) => featureKey(name)))
  const mixed = features.map(() => new Map<ModelRole, number>())
  for (const [model, share] of [
    [models.computing, 1 - medical],
    [models.medicine, medical],
  ] as const) {
    labelChances(model, keys).forEach((row, at) => {
      model.labels.forEach((role, place) => {
        mixed[at]?.set(role, (mixed[at]?.get(role) ?? 0) + share * (row[place] as number))
      })
    })
  }
  return mixed
}

/**
 * The chance of each role for each sentence of an abstract: those of both models, mixed by how likely the
 * abstract is of each kind.
 */
export const roleChances = (
  texts: readonly string[],
  models: RoleModels = shippedModels(),
): readonly Chances[] => readAbstract(texts, models).mixed()

/** True for an abstract that is sooner one of medicine or biology than of computing. */
export const isMedical = (texts: readonly string[]): boolean => shareOfMedicine(texts) > 0.5

/** Below this share of medicine an abstract is surely one of computing. */
const surelyComputing = 0.25
/** True for an abstract that is surely one of computing. */
export const isOfComputing = (texts: readonly string[]): boolean =>
  shareOfMedicine(texts) < surelyComputing

const shareOfMedicine = (texts: readonly string[]): number =>
  readAbstract(texts, shippedModels()).medical

/**
 * How much sooner than by its chance a role is told in what is surely of computing, whose model learned from a crowd:
 * where votes are split, the commoner roles win. Chosen by five folds of CSAbstruct's training part.
 */
export const favouredRoles: ReadonlyMap<string, number> = new Map([
  ['objective', 1.25],
  ['other', 2.5],
] satisfies [ModelRole, number][])

/** Roles of an abstract's sentences, in order, each with its chance. */
export function abstractRoles(texts: readonly string[]): { role: ModelRole; score: number }[] {
  const { medical, mixed } = readAbstract(texts, shippedModels())
  const worth = ([role, chance]: readonly [ModelRole, number]) =>
    medical < surelyComputing ? chance * (favouredRoles.get(role) ?? 1) : chance
  return mixed().map((found) => {
    const [role, chance] = [...found].reduce((best, one) => (worth(one) > worth(best) ? one : best))
    return { role, score: Math.round(1000 * chance) / 1000 }
  })
}
