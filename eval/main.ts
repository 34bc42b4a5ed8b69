// Quality on public data sets: `npm run eval -- --data DIR [--out FILE.json] [--into docs] [--task NAME[,NAME]]`.
import { writeFileSync } from 'node:fs'
import { type Figure, Scorecard } from '@tessera/contract'
import { checkerVersion } from '../engine/src/evidence/claim.ts'
import { engineVersion } from '../engine/src/explain/explanation.ts'
import { flag } from '../scripts/flag.ts'
import { knownFailures } from './known-failures.ts'
import { figureOf, type LabelMeasure, type Measure, tableOf } from './measure.ts'
import { mergeInto } from './merge-scorecard.ts'
import { measureNumbers } from './numbers.ts'
import { measurePapers } from './papers.ts'
import { measurePassages } from './passages.ts'
import { measureQuestions } from './questions.ts'
import { measureReaders } from './readers.ts'
import { measureReferences } from './references.ts'
import { measureRoles } from './roles.ts'
import { measureSentences } from './sentences.ts'
import { measureSummaries } from './summaries.ts'
import { measureTldr } from './tldr.ts'
import { measureVerifier } from './verifier.ts'
import { yardstickOf } from './yardsticks.ts'

type Measures = readonly (Measure | LabelMeasure)[]

const tasks: Readonly<
  Record<string, (folder: string) => Measures | null | Promise<Measures | null>>
> = {
  tldr: measureTldr,
  summaries: measureSummaries,
  questions: measureQuestions,
  readers: measureReaders,
  roles: measureRoles,
  passages: measurePassages,
  papers: measurePapers,
  sentences: measureSentences,
  references: measureReferences,
  numbers: measureNumbers,
  verifier: measureVerifier,
}

const folder = flag('data')
const chosen = flag('task')?.split(',') ?? Object.keys(tasks)
if (folder === undefined || !chosen.every((task) => task in tasks)) {
  console.error(
    `Usage: npm run eval -- --data DIR [--out FILE.json] [--into docs] [--task NAME[,NAME]]\nTasks: ${Object.keys(tasks).join(', ')}`,
  )
  process.exit(2)
}
const figures: Figure[] = []
for (const [task, measure] of Object.entries(tasks)) {
  if (!chosen.includes(task)) continue
  const measures = await measure(folder)
  if (measures) figures.push(...measures.map(figureOf))
  else console.error(`${task} is left out: its data is not in ${folder}.`)
}
console.log(tableOf(figures))
const out = flag('out')
const into = flag('into')
if (out !== undefined || into !== undefined) {
  const measured = await scorecard()
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(measured, null, 2)}\n`)
  if (into !== undefined) mergeInto(into, measured)
}

/** @throws Error when a measured task has no words for readers in `yardsticks.ts`. */
async function scorecard(): Promise<Scorecard> {
  const described = new Set(
    figures.map(({ task }) => {
      const yardstick = yardstickOf(task)
      if (!yardstick) throw new Error(`eval/yardsticks.ts does not describe the task “${task}”.`)
      return yardstick
    }),
  )
  return Scorecard.parse({
    format: 1,
    measuredOn: new Date().toISOString().slice(0, 10),
    engineVersion,
    checkerVersion,
    yardsticks: [...described],
    figures,
    failures: await knownFailures(),
  })
}
