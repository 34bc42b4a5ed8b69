import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ParseError } from '../engine/src/document/parse-error.ts'
import { parsePdf } from '../engine/src/parse/pdf/index.ts'
import { loadPdfjs } from '../server/src/platform/parsing/load-pdfjs.ts'
import { characterAgreement, fiveGramRecall, goldText, unhyphened, wordsOf } from './agreement.ts'
import { hasPdftotext, processorTime, timePdftotext } from './pdftotext.ts'
import { type SharedPaper, sharedData, sharedPapers } from './shared-data.ts'

const rounds = 3
/** Poppler never ends on it. */
const hostile = new Set(['pdfjs_bomb.pdf'])

/**
 * Pages per second of processor time of `parsePdf` against `pdftotext`, file by file in turn, and
 * agreement of the text with gold files and with `pdftotext`.
 */
export async function benchParse(): Promise<void> {
  const folder = sharedData()
  if (folder === null) return console.log('Left out: the folder of real papers is not there.')
  if (!hasPdftotext()) return
  const pdf = await loadPdfjs()
  const papers = sharedPapers(folder, '.pdf').filter(({ file }) => !hostile.has(file))
  const read: (SharedPaper & { text: string; pages: number; ours: number; theirs: number })[] = []
  const refused: string[] = []
  for (const paper of papers) {
    const bytes = new Uint8Array(readFileSync(paper.path))
    let ours = Number.POSITIVE_INFINITY
    let theirs = Number.POSITIVE_INFINITY
    try {
      let document = await parsePdf(bytes, pdf) // warm: the worker that serves papers is warm too
      for (let round = 0; round < rounds; round++) {
        theirs = Math.min(theirs, timePdftotext(paper.path))
        const used = await processorTime(async () => {
          document = await parsePdf(bytes, pdf)
        })
        ours = Math.min(ours, used)
      }
      read.push({ ...paper, text: document.text, pages: document.pages.length, ours, theirs })
    } catch (error) {
      if (!(error instanceof ParseError)) throw error
      refused.push(`${paper.file} (${error.problem})`)
    }
  }
  printSpeed(read)
  console.log(`refused: ${refused.join(', ')}\n`)
  printAgreement(read)
}

function printSpeed(read: readonly { pages: number; ours: number; theirs: number }[]): void {
  const sum = (of: 'pages' | 'ours' | 'theirs') =>
    read.reduce((total, paper) => total + paper[of], 0)
  const pages = sum('pages')
  const [ours, theirs] = [pages / sum('ours'), pages / sum('theirs')]
  console.log(
    `${read.length} PDFs, ${pages} pages; per file the best of ${rounds} rounds, processor time, taken in turn`,
  )
  console.log(`parsePdf   ${ours.toFixed(1)} pages/s per core (document with structure and boxes)`)
  console.log(
    `pdftotext  ${theirs.toFixed(1)} pages/s per core (plain text, process start included)`,
  )
  console.log(`ratio      ${(ours / theirs).toFixed(2)}`)
}

function printAgreement(read: readonly (SharedPaper & { text: string })[]): void {
  const plain = (path: string, ...flags: string[]) =>
    execFileSync('pdftotext', [...flags, path, '-'], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const characters: number[] = []
  const order: number[] = []
  const rows: string[] = []
  const found = { ours: [] as number[], raw: [] as number[], laid: [] as number[] }
  for (const { path, text, gold, file } of read) {
    const raw = plain(path, '-raw')
    characters.push(characterAgreement(text, raw))
    order.push(fiveGramRecall(wordsOf(text), wordsOf(unhyphened(raw))))
    const own = wordsOf(text)
    for (const goldPath of gold) {
      const words = wordsOf(goldText(goldPath) ?? '')
      if (words.length < 200) continue
      const scores = {
        ours: fiveGramRecall(words, own),
        raw: fiveGramRecall(words, wordsOf(unhyphened(raw))),
        laid: fiveGramRecall(words, wordsOf(unhyphened(plain(path)))),
      }
      found.ours.push(scores.ours)
      found.raw.push(scores.raw)
      found.laid.push(scores.laid)
      rows.push(
        `${file.padEnd(32)} ${scores.ours.toFixed(3)}  ${scores.raw.toFixed(3)}  ${scores.laid.toFixed(3)}`,
      )
    }
  }
  const mean = (values: readonly number[]) =>
    (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(3)
  console.log(`${'gold five-word runs found'.padEnd(32)} ours   -raw   default`)
  for (const row of rows) console.log(row)
  console.log(`${'mean'.padEnd(32)} ${mean(found.ours)}  ${mean(found.raw)}  ${mean(found.laid)}\n`)
  console.log(`characters shared with pdftotext -raw (Dice): mean ${mean(characters)}`)
  console.log(`our five-word runs that pdftotext -raw has:   mean ${mean(order)}`)
}
