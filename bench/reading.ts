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
type Times = Record<(typeof stages)[number], number>

/**
 * What stands between a PDF of about 12 pages and a reader's first question: parsing, roles and summary, the indices
 * of sentences and blocks. Processor time against `pdftotext` on the same file, in turn.
 */
export async function benchReading(): Promise<void> {
  const folder = sharedData()
  if (folder === null) return console.log('Left out: the folder of real papers is not there.')
  if (!hasPdftotext()) return
  const pdf = await loadPdfjs()
  const total: Times = { parse: 0, explain: 0, index: 0, pdftotext: 0 }
  let [papers, pages] = [0, 0]
  for (const { file, path } of sharedPapers(folder, '.pdf')) {
    if (hostile.has(file)) continue
    const bytes = new Uint8Array(readFileSync(path))
    const read = () => parsePdf(bytes, pdf)
    const document = await read().catch(unlessRefused)
    const size = document?.pages.length ?? 0
    if (size < fewestPages || size > mostPages) continue
    const best = await bestTimes(path, read)
    for (const stage of stages) total[stage] += best[stage]
    papers++
    pages += size
  }
  console.log(
    `${papers} PDFs of ${fewestPages} to ${mostPages} pages, ${pages} pages; per file and stage the best of ${rounds} rounds, processor time, taken in turn`,
  )
  for (const stage of stages)
    console.log(
      `${stage.padEnd(10)}${((12_000 * total[stage]) / pages).toFixed(1).padStart(7)} ms for 12 pages`,
    )
  const ratio = (total.parse + total.explain + total.index) / total.pdftotext
  console.log(
    `ratio     ${ratio.toFixed(2).padStart(7)} (limit ${limit}${ratio > limit ? ': missed' : ''})`,
  )
}

async function bestTimes(path: string, read: () => Promise<PaperDocument>): Promise<Times> {
  const infinite = Number.POSITIVE_INFINITY
  const best: Times = { parse: infinite, explain: infinite, index: infinite, pdftotext: infinite }
  for (let round = 0; round <= rounds; round++) {
    let document: PaperDocument | undefined
    const times: Times = {
      pdftotext: timePdftotext(path),
      parse: await processorTime(async () => {
        document = await read()
      }),
      explain: await processorTime(async () => document && explain(document)),
      index: await processorTime(async () => {
        if (document)
          for (const unit of ['sentence', 'paragraph'] as const) passageIndex(document, unit)
      }),
    }
    // The first round warms up: the worker that serves papers is warm, too.
    if (round > 0) for (const stage of stages) best[stage] = Math.min(best[stage], times[stage])
  }
  return best
}

function unlessRefused(error: unknown): null {
  if (error instanceof ParseError) return null
  throw error
}
