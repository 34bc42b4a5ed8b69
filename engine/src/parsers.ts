// The parsers alone, for the process that reads one file and nothing else: all of the engine takes three times as long
// to load.
export type { PaperDocument } from './document/paper-document.ts'
export { ParseError } from './document/parse-error.ts'
export { parseHtml } from './parse/html/parse-html.ts'
export { parseJats } from './parse/jats/parse-jats.ts'
export { type PdfOpener, parsePdf } from './parse/pdf/index.ts'
