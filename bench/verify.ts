import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type TrialPaper,
  trialPaper,
  tryMutation,
} from '../engine/src/evidence/mutation-trial.fixture.ts'
import { corruptions, type Mutation, noises } from '../engine/src/evidence/mutations.fixture.ts'
import { foreignPaper, samplePaper } from '../engine/src/evidence/sample-paper.fixture.ts'
import { parseHtml } from '../engine/src/parse/html/parse-html.ts'
import { parseJats } from '../engine/src/parse/jats/parse-jats.ts'
import { flag } from '../scripts/flag.ts'
import { median, percentile } from './figures.ts'

/**
 * Seeded corruptions and harmless noise on sentences of real papers (HTML and JATS in the folder of
 * `--papers`, default `../shared/data/papers`), or of the sample papers when there are none.
 * `--half report` (default) takes every second paper; the others, `--half build`, are for building.
 * `--show N` prints N misses of each kind.
 */
export function benchVerify(): void {
  const seed = Number(flag('seed') ?? 2026)
  const perKind = Number(flag('count') ?? 300)
  const show = Number(flag('show') ?? 0)
  const papers = realPapers(flag('half') ?? 'report')
  const used = papers.length > 1 ? papers : [samplePaper, foreignPaper].map(trialPaper)
  console.log(
    papers.length > 1
      ? `${used.length} real papers, seed ${seed}`
      : 'No real papers found: the sample papers are used.',
  )
  const times: number[] = []
  const judge = (mutation: Mutation, wanted: 'caught' | 'passed') => {
    const harmless = wanted === 'passed'
    const trials = tryMutation(used, mutation, { harmless, seed, count: perKind })
    times.push(...trials.map(({ ms }) => ms))
    const misses = trials.filter(({ verdict }) => (verdict.kind === 'unverified') === harmless)
    for (const { sentence, claim, verdict } of misses.slice(0, show))
      console.log(`${verdict.kind} ${verdict.problems.join(',')}\n   ${sentence}\n   ${claim}`)
    const tried = trials.length
    const right = tried - misses.length
    return { tried, right, share: Number((right / Math.max(1, tried)).toFixed(4)) }
  }
  const table = (mutations: Record<string, Mutation>, wanted: 'caught' | 'passed') => {
    const rows = Object.fromEntries(
      Object.entries(mutations).map(([kind, mutation]) => [kind, judge(mutation, wanted)]),
    )
    const all = Object.values(rows)
    const tried = all.reduce((sum, row) => sum + row.tried, 0)
    const right = all.reduce((sum, row) => sum + row.right, 0)
    console.table({ ...rows, all: { tried, right, share: Number((right / tried).toFixed(4)) } })
  }
  console.log('Corruptions caught:')
  table(corruptions, 'caught')
  console.log('Harmless noise passed:')
  table(noises, 'passed')
  console.log(
    `per claim: median ${median(times).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`,
  )
}

function realPapers(half: string): TrialPaper[] {
  const folder =
    flag('papers') ?? join(process.env.TESSERA_SHARED_DATA ?? '../shared/data', 'papers')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((file) => /\.(?:xml|html)$/.test(file))
    .sort()
    .filter((_, i) => half === 'all' || (i % 2 === 0) === (half === 'build'))
  const papers: TrialPaper[] = []
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8')
    try {
      const document = file.endsWith('.xml') ? parseJats(source) : parseHtml(source)
      const paper = trialPaper(document)
      if (paper.sentences.length >= 40) papers.push(paper)
    } catch (error) {
      console.log(`${file} is left out: ${error instanceof Error ? error.message : error}`)
    }
  }
  return papers
}
