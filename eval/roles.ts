import { documentFromSections } from '../engine/src/document/from-sections.ts'
import { sentenceRoles } from '../engine/src/explain/sentence-roles.ts'
import { overlaps } from '../engine/src/text/span.ts'
import { readRows } from './data.ts'
import type { Measure } from './measure.ts'

interface Item {
  sentences: { text: string; label: string }[]
}

/** CSAbstruct's label for our roles: a conclusion counts as a result, a limitation as other. */
const labels: Record<string, string> = { conclusion: 'result', limitation: 'other' }

/** Sentence roles of abstracts against CSAbstruct (Cohan et al. 2019): accuracy by sentence. */
export function measureRoles(folder: string): Measure[] | null {
  const items = readRows<Item>(folder, 'csabstruct/dev.jsonl')
  if (!items) return null
  const ours: number[] = []
  const majority: number[] = []
  for (const { sentences } of items) {
    const abstract = sentences.map(({ text }) => text).join(' ')
    const document = documentFromSections({ title: 'An abstract', abstract, sections: [] })
    const told = sentenceRoles(document)
    let at = document.abstract?.start ?? 0
    for (const { text, label } of sentences) {
      const words = text.replace(/\s+/g, ' ').trim()
      const start = Math.max(at, document.text.indexOf(words.slice(0, 20), at))
      at = start + words.length
      // Our splitting of sentences may differ; the sentence that holds the middle counts.
      const middle = { start: start + Math.floor(words.length / 2), end: at }
      const role = told.find(({ span }) => overlaps(span, middle))?.role ?? 'other'
      ours.push((labels[role] ?? role) === label ? 1 : 0)
      majority.push(label === 'background' ? 1 : 0)
    }
  }
  return [
    { task: 'roles', name: 'accuracy', values: ours },
    { task: 'roles', name: 'accuracy, always background', values: majority },
  ]
}
