// Trains the ranking of a paper's passages: node eval/train-passages.ts --data DIR
// Data: COVID-QA dev (Apache-2.0), the QASPER papers at hand (CC BY 4.0), SciFact's training claims (CC BY 4.0;
// abstracts ODC-By 1.0), the first 150 trials of Evidence Inference 2.0 train (MIT). Full batch, no seed.
import { writeFileSync } from 'node:fs'
import { flag } from '../scripts/flag.ts'
import { fitPassages, passageExamples } from './fit-passages.ts'
import { passageTraining } from './passage-sets.ts'

const folder = flag('data')
const asked = folder === undefined ? null : passageTraining(folder)
if (!asked) {
  console.error(
    'Name the folder that holds covid_qa, qasper_partial, scifact and evidence_inference with --data DIR.',
  )
  process.exit(2)
}
const list = (unit: 'sentence' | 'paragraph') =>
  fitPassages(passageExamples(asked, unit)).join(', ')
writeFileSync(
  new URL('../engine/src/retrieve/passage-weights.ts', import.meta.url),
  `// Written by eval/train-passages.ts; in the order of \`PassageWeights\`. Data: COVID-QA dev (Apache-2.0), QASPER papers
// (CC BY 4.0), SciFact training claims (CC BY 4.0; abstracts ODC-By 1.0), 150 trials of Evidence Inference 2.0 train
// (MIT). Full batch from zero weights: no seed.
import type { PassageWeights } from './rank-passages.ts'

export const passageWeights: PassageWeights = {
  sentence: [${list('sentence')}],
  paragraph: [${list('paragraph')}],
}
`,
)
console.log(`${asked.length} queries`)
