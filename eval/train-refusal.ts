// Trains the weights that decide whether a paper answers a question: node eval/train-refusal.ts --data DIR
// Data: COVID-QA dev (Apache-2.0) and the QASPER papers at hand (CC BY 4.0); a question of one paper
// asked of another one stands for "the paper does not say". Seed 7 draws the other papers.
import { writeFileSync } from 'node:fs'
import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import { candidatesOf } from '../engine/src/explain/candidates.ts'
import { readQuestion } from '../engine/src/explain/question.ts'
import { topicOf } from '../engine/src/explain/question-coverage.ts'
import { rankCandidates } from '../engine/src/explain/rank-candidates.ts'
import { refusalFeatures, refusalRow } from '../engine/src/explain/refusal.ts'
import { readSentences } from '../engine/src/explain/sentence.ts'
import { flag } from './data.ts'
import { covidQa, foreignPairs, qasper } from './question-sets.ts'

interface Example {
  row: number[]
  says: boolean
  fold: number
}

const kept = new Map<PaperDocument, ReturnType<typeof candidatesOf>>()
function rowOf(document: PaperDocument, text: string): number[] {
  const candidates = kept.get(document) ?? candidatesOf(document, readSentences(document))
  kept.set(document, candidates)
  const question = readQuestion(text)
  const topic = topicOf(question, candidates)
  return refusalRow(question, rankCandidates(document, question, candidates, topic), topic.known)
}

function train(data: readonly Example[]): number[] {
  let weights = refusalFeatures.map(() => 0)
  for (let step = 0; step < 3000; step++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : 0.002 * weight))
    for (const { row, says } of data) {
      const chance =
        1 / (1 + Math.exp(-row.reduce((sum, x, at) => sum + x * (weights[at] ?? 0), 0)))
      row.forEach((x, at) => {
        slope[at] = (slope[at] ?? 0) + ((chance - (says ? 1 : 0)) * x) / data.length
      })
    }
    weights = weights.map((weight, at) => weight - 1.5 * (slope[at] ?? 0))
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000)
}

const chanceOf = (row: readonly number[], weights: readonly number[]) =>
  1 / (1 + Math.exp(-row.reduce((sum, x, at) => sum + x * (weights[at] ?? 0), 0)))

const folder = flag('data')
const covid = folder === undefined ? null : covidQa(folder)
const science = folder === undefined ? null : qasper(folder)
if (!covid || !science) {
  console.error('Name the folder that holds covid_qa and qasper_partial with --data DIR.')
  process.exit(2)
}
const examples: Example[] = []
for (const papers of [covid, science]) {
  papers.forEach(({ document, questions }, fold) => {
    for (const { question, gold } of questions)
      if (gold.length > 0)
        examples.push({ row: rowOf(document, question), says: true, fold: fold % 5 })
  })
  const foreign = foreignPairs(papers, 7)
  foreign.forEach(({ document, question }) => {
    const fold = papers.findIndex((paper) => paper.document === document) % 5
    examples.push({ row: rowOf(document, question), says: false, fold })
  })
}
// Five folds by paper, so that a threshold is chosen on papers that were not trained on.
const judged = [0, 1, 2, 3, 4].flatMap((fold) => {
  const weights = train(examples.filter((example) => example.fold !== fold))
  return examples
    .filter((example) => example.fold === fold)
    .map(({ row, says }) => ({ chance: chanceOf(row, weights), says }))
})
let threshold = 0.5
let best = 0
for (let cut = 0.2; cut <= 0.8; cut += 0.02) {
  const own = judged.filter(({ says }) => says)
  const other = judged.filter(({ says }) => !says)
  const refused = other.filter(({ chance }) => chance < cut).length / other.length
  const falsely = own.filter(({ chance }) => chance < cut).length / own.length
  console.log(cut.toFixed(2), 'refused', refused.toFixed(3), 'falsely refused', falsely.toFixed(3))
  if (refused - falsely > best) {
    best = refused - falsely
    threshold = Math.round(cut * 100) / 100
  }
}
const weights = train(examples)
for (const [at, name] of refusalFeatures.entries()) console.log(name.padEnd(14), weights[at])
console.log(examples.length, 'examples; best threshold', threshold)
if (flag('write') !== 'no')
  writeFileSync(
    new URL('../engine/src/explain/refusal-weights.ts', import.meta.url),
    `// Written by eval/train-refusal.ts; in the order of \`refusalFeatures\`. Data: COVID-QA dev
// (Apache-2.0) and QASPER papers (CC BY 4.0), questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
${weights.map((weight) => `  ${weight},`).join('\n')}
]
/** Below this chance an answer is refused; the best difference of refused and falsely refused, five folds. */
export const refusalThreshold = ${threshold}
`,
  )
