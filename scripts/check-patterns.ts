// `node scripts/run.mjs scripts/check-patterns.ts`: checks the patterns that `checked-patterns.txt` does not know, and
// writes it anew. A pattern that took too long to decide is tried again with `--undecided`.
import { writeFileSync } from 'node:fs'
import {
  checkedPatterns,
  type Growth,
  growthOf,
  listed,
  nameOf,
  shippedPatterns,
} from './patterns.ts'

const known = checkedPatterns()
const isKnown = (growth: Growth | undefined): growth is Growth =>
  growth !== undefined && !(growth === 'undecided' && process.argv.includes('--undecided'))
const lines: string[] = []
const counts: Partial<Record<Growth, number>> = {}
for (const pattern of shippedPatterns()) {
  const before = known.get(nameOf(pattern))
  const growth = isKnown(before) ? before : await growthOf(pattern)
  counts[growth] = (counts[growth] ?? 0) + 1
  if (growth === 'exponential')
    console.error(`${pattern.file}: /${pattern.source}/${pattern.flags}`)
  // What is exponential stays unlisted, and fails until it is mended.
  else lines.push(`${nameOf(pattern)} ${growth}\n`)
}
writeFileSync(listed, lines.toSorted().join(''))
console.log(counts)
