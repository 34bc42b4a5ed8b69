/** Small files that readers bring: two good ones, two that cannot be read. */
export { htmlPaper, jatsPaper } from '../server/src/testing/fixture-papers.ts'

/** A page without a word on it. */
export const scannedPdf = pdfOf(
  [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    '<< /Length 24 >>\nstream\n0.5 g 72 72 468 648 re f\nendstream',
  ],
  '',
)

/** Locked with a password that nobody knows. */
export const encryptedPdf = pdfOf(
  [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >>`,
  ],
  `/Encrypt 4 0 R /ID [<${'0f'.repeat(16)}> <${'0f'.repeat(16)}>]`,
)

function pdfOf(objects: readonly string[], trailer: string): Buffer {
  let file = '%PDF-1.4\n'
  const rows = objects.map((object, index) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return row
  })
  const size = objects.length + 1
  const xref = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
