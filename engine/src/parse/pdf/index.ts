export { boxesOf } from '../../document/boxes.ts'
export type { PdfOpener } from './opener.ts'
export { parsePdf } from './parse-pdf.ts'
