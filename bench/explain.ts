import { readFileSync } from 'node:fs'
import type { PaperDocument } from '../engine/src/document/paper-document.ts'
import { ParseError } from '../engine/src/document/parse-error.ts'
import { answer } from '../engine/src/explain/answer/answer.ts'
import { getReady } from '../engine/src/explain/answer/get-ready.ts'
import { explain } from '../engine/src/explain/explain.ts'
import { analyzeFigures } from '../engine/src/explain/figures/figures.ts'
import { analyzeMath } from '../engine/src/explain/figures/math.ts'
import { analyzeResults } from '../engine/src/explain/summary/results.ts'
import { parsePdf } from '../engine/src/parse/pdf/index.ts'
import { loadPdfjs } from '../server/src/platform/parsing/load-pdfjs.ts'
import { sharedData, sharedPapers } from './shared-data.ts'

const rounds = 5
const hostile = new Set(['pdfjs_bomb.pdf'])

type Work = (document: PaperDocument) => Promise<unknown>

interface Timed {
  readonly work: Work
  /** What was looked up in the document before; nothing where it is absent. */
  readonly after?: Work
}

const howMany: Work = (document) => answer(document, 'How many samples were used?')

const works: Readonly<Record<string, Timed>> = {
  explain: { work: (document) => explain(document) },
  'first answer': { work: howMany },
  'getting ready': { work: async (document) => getReady(document) },
  'first when ready': { work: howMany, after: async (document) => getReady(document) },
  'the next one': { work: (document) => answer(document, 'Why was it done?'), after: howMany },
  results: { work: analyzeResults },
  figures: { work: analyzeFigures },
  math: { work: analyzeMath },
}

/** Milliseconds of one run on a document in which nothing else was looked up before. */
async function timeOnce(document: PaperDocument, { work, after }: Timed): Promise<number> {
  const fresh = structuredClone(document)
  await after?.(fresh)
  const before = performance.now()
  await work(fresh)
  return performance.now() - before
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

/**
 * Time of explanations, answers and analyses after parsing, one paper after another, indices not kept. A first answer is given
 * on a document in which nothing was looked up, or in which a thread got ready for questions, as it does when its page is opened.
 */
export async function benchExplain(): Promise<void> {
  const folder = sharedData()
  if (folder === null) return console.log('Left out: the folder of real papers is not there.')
  const pdf = await loadPdfjs()
  const documents: PaperDocument[] = []
  for (const { file, path } of sharedPapers(folder, '.pdf')) {
    if (hostile.has(file)) continue
    try {
      documents.push(await parsePdf(new Uint8Array(readFileSync(path)), pdf))
    } catch (error) {
      if (!(error instanceof ParseError)) throw error
    }
  }
  const long = documents.filter(({ pages }) => pages.length >= 8)
  const pages = long.reduce((sum, document) => sum + document.pages.length, 0)
  console.log(
    `${long.length} PDFs of 8 pages and more, ${pages} pages; best of ${rounds} rounds each, wall clock, one core`,
  )
  console.log('work              median ms    p95 ms    max ms   ms for 12 pages')
  for (const [name, timed] of Object.entries(works)) {
    const times: number[] = []
    for (const document of long) {
      let best = Number.POSITIVE_INFINITY
      for (let round = 0; round < rounds; round++)
        best = Math.min(best, await timeOnce(document, timed))
      times.push(best)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const total = times.reduce((sum, time) => sum + time, 0)
    const figures = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1), (12 * total) / pages]
    console.log(
      `${name.padEnd(18)}${figures.map((value) => value.toFixed(1).padStart(9)).join(' ')}`,
    )
  }
}
