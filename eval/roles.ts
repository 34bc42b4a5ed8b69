import { documentFromSections } from '../engine/src/document/from-sections.ts'
import { roleFeatures } from '../engine/src/explain/role-features.ts'
import type { RoleModel } from '../engine/src/explain/role-model.ts'
import { sentenceRoles } from '../engine/src/explain/sentence-roles.ts'
import { overlaps } from '../engine/src/text/span.ts'
import { computingFit, medicineFit, type RoleFit, roleExample } from './fit-roles.ts'
import { fitSequence, linearLabels } from './fit-sequence.ts'
import type { Measure, Part } from './measure.ts'
import {
  type LabelledSentence,
  medicalAbstracts,
  medicalTrained,
  scienceAbstracts,
} from './role-sets.ts'

/** Accuracy by sentence of the engine, of a linear model and of the commonest role, over abstracts. */
function measureSet(
  task: string,
  part: Part,
  abstracts: readonly LabelledSentence[][],
  labels: Readonly<Record<string, string>>,
  linear: RoleModel,
): Measure[] {
  const ours: number[] = []
  const baseline = abstracts.flatMap((sentences) => {
    const told = linearLabels(linear, ownFeatures(sentences.map(({ text }) => text)))
    return sentences.map(({ label }, at) =>
      (labels[told[at] ?? ''] ?? told[at]) === label ? 1 : 0,
    )
  })
  const counts = new Map<string, number>()
  for (const sentences of abstracts) {
    const abstract = sentences.map(({ text }) => text).join(' ')
    const document = documentFromSections({ title: 'An abstract', abstract, sections: [] })
    const told = sentenceRoles(document)
    let at = document.abstract?.start ?? 0
    for (const { text, label } of sentences) {
      counts.set(label, (counts.get(label) ?? 0) + 1)
      const words = text.replace(/\s+/g, ' ').trim()
      const start = Math.max(at, document.text.indexOf(words.slice(0, 20), at))
      at = start + words.length
      // Our splitting of sentences may differ; the sentence that holds the middle counts.
      const middle = { start: start + Math.floor(words.length / 2), end: at }
      const role = told.find(({ span }) => overlaps(span, middle))?.role ?? 'other'
      ours.push((labels[role] ?? role) === label ? 1 : 0)
    }
  }
  const [commonest = ''] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const always = abstracts.flat().map(({ label }) => (label === commonest ? 1 : 0))
  return [
    { task, part, name: 'accuracy, engine', values: ours },
    { task, part, name: 'accuracy, linear model', values: baseline },
    { task, part, name: `accuracy, always ${commonest}`, values: always },
  ]
}

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

/** Sentence roles of abstracts against CSAbstruct's dev part and the PubMedQA abstracts kept from training. */
export function measureRoles(folder: string): Measure[] | null {
  const science = scienceAbstracts(folder, 'dev')
  const scienceTrained = scienceAbstracts(folder, 'train')
  const medical = medicalAbstracts(folder)
  const measures: Measure[] = []
  if (science && scienceTrained)
    measures.push(
      // CSAbstruct has no conclusions and no limitations.
      ...measureSet(
        'roles, CSAbstruct',
        'development',
        science,
        { conclusion: 'result', limitation: 'other' },
        linearModel(scienceTrained, computingFit),
      ),
    )
  if (medical)
    measures.push(
      ...measureSet(
        'roles, PubMedQA',
        'held out',
        strict(medical.slice(medicalTrained)),
        { limitation: 'conclusion' },
        linearModel(medical.slice(0, medicalTrained), medicineFit),
      ),
    )
  return measures.length === 0 ? null : measures
}
