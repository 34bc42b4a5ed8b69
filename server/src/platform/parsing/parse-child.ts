// The process in which one file is parsed, and nothing else. The file's kind on a line and then its bytes come in on
// stdin; out on descriptor 3 go an empty line once all is there, and the document as JSON. Started by parse-jail.ts, with
// limits set from outside: for a file that is there ("read"), or to get ready for one that may come ("wait").
import { createWriteStream, readFileSync, writeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import {
  loadParsers,
  type PaperDocument,
  ParseError,
  parseHtml,
  parseJats,
  parsePdf,
} from '@tessera/engine/parsers'
import { loadPdfjs } from './load-pdfjs.ts'
import { prepareForPdfjs } from './pdfjs-globals.ts'
import { decodeText, type FileKind } from './sniff.ts'

async function parse(kind: FileKind, bytes: Uint8Array): Promise<PaperDocument> {
  switch (kind) {
    case 'html':
      return parseHtml(decodeText(bytes))
    case 'jats':
      return parseJats(decodeText(bytes))
    case 'pdf':
      return parsePdf(bytes, await loadPdfjs())
  }
}

let isAsked = false

/** The file; null where its sender ended without one. */
async function readInput(): Promise<{ kind: FileKind; bytes: Uint8Array } | null> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) {
    isAsked = true
    chunks.push(chunk)
  }
  const input = Buffer.concat(chunks)
  const end = input.indexOf('\n')
  if (end === -1) return null
  // A copy in memory of its own: pdf.js takes the buffer away, and small buffers share theirs.
  return {
    kind: input.toString('latin1', 0, end) as FileKind,
    bytes: new Uint8Array(input.subarray(end + 1)),
  }
}

const starterPaper = new URL('../../../../library/extractive-reader', import.meta.url)

/** Reads one of our own, that what does so be loaded and compiled. Without it, or if it cannot be read, others can. */
async function tryOut(kind: 'pdf' | 'html'): Promise<unknown> {
  const bytes = await readFile(new URL(`${starterPaper}.${kind}`)).catch(() => null)
  return bytes && parse(kind, new Uint8Array(bytes)).catch(() => null)
}

/** Loads what reads files, and tries it out on a starter paper; goes no further once a file has come. */
async function getReady(): Promise<void> {
  const steps = [loadPdfjs, () => tryOut('pdf'), () => tryOut('html'), loadParsers]
  for (const step of steps) if (!isAsked) await step()
}

/** What the program itself takes before it has read anything: V8's reserves, which differ by machine. */
async function ownBytes(): Promise<number> {
  prepareForPdfjs()
  await loadParsers()
  await import('pdfjs-dist/legacy/build/pdf.mjs')
  const kilobytes = readFileSync('/proc/self/status', 'utf8').match(/^VmData:\s+(\d+)/m)?.[1]
  // Not counted; loaded for its compiled code to be kept, if the environment names a place for that.
  await import(import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'))
  return Number(kilobytes) * 1_024
}

async function answer(stage: string | undefined): Promise<string> {
  if (stage === 'measure') return JSON.stringify({ ownBytes: await ownBytes() })
  const input = readInput()
  if (stage === 'wait') await getReady()
  const file = await input
  if (file === null) return ''
  writeSync(3, '\n')
  try {
    return JSON.stringify({ document: await parse(file.kind, file.bytes) })
  } catch (error) {
    if (error instanceof ParseError)
      return JSON.stringify({ problem: error.problem, message: error.message })
    throw error
  }
}

const text = await answer(process.argv[2])
createWriteStream('', { fd: 3 }).end(text, () => process.exit(0))
