// The process in which one file is parsed, and nothing else. Bytes come in on stdin, the document goes
// out as JSON on descriptor 3. Started by parse-jail.ts, with limits set from outside.
import { createWriteStream, readFileSync } from 'node:fs'
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

async function readInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  // A copy in memory of its own: pdf.js takes the buffer away, and small buffers share theirs.
  return new Uint8Array(Buffer.concat(chunks))
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

async function answer(): Promise<string> {
  const [kind] = process.argv.slice(2)
  if (kind === 'measure') return JSON.stringify({ ownBytes: await ownBytes() })
  try {
    return JSON.stringify({ document: await parse(kind as FileKind, await readInput()) })
  } catch (error) {
    if (error instanceof ParseError)
      return JSON.stringify({ problem: error.problem, message: error.message })
    throw error
  }
}

const text = await answer()
createWriteStream('', { fd: 3 }).end(text, () => process.exit(0))
