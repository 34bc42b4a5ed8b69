// Trains which sentences are worth a place in which section of a summary, and which one leads: node eval/train-worth.ts --data DIR
// Data: sentences of papers of the sets at hand, marked for this project by a language model that had read each paper
// (summary-marks.jsonl); papers that are kept are left out. Seed 3.
import { writeFileSync } from 'node:fs'
import { packRows } from '../engine/src/text/sequence-model.ts'
import { flag } from '../scripts/flag.ts'
import { fitLead, leadPaper } from './fit-lead.ts'
import { fitWorth, worthPaper } from './fit-worth.ts'
import { rounded, toThousandths } from './rounding.ts'
import { markedPapers } from './summary-marks.ts'

const folder = flag('data')
const papers = folder === undefined ? null : await markedPapers(folder)
if (!papers) {
  console.error('Name the folder that holds the evaluation sets with --data DIR.')
  process.exit(2)
}
const trained = papers.filter(({ kept }) => !kept)
const data =
  'eval/summary-marks.jsonl: sentences marked for this project by a language model, in papers of Evidence Inference (MIT; articles of the PMC open-access subset), Argumentative Zoning (CC BY-SA 3.0), CL-SciSumm (CC BY 4.0), COVID-QA (Apache-2.0), QASPER (CC BY 4.0) and open-access files.'

/** Writes weights as JSON, lists of numbers in a line. */
function write(file: string, content: object): void {
  const text = `${JSON.stringify(content, null, 2)}\n`.replace(
    /\[\s+([^\]]*?)\s+\]/g,
    (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
  )
  writeFileSync(new URL(`../engine/src/explain/summary/${file}`, import.meta.url), text)
  console.log(`${trained.length} papers, ${file}: ${(text.length / 1024).toFixed(0)} KB`)
}

const fitted = fitWorth(trained.map(worthPaper))
const { weights, scale } = rounded({ weights: fitted.weights, scale: 1 })
write('worth-weights.json', {
  from: 'Written by eval/train-worth.ts: logistic weights of four sections and of the best methods and results, seed 3. Four characters name a feature, one each its weights.',
  data,
  bias: fitted.bias.map(toThousandths),
  scale: toThousandths(scale),
  packed: packRows(fitted.rows, weights, fitted.bias.length),
})

const lead = fitLead(trained.map(leadPaper))
const ofLead = rounded({ weights: lead.weights, scale: 1 })
write('tldr-worth.json', {
  from: 'Written by eval/train-worth.ts: weights by which a sentence leads its paper’s others as its summary, seed 3. Four characters name a feature, one its weight.',
  data,
  scale: toThousandths(ofLead.scale),
  packed: packRows(lead.rows, ofLead.weights, 1),
})
