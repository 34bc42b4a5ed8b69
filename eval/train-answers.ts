// Trains the ranking of answer sentences and the refusal: node eval/train-answers.ts --data DIR
// Data: COVID-QA dev (Apache-2.0) and the QASPER papers at hand (CC BY 4.0); a question of one paper
// asked of another one stands for "the paper does not say" (seed 7 draws the other paper).
import { writeFileSync } from 'node:fs'
import { answerFeatures } from '../engine/src/explain/answer/rank-candidates.ts'
import { refusalFeatures } from '../engine/src/explain/answer/refusal.ts'
import { flag } from './data.ts'
import {
  askedExamples,
  fitRanking,
  fitRefusal,
  fitSureness,
  judge,
  leastThreshold,
} from './fit-answers.ts'
import { fitPassageFolds } from './fit-passages.ts'
import { folds } from './folds.ts'
import { covidQa, qasper } from './question-sets.ts'

const folder = flag('data')
const covid = folder === undefined ? null : covidQa(folder)
const science = folder === undefined ? null : qasper(folder)
const passages = folder === undefined ? null : fitPassageFolds(folder)
if (!covid || !science || !passages) {
  console.error(
    'Name the folder that holds covid_qa, qasper_partial, scifact and evidence_inference with --data DIR.',
  )
  process.exit(2)
}
// Passages are ranked with weights fitted without their paper, as the reader's own papers will be.
const { all, without } = passages
const passagesOf = (fold: number) => without[fold] ?? all
const examples = [...askedExamples(covid, passagesOf), ...askedExamples(science, passagesOf)]
// Folds by paper, so that the threshold is chosen on papers that were not trained on.
const judged = Array.from({ length: folds }, (_, fold) => {
  const others = examples.filter((example) => example.fold !== fold)
  const ranking = fitRanking(others)
  return judge(
    examples.filter((example) => example.fold === fold),
    ranking,
    fitRefusal(others, ranking),
  )
}).flat()
const threshold = leastThreshold(judged)
const ranking = fitRanking(examples)
const refusal = fitRefusal(examples, ranking)
const sureness = fitSureness(examples, ranking, refusal)
for (const [at, name] of answerFeatures.entries()) console.log(name.padEnd(14), ranking[at])
for (const [at, name] of refusalFeatures.entries()) console.log(name.padEnd(14), refusal[at])
console.log(examples.length, 'examples; threshold', threshold)

const list = (weights: readonly number[]) => weights.map((weight) => `  ${weight},`).join('\n')
const data = `// Data: COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0)`
writeFileSync(
  new URL('../engine/src/explain/answer/answer-weights.ts', import.meta.url),
  `// Written by eval/train-answers.ts; in the order of \`answerFeatures\`.
${data}. Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
${list(ranking)}
]
`,
)
writeFileSync(
  new URL('../engine/src/explain/answer/refusal-weights.ts', import.meta.url),
  `// Written by eval/train-answers.ts; in the order of \`refusalFeatures\`.
${data}, questions of other papers as unanswerable, seed 7.
export const refusalWeights: readonly number[] = [
${list(refusal)}
]
/** Below this chance an answer is refused: the least that refuses 85.5 % of other papers' questions, five folds. */
export const refusalThreshold = ${threshold}
`,
)
writeFileSync(
  new URL('../engine/src/explain/answer/sureness-weights.ts', import.meta.url),
  `// Written by eval/train-answers.ts; in the order of \`surenessFeatures\`.
${data}. Full batch from zero weights: no seed.
export const surenessWeights: readonly number[] = [
${list(sureness)}
]
`,
)
