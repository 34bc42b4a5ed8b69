import { roleShares } from '../engine/src/explain/sentence-roles.ts'
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
    sentences.forEach(({ text, label }, at) => {
      const place = sentences.length === 1 ? 0 : at / (sentences.length - 1)
      const shares = Object.entries(roleShares({ text, role: 'abstract', place }))
      const [role = 'other'] = shares.reduce((best, entry) => (entry[1] > best[1] ? entry : best))
      ours.push((labels[role] ?? role) === label ? 1 : 0)
      majority.push(label === 'background' ? 1 : 0)
    })
  }
  return [
    { task: 'roles', name: 'accuracy, cues and position', values: ours },
    { task: 'roles', name: 'accuracy, always background', values: majority },
  ]
}
