import { documentBuilder } from '../../document/document-builder.ts'
import type { PaperDocument } from '../../document/paper-document.ts'
import { ParseError } from '../../document/parse-error.ts'
import { layOut } from './layout.ts'
import { type PdfOpener, withPdf } from './opener.ts'
import { readPages } from './pages.ts'
import { writeDocument } from './write.ts'

/** Raised whenever the same bytes could give another text. */
const parserVersion = '15'

/**
 * Turns a PDF into a document: text and boxes from the page's painting operators.
 * Reads at most 500 pages and 2 million characters; what is beyond is reported as `truncated`.
 * @param pdf the pdf.js module
 * @throws ParseError `empty`, `wrong-type`, `encrypted`, `broken` or `no-text`
 */
export function parsePdf(bytes: Uint8Array, pdf: PdfOpener): Promise<PaperDocument> {
  return withPdf(bytes, pdf, async (file) => {
    const read = await readPages(file, pdf.OPS)
    if (read.letters === 0) throw new ParseError('no-text', read.why)
    const builder = documentBuilder('pdf', parserVersion)
    return writeDocument(builder, layOut(read), read)
  })
}
