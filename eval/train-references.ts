// Trains the fields of reference strings: node eval/train-references.ts --data DIR
// Data: two thirds of anystyle's core set (BSD-2-Clause) and of GROBID's citation corpus (Apache-2.0); every third
// string is held out. Seed 5.
import { writeFileSync } from 'node:fs'
import { referenceLabels } from '../engine/src/document/reference/labels.ts'
import { flag } from '../scripts/flag.ts'
import { fitSequence, packedModel } from './fit-sequence.ts'
import { citedStrings, isHeldOut, labelledString } from './reference-sets.ts'

/** Anystyle's strings are few and of many styles: each counts as often. */
const timesAnystyle = 3

const folder = flag('data') ?? ''
const anystyle = citedStrings(folder, 'citation_strings/anystyle_core.jsonl')
const grobid = citedStrings(folder, 'citation_strings/grobid_corpus.jsonl')
if (!anystyle || !grobid) {
  console.error('Name the folder that holds citation_strings with --data DIR.')
  process.exit(2)
}
const seen = (rows: typeof anystyle) =>
  rows.filter((row, at) => !isHeldOut(row, at)).map(labelledString)
const few = seen(anystyle)
const examples = [...Array.from({ length: timesAnystyle }, () => few).flat(), ...seen(grobid)]
const model = fitSequence(examples, {
  labels: referenceLabels,
  kept: 12_000,
  epochs: 4,
  rate: 0.1,
  pull: 0.01,
})
const text = `${JSON.stringify(
  {
    from: 'Written by eval/train-references.ts: a linear-chain conditional random field, seed 5. Four characters name a feature, one each its weights.',
    data: 'Two thirds of anystyle’s core set (BSD-2-Clause) and of GROBID’s citation corpus (Apache-2.0).',
    model: packedModel(model),
  },
  null,
  2,
)}\n`
writeFileSync(new URL('../engine/src/document/reference/label-weights.json', import.meta.url), text)
console.log(`${examples.length} strings; ${(text.length / 1024).toFixed(0)} KB`)
