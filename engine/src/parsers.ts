// The parsers alone, for the process that reads one file and nothing else: all of the engine takes three times as long
// to load, and all of the parsers twice as long as the one that the file needs.
import type { PaperDocument } from './document/paper-document.ts'
import type { PdfOpener } from './parse/pdf/index.ts'

export type { PaperDocument } from './document/paper-document.ts'
export { ParseError, type ParseProblem } from './document/parse-error.ts'
export type { PdfOpener } from './parse/pdf/index.ts'

const load = {
  html: () => import('./parse/html/parse-html.ts'),
  jats: () => import('./parse/jats/parse-jats.ts'),
  pdf: () => import('./parse/pdf/index.ts'),
}

/** Loads every parser, that their code be compiled. */
export const loadParsers = (): Promise<unknown> =>
  Promise.all(Object.values(load).map((one) => one()))

/** As the engine's `parseHtml`. */
export const parseHtml = async (html: string): Promise<PaperDocument> =>
  (await load.html()).parseHtml(html)

/** As the engine's `parseJats`. */
export const parseJats = async (xml: string): Promise<PaperDocument> =>
  (await load.jats()).parseJats(xml)

/** As the engine's `parsePdf`. */
export const parsePdf = async (bytes: Uint8Array, pdf: PdfOpener): Promise<PaperDocument> =>
  (await load.pdf()).parsePdf(bytes, pdf)
