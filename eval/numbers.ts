import { type NumberStatement, numberStatements, overlaps } from '../engine/src/index.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { isInspected } from './inspected-numbers.ts'
import type { Measure, Part } from './measure.ts'
import {
  type NumberPaper,
  papersBeside,
  papersOnLanguage,
  pubMedAbstracts,
  sciFactAbstracts,
  textsOfCovid,
  trialPapers,
} from './number-papers.ts'
import { withError } from './number-seeds.ts'
import { trialTables } from './rebuilt-tables.ts'

const seed = 17
const names: Readonly<Record<NumberStatement['kind'], string>> = {
  percentage: 'percentages',
  test: 'tests with p',
  interval: 'estimates with intervals',
  'interval-p': 'intervals with p',
  total: 'totals',
  mean: 'means',
  'whole-mean': 'means of whole numbers',
  split: 'shares of a split',
  restated: 'numbers told twice',
  change: 'changes between two numbers',
  impossible: 'parts and wholes',
}

/**
 * Numbers inside papers. Untouched papers: of all statements that are computed again, how many raise a note that
 * is not among those that were looked at and found to be the paper's own slip. Seeded errors, one at a time in
 * statements that agree: how many are noticed.
 */
export async function measureNumbers(folder: string): Promise<Measure[] | null> {
  const trials = trialPapers(folder)
  const tables = trialTables(folder)
  const papers = await papersBeside(folder)
  const abstracts = pubMedAbstracts(folder)
  const others = sciFactAbstracts(folder)
  const texts = textsOfCovid(folder)
  const language = papersOnLanguage(folder)
  if (!trials || !tables || !papers || !abstracts || !others || !texts || !language) return null
  return [
    ...measured('papers on language', 'held out', language),
    ...measured('COVID-QA', 'development', texts),
    ...measured('PubMedQA', 'development', abstracts),
    ...measured('SciFact', 'development', others),
    ...measured('trials', 'development', trials),
    ...measured('tables of trials', 'development', tables),
    ...measured('papers', 'development', papers),
  ]
}

function measured(set: string, part: Part, papers: readonly NumberPaper[]): Measure[] {
  const random = seeded(seed)
  const falseAlarms: number[] = []
  const slips: number[] = []
  const caught = new Map<NumberStatement['kind'], number[]>()
  for (const { id, document } of papers)
    for (const statement of numberStatements(document)) {
      const isSlip = !statement.agrees && isInspected(id, statement.finding)
      falseAlarms.push(statement.agrees || isSlip ? 0 : 1)
      slips.push(isSlip ? 1 : 0)
      if (!statement.agrees && !isSlip) console.error(`${id}: ${statement.finding}`)
      if (!statement.agrees) continue
      const wrong = withError(document, statement, random)
      if (!wrong) continue
      const isCaught = numberStatements(wrong).some(
        ({ agrees, spans }) =>
          !agrees && spans.some((span) => statement.spans.some((own) => overlaps(span, own))),
      )
      caught.set(statement.kind, [...(caught.get(statement.kind) ?? []), isCaught ? 1 : 0])
    }
  const measure = (name: string, values: readonly number[]): Measure => ({
    task: `numbers, ${set}`,
    part,
    name,
    values,
  })
  return [
    measure('false alarms, of all statements', falseAlarms),
    measure('slips of the papers themselves', slips),
    measure('seeded errors noticed', [...caught.values()].flat()),
    ...[...caught].map(([kind, values]) =>
      measure(`seeded errors noticed, ${names[kind]}`, values),
    ),
  ]
}
