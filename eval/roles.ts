import { roleFeatures } from '../engine/src/explain/roles/role-features.ts'
import {
  abstractRoles,
  favouredRoles,
  type RoleModel,
} from '../engine/src/explain/roles/role-model.ts'
import { overParts } from './data.ts'
import { computingFit, medicineFit, type RoleFit, roleExample } from './fit-roles.ts'
import { type Favour, fitSequence, likeliest, linearLabels } from './fit-sequence.ts'
import { inFolds } from './folds.ts'
import type { Labelled, LabelMeasure, Measure, Part, Told } from './measure.ts'
import {
  type LabelledSentence,
  medicalAbstracts,
  medicalTrained,
  scienceAbstracts,
} from './role-sets.ts'
import { toldKeptZones, toldZones } from './zones.ts'

/** Accuracy and macro-F1 by sentence of the engine and of a linear model, and the accuracy of the commonest label. */
function labelMeasures(
  task: string,
  part: Part,
  told: readonly Told[],
): (Measure | LabelMeasure)[] {
  const engine = told.map(({ right, engine }) => ({ right, told: engine }))
  const linear = told.map(({ right, linear }) => ({ right, told: linear }))
  const counts = Map.groupBy(engine, ({ right }) => right)
  const [commonest = ''] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
  const always = engine.map(({ right }) => ({ right, told: commonest }))
  const accuracy = (name: string, labels: readonly Labelled[]): Measure => ({
    task,
    part,
    name: `accuracy, ${name}`,
    values: labels.map(({ right, told }) => (right === told ? 1 : 0)),
  })
  return [
    accuracy('engine', engine),
    accuracy('linear model', linear),
    accuracy(`always ${commonest}`, always),
    { task, part, name: 'macro-F1, engine', labels: engine },
    { task, part, name: 'macro-F1, linear model', labels: linear },
  ]
}

/** What the engine that ships tells of abstracts; `labels` are a set's names for roles that it calls otherwise, `favour` that of the linear model. */
function toldOf(
  abstracts: readonly LabelledSentence[][],
  labels: Readonly<Record<string, string>>,
  linear: RoleModel,
  favour?: Favour,
): Told[] {
  const named = (role = '') => labels[role] ?? role
  return abstracts.flatMap((sentences) => {
    const texts = sentences.map(({ text }) => text)
    const told = abstractRoles(texts)
    const baseline = linearLabels(linear, ownFeatures(texts), favour)
    return sentences.map(({ label: right }, at) => ({
      right,
      engine: named(told[at]?.role),
      linear: named(baseline[at]),
    }))
  })
}

/** What models of the engine's kind tell of each fifth of the abstracts, fitted to the other four. */
const toldInFolds = (abstracts: readonly LabelledSentence[][], fit: RoleFit): Told[] =>
  inFolds(abstracts, (rest) => {
    const model = fitSequence(
      rest.map((sentences) => roleExample(sentences, roleFeatures)),
      fit,
    )
    const linear = linearModel(rest, fit)
    return (sentences) => {
      const texts = sentences.map(({ text }) => text)
      const told = likeliest(model, roleFeatures(texts), favouredRoles)
      const baseline = linearLabels(linear, ownFeatures(texts), favouredRoles)
      return sentences.map(({ label: right }, at) => ({
        right,
        engine: told[at] ?? '',
        linear: baseline[at] ?? '',
      }))
    }
  })

/** The words and the place of each sentence alone, as the linear baseline sees it. */
const ownFeatures = (texts: readonly string[]) =>
  roleFeatures(texts).map((list) => list.filter((name) => !/^([<>]|@seen|@will)/.test(name)))

/** The linear baseline: the same words and weights without neighbours and order, fitted in this run. */
function linearModel(abstracts: readonly LabelledSentence[][], fit: RoleFit): RoleModel {
  const examples = abstracts.map((sentences) => roleExample(sentences, ownFeatures))
  return fitSequence(examples, { ...fit, chained: false })
}

/** A background that may hold the aim counts as background: the sets do not tell them apart. */
const strict = (abstracts: readonly LabelledSentence[][]) =>
  abstracts.map((sentences) =>
    sentences.map(({ text, label }) => ({ text, label: label.split('|')[0] ?? label })),
  )

/** Sentence roles of abstracts against CSAbstruct's dev and test parts and the PubMedQA abstracts kept from training. */
export function measureRoles(folder: string): (Measure | LabelMeasure)[] | null {
  const scienceTrained = scienceAbstracts(folder, 'train')
  const medical = medicalAbstracts(folder)
  const measures: (Measure | LabelMeasure)[] = []
  if (scienceTrained) {
    // CSAbstruct has no conclusions and no limitations.
    const names = { conclusion: 'result', limitation: 'other' }
    const linear = linearModel(scienceTrained, computingFit)
    const told = overParts((file, part) => {
      const abstracts = scienceAbstracts(folder, file)
      return (
        abstracts &&
        labelMeasures('roles, CSAbstruct', part, toldOf(abstracts, names, linear, favouredRoles))
      )
    })
    measures.push(
      ...(told ?? []),
      ...labelMeasures(
        'roles, CSAbstruct’s training part',
        'five folds',
        toldInFolds(scienceTrained, computingFit),
      ),
    )
  }
  if (medical) {
    const linear = linearModel(medical.slice(0, medicalTrained), medicineFit)
    const held = strict([
      ...medical.slice(medicalTrained),
      ...(medicalAbstracts(folder, 'test') ?? []),
    ])
    measures.push(
      ...labelMeasures(
        'roles, PubMedQA',
        'held out',
        toldOf(held, { limitation: 'conclusion' }, linear),
      ),
    )
  }
  const zones = toldZones(folder)
  if (zones) measures.push(...labelMeasures('roles, Argumentative Zoning', 'five folds', zones))
  const kept = toldKeptZones(folder)
  if (kept) measures.push(...labelMeasures('roles, Argumentative Zoning', 'held out', kept))
  return measures.length === 0 ? null : measures
}
