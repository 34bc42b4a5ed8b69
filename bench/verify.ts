import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import {
  corruptions,
  type Mutation,
  noises,
  pick,
  seeded,
} from '../engine/src/evidence/mutations.fixture.ts'
import { foreignPaper, samplePaper } from '../engine/src/evidence/sample-paper.fixture.ts'
import { verifyClaim } from '../engine/src/evidence/verify.ts'
import { parseHtml } from '../engine/src/parse/html/parse-html.ts'
import { parseJats } from '../engine/src/parse/jats/parse-jats.ts'
import { matchingForm } from '../engine/src/text/matching-form.ts'
import { slice } from '../engine/src/text/span.ts'
import { flag, median, percentile } from './figures.ts'

interface Paper {
  readonly document: PaperDocument
  readonly sentences: readonly string[]
}

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
  const used = papers.length > 1 ? papers : [samplePaper, foreignPaper].map(paperOf)
  console.log(
    papers.length > 1
      ? `${used.length} real papers, seed ${seed}`
      : 'No real papers found: the sample papers are used.',
  )
  const times: number[] = []
  const judge = (mutation: Mutation, wanted: 'caught' | 'passed') => {
    const random = seeded(seed)
    let tried = 0
    let right = 0
    const misses: string[] = []
    for (let attempt = 0; attempt < perKind * 40 && tried < perKind; attempt++) {
      const at = Math.floor(random() * used.length)
      const paper = used[at] as Paper
      const foreign = (used[(at + 1) % used.length] as Paper).sentences
      const sentence = pick(paper.sentences, random)
      if (sentence === undefined) continue
      const claim = mutation(sentence, random, { siblings: paper.sentences, foreign })
      if (claim === null) continue
      if (wanted === 'caught' && isTrue(paper.document, claim)) continue
      const started = performance.now()
      const verdict = verifyClaim(paper.document, claim)
      times.push(performance.now() - started)
      tried++
      if ((verdict.kind === 'unverified') === (wanted === 'caught')) right++
      else misses.push(`${verdict.kind} ${verdict.problems.join(',')}\n   ${sentence}\n   ${claim}`)
    }
    for (const miss of misses.slice(0, show)) console.log(miss)
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

/** A corruption may by chance make words that the paper also says. */
function isTrue(document: PaperDocument, claim: string): boolean {
  return matchingForm(document.text).text.includes(matchingForm(claim).text.trim())
}

function realPapers(half: string): Paper[] {
  const folder =
    flag('papers') ?? join(process.env.TESSERA_SHARED_DATA ?? '../shared/data', 'papers')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((file) => /\.(?:xml|html)$/.test(file))
    .sort()
    .filter((_, i) => half === 'all' || (i % 2 === 0) === (half === 'build'))
  const papers: Paper[] = []
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8')
    try {
      const document = file.endsWith('.xml') ? parseJats(source) : parseHtml(source)
      const paper = paperOf(document)
      if (paper.sentences.length >= 40) papers.push(paper)
    } catch (error) {
      console.log(`${file} is left out: ${error instanceof Error ? error.message : error}`)
    }
  }
  return papers
}

/** Whole sentences of running text with 8 to 60 words. */
function paperOf(document: PaperDocument): Paper {
  const sentences = document.sentences
    .map((span) => slice(document.text, span))
    .filter((sentence) => {
      const words = sentence.split(/\s+/).length
      return words >= 8 && words <= 60 && /^\p{Lu}.*[.!?]$/u.test(sentence)
    })
  return { document, sentences }
}
