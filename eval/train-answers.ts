// Trains what questions ask for, the ranking of answer sentences and the refusal: node eval/train-answers.ts --data DIR
// Data: readers' questions written for this project by a language model about papers of the sets at hand; COVID-QA dev
// (Apache-2.0); the QASPER papers at hand and further QASPER questions with their evidence (CC BY 4.0); the trials of
// Evidence Inference 2.0 train (MIT), for what questions ask for. A question of one paper asked of another one stands for
// "the paper does not say" (seed 7 draws the other paper). What is asked for starts from seed 5.
import { writeFileSync } from 'node:fs'
import { answerFeatures } from '../engine/src/explain/answer/describe-candidates.ts'
import { refusalFeatures } from '../engine/src/explain/answer/refusal.ts'
import { packRows } from '../engine/src/text/sequence-model.ts'
import { flag } from '../scripts/flag.ts'
import { fitAnswerFolds } from './fit-answer-folds.ts'
import { fitModel } from './fit-answers.ts'
import { packedAsked, roundedAsked } from './pack-asked.ts'

const folder = flag('data')
const fitted = folder === undefined ? null : await fitAnswerFolds(folder)
if (!fitted) {
  console.error(
    'Name the folder that holds covid_qa, qasper_partial, scifact and evidence_inference with --data DIR.',
  )
  process.exit(2)
}
const asked = roundedAsked(fitted.asked)
const { ranking, refusal, sureness, threshold } = fitModel(fitted.examples, fitted.rankers())
for (const [at, name] of answerFeatures.entries()) console.log(name.padEnd(14), ranking[at])
for (const [at, name] of refusalFeatures.entries())
  console.log(name.padEnd(14), refusal.weights[at])
console.log(fitted.examples.length, 'examples; threshold', threshold)

writeFileSync(
  new URL('../engine/src/explain/answer/asked-weights.json', import.meta.url),
  `${JSON.stringify(
    {
      from: 'Written by eval/train-answers.ts: vectors of what questions ask for and passages give, seed 5. Four characters name a feature, one each its weights.',
      data: 'Readers’ questions written for this project by a language model (eval/reader-questions.jsonl); COVID-QA dev (Apache-2.0); QASPER papers and questions with their evidence (CC BY 4.0); Evidence Inference 2.0 train (MIT).',
      model: packedAsked(asked),
    },
    null,
    2,
  )}\n`,
)
const list = (weights: readonly number[]) => weights.map((weight) => `  ${weight},`).join('\n')
const data = `// Data: readers' questions of this project, COVID-QA dev (Apache-2.0) and QASPER papers (CC BY 4.0)`
writeFileSync(
  new URL('../engine/src/explain/answer/answer-weights.ts', import.meta.url),
  `// Written by eval/train-answers.ts; in the order of \`answerFeatures\`, then what each type of question adds.
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
${list(refusal.weights)}
]
/** The least chance that the paper says the answer, of which what leads may make up for some: the least that refuses 86 % of the two sets' questions of other papers. */
export const refusalThreshold = ${threshold}
`,
)
const telling = [...refusal.words.rows].filter(([, row]) => refusal.words.weights[row] !== 0)
writeFileSync(
  new URL('../engine/src/explain/answer/refusal-words.json', import.meta.url),
  `${JSON.stringify(
    {
      from: 'Written by eval/train-answers.ts: what each word of a question tells where it is said and where not. Four characters name a feature, one its weight.',
      data: 'Readers’ questions written for this project by a language model (eval/reader-questions.jsonl); COVID-QA dev (Apache-2.0); QASPER papers (CC BY 4.0).',
      scale: refusal.scale,
      packed: packRows(new Map(telling), refusal.words.weights, 1),
    },
    null,
    2,
  )}\n`,
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
