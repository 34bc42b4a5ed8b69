import { documentFromSections } from '../engine/src/document/from-sections.ts'
import { sentenceRoles } from '../engine/src/explain/sentence-roles.ts'
import { overlaps } from '../engine/src/text/span.ts'
import type { Measure, Part } from './measure.ts'
import {
  type LabelledSentence,
  medicalAbstracts,
  medicalTrained,
  scienceAbstracts,
} from './role-sets.ts'

/** Accuracy by sentence of the engine and of the commonest role, over abstracts. */
function measureSet(
  task: string,
  part: Part,
  abstracts: readonly LabelledSentence[][],
  labels: Readonly<Record<string, string>>,
): Measure[] {
  const ours: number[] = []
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
    { task, part, name: `accuracy, always ${commonest}`, values: always },
  ]
}

/** Sentence roles of abstracts against CSAbstruct's dev part and the PubMedQA abstracts kept from training. */
export function measureRoles(folder: string): Measure[] | null {
  const science = scienceAbstracts(folder, 'dev')
  const medical = medicalAbstracts(folder)?.slice(medicalTrained)
  return !science && !medical
    ? null
    : [
        // CSAbstruct has no conclusions and no limitations.
        ...measureSet('roles, CSAbstruct', 'development', science ?? [], {
          conclusion: 'result',
          limitation: 'other',
        }),
        ...measureSet('roles, PubMedQA', 'held out', medical ?? [], { limitation: 'conclusion' }),
      ]
}
