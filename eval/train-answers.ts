// Trains the ranking of answer sentences: node eval/train-answers.ts --data DIR
// Data: COVID-QA dev (Apache-2.0) and the QASPER papers at hand (CC BY 4.0). Objective: the expected
// share of right sentences of a softmax over a question's candidates; full batch from zero, no seed.
import { writeFileSync } from 'node:fs'
import { candidatesOf } from '../engine/src/explain/candidates.ts'
import { readQuestion } from '../engine/src/explain/question.ts'
import { topicOf } from '../engine/src/explain/question-coverage.ts'
import { answerFeatures, describeCandidates } from '../engine/src/explain/rank-candidates.ts'
import { readSentences } from '../engine/src/explain/sentence.ts'
import { flag } from './data.ts'
import { covidQa, hits, qasper } from './question-sets.ts'

interface Example {
  rows: number[][]
  right: boolean[]
  fold: number
}

const steps = 300
const rate = 0.05
const decay = 0.0005
const most = 80

const folder = flag('data')
const covid = folder === undefined ? null : covidQa(folder)
const science = folder === undefined ? null : qasper(folder)
if (!covid || !science) {
  console.error('Name the folder that holds covid_qa and qasper_partial with --data DIR.')
  process.exit(2)
}

const examples: Example[] = []
for (const papers of [covid, science])
  papers.forEach(({ document, questions }, at) => {
    const candidates = candidatesOf(document, readSentences(document))
    for (const { question, gold } of questions) {
      if (gold.length === 0) continue
      const asked = readQuestion(question)
      const topic = topicOf(asked, candidates)
      const described = describeCandidates(document, asked, candidates, topic)
        .filter(({ wide }) => wide > 0)
        .toSorted((a, b) => b.own + 0.35 * b.wide - (a.own + 0.35 * a.wide))
        .slice(0, most)
      const right = described.map(({ candidate }) => hits([candidate.text], gold))
      if (right.includes(true))
        examples.push({ rows: described.map(({ row }) => row), right, fold: at % 5 })
    }
  })

const scoresOf = (rows: readonly number[][], weights: readonly number[]) =>
  rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))

function train(data: readonly Example[]): number[] {
  const size = answerFeatures.length
  const weights = new Array<number>(size).fill(0)
  const first = new Array<number>(size).fill(0)
  const second = new Array<number>(size).fill(0)
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight) => -decay * weight)
    for (const { rows, right } of data) {
      const scores = scoresOf(rows, weights)
      const top = Math.max(...scores)
      const raw = scores.map((score) => Math.exp(score - top))
      const total = raw.reduce((sum, value) => sum + value, 0)
      const good = raw.reduce((sum, value, at) => sum + (right[at] ? value : 0), 0)
      // Log of the chance that a right sentence is drawn.
      rows.forEach((row, at) => {
        const chance = (raw[at] ?? 0) / total
        const pull = ((right[at] ? (raw[at] ?? 0) / good : 0) - chance) / data.length
        row.forEach((value, feature) => {
          gradient[feature] = (gradient[feature] ?? 0) + pull * value
        })
      })
    }
    gradient.forEach((slope, at) => {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope
      const mean = (first[at] ?? 0) / (1 - 0.9 ** step)
      const spread = (second[at] ?? 0) / (1 - 0.999 ** step)
      weights[at] = (weights[at] ?? 0) + (rate * mean) / (Math.sqrt(spread) + 1e-8)
    })
  }
  return weights
}

function measure(data: readonly Example[], weights: readonly number[]) {
  let lead = 0
  let three = 0
  for (const { rows, right } of data) {
    const order = scoresOf(rows, weights)
      .map((score, at) => ({ score, at }))
      .toSorted((a, b) => b.score - a.score)
    if (right[order[0]?.at ?? 0]) lead++
    if (order.slice(0, 3).some(({ at }) => right[at])) three++
  }
  return { lead, three, all: data.length }
}

const sums = { lead: 0, three: 0, all: 0 }
for (const fold of [0, 1, 2, 3, 4]) {
  const weights = train(examples.filter((example) => example.fold !== fold))
  const { lead, three, all } = measure(
    examples.filter((example) => example.fold === fold),
    weights,
  )
  sums.lead += lead
  sums.three += three
  sums.all += all
}
console.log(
  `five folds by paper: first ${(sums.lead / sums.all).toFixed(3)}, first three ${(sums.three / sums.all).toFixed(3)} of ${sums.all}`,
)
const trained = train(examples)
// Scaled so that a full score is about two, whatever the training's own scale.
const scale = 2 / trained.reduce((sum, weight) => sum + Math.max(0, weight), 0)
const weights = trained.map((weight) => Math.round(1000 * weight * scale) / 1000)
for (const [at, name] of answerFeatures.entries()) console.log(name.padEnd(14), weights[at])
writeFileSync(
  new URL('../engine/src/explain/answer-weights.ts', import.meta.url),
  `// Written by eval/train-answers.ts; in the order of \`answerFeatures\`. Data: COVID-QA dev (Apache-2.0)
// and QASPER papers (CC BY 4.0). Full batch from zero weights: no seed.
export const answerWeights: readonly number[] = [
${weights.map((weight) => `  ${weight},`).join('\n')}
]
`,
)
