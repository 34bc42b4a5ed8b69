// Small files that readers bring: good ones, and two that cannot be read.
import { jatsPaper } from '../server/src/testing/fixture-papers.ts'

export { htmlPaper, jatsPaper } from '../server/src/testing/fixture-papers.ts'

/** One page of words with a figure: a red rectangle in a black frame. */
export const figurePdf = paperWithFigure('1 0 0 rg 192 270 160 80 re f')
/** The same, the rectangle black, as a fax sends it: every line white (ITU-T T.6), and turned. */
export const faxPdf = paperWithFigure(
  'q 160 0 0 80 192 270 cm BI /W 64 /H 64 /BPC 1 /CS /G /D [1 0] /F [/AHx /CCF] /DP [null << /K -1 /Columns 64 /Rows 64 >>] ID ffffffffffffffff001001> EI Q',
)

function paperWithFigure(rectangle: string): Buffer {
  const say = (y: number, words: string, size = 10) =>
    `BT /F1 ${size} Tf 1 0 0 1 72 ${y} Tm (${words}) Tj ET\n`
  const lines = [
    'Lamps were lit in turn and the time was taken until each of them had gone out again. The',
    'oil of every lamp was weighed before the evening began and once more after it was over, so',
    'that the weight which had been burnt is known for each of the lamps of the long harbour wall.',
    'We found that lamps with a wide wick burnt 2.5 times as much oil as lamps with a narrow one.',
  ]
  const text = (y: number, count: number) =>
    Array.from({ length: count }, (_, at) => say(y - at * 13, lines[at % 4] ?? '')).join('')
  const content = [
    say(720, 'Oil Burnt by the Lamps of a Harbour Wall', 18),
    say(680, 'Abstract', 12),
    text(660, 4),
    say(590, '1 Results', 12),
    text(570, 12),
    `q 172 250 200 120 re S ${rectangle} Q\n`,
    say(230, 'Figure 1: Oil burnt by wick, in grams.', 8),
    text(200, 8),
  ].join('')
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ],
    '',
  )
}

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

/** Unnumbered sections, one with a section in it. */
export const sectionedPaper = jatsPaper
  .replaceAll('Lantern Oil and the Length of Evenings', 'Lantern Wicks by Section')
  .replace('10.5555/lanterns.2023.3', '10.5555/lanterns.2023.4')
  .replace('</p></sec>', '</p><sec><title>Wicks</title><p>Each wick was new.</p></sec></sec>')
/** The same, its sections numbered. */
export const numberedPaper = sectionedPaper
  .replace('Lantern Wicks by Section', 'Lantern Wicks by Number')
  .replace('10.5555/lanterns.2023.4', '10.5555/lanterns.2023.5')
  .replace('<title>Methods', '<label>1</label><title>Methods')
  .replace('<title>Wicks', '<label>1.1</label><title>Wicks')
