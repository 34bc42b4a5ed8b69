import { readFileSync } from 'node:fs'
import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import { ParseError } from '../engine/src/document/parse-error.ts'
import { explain } from '../engine/src/explain/explain.ts'
import { parsePdf } from '../engine/src/parse/pdf/index.ts'
import { passageIndex } from '../engine/src/retrieve/passage-index.ts'
import { loadPdfjs } from '../server/src/platform/parsing/load-pdfjs.ts'
import { hasPdftotext, processorTime, timePdftotext } from './pdftotext.ts'
import { sharedData, sharedPapers } from './shared-data.ts'

const rounds = 5
const [fewestPages, mostPages] = [10, 14]
/** How many times `pdftotext`'s processor time a paper may take until it can be asked. */
const limit = 2.5
/** Poppler never ends on it. */
const hostile = new Set(['pdfjs_bomb.pdf'])

const stages = ['parse', 'explain', 'index', 'pdftotext'] as const
type Stage = (typeof stages)[number]
type Times = Record<Stage, number>
const infinite = Number.POSITIVE_INFINITY
const longest: Times = { parse: infinite, explain: infinite, index: infinite, pdftotext: infinite }

interface Paper {
  readonly path: string
  readonly read: () => Promise<PaperDocument>
  readonly pages: number
  readonly best: Times
}

/**
 * What stands between a PDF of about 12 pages and a reader's first question: parsing, roles and summary, the indices
 * of sentences and blocks. Processor time against `pdftotext` on the same file, in turn.
 */
export async function benchReading(): Promise<void> {
  const folder = sharedData()
  if (folder === null) return console.log('Left out: the folder of real papers is not there.')
  if (!hasPdftotext()) return
  const pdf = await loadPdfjs()
  const papers: Paper[] = []
  for (const { file, path } of sharedPapers(folder, '.pdf')) {
    if (hostile.has(file)) continue
    const bytes = new Uint8Array(readFileSync(path))
    const read = () => parsePdf(bytes, pdf)
    const pages = (await read().catch(unlessRefused))?.pages.length ?? 0
    if (pages >= fewestPages && pages <= mostPages)
      papers.push({ path, read, pages, best: { ...longest } })
  }
  // The first round warms up, so what is measured is warm code in one process. A server reads each file in a process of
  // its own, whose start is not in these figures.
  for (let round = 0; round <= rounds; round++)
    for (const { path, read, best } of papers) {
      const times = await timesOf(path, read)
      if (round > 0) for (const stage of stages) best[stage] = Math.min(best[stage], times[stage])
    }
  const sum = (of: (paper: Paper) => number) => papers.reduce((all, paper) => all + of(paper), 0)
  const pages = sum((paper) => paper.pages)
  const total = (stage: Stage) => sum(({ best }) => best[stage])
  console.log(
    `${papers.length} PDFs of ${fewestPages} to ${mostPages} pages, ${pages} pages; per file and stage the best of ${rounds} rounds, processor time, taken in turn`,
  )
  for (const stage of stages)
    console.log(
      `${stage.padEnd(10)}${((12_000 * total(stage)) / pages).toFixed(1).padStart(7)} ms for 12 pages`,
    )
  const ratio = (total('parse') + total('explain') + total('index')) / total('pdftotext')
  console.log(
    `ratio     ${ratio.toFixed(2).padStart(7)} (limit ${limit}${ratio > limit ? ': missed' : ''})`,
  )
}

/** Seconds of each stage, one after the other. */
async function timesOf(path: string, read: Paper['read']): Promise<Times> {
  let document: PaperDocument | undefined
  return {
    pdftotext: timePdftotext(path),
    parse: await processorTime(async () => {
      document = await read()
    }),
    explain: await processorTime(async () => document && explain(document)),
    index: await processorTime(async () => {
      for (const unit of ['sentence', 'paragraph'] as const)
        if (document) passageIndex(document, unit)
    }),
  }
}

function unlessRefused(error: unknown): null {
  if (error instanceof ParseError) return null
  throw error
}
