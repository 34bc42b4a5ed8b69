/** Writes small PDFs for tests, by hand, so that every byte in them is known. */

export interface FixturePage {
  /** Painting operators. */
  readonly content: string
  readonly width?: number
  readonly height?: number
  readonly rotate?: 0 | 90 | 180 | 270
}

/** Helvetica as F1, its bold and oblique faces as F2 and F3, a font with ligatures as F4, a Type 3 font as F5. */
const fonts = [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Oblique /Encoding /WinAnsiEncoding >>',
]

const ligatures = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <FF> endcodespacerange
2 beginbfchar <01> <FB01> <02> <00660066> endbfchar
1 beginbfrange <20> <7E> <0020> endbfrange
endcmap end end`

/** A PDF 1.4 file of these pages. */
export function writePdf(
  pages: readonly FixturePage[],
  extra: {
    readonly trailer?: string
    readonly info?: string
    /** Further fonts, F6 and on; they are given the number of a drawing that Type 3 glyphs can share. */
    readonly fonts?: (box: number) => readonly string[]
  } = {},
): Uint8Array {
  const objects: string[] = []
  const add = (body: string) => objects.push(body)
  const stream = (body: string, entries = '') =>
    `<< /Length ${body.length} ${entries} >>\nstream\n${body}\nendstream`
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('') // pages, below
  const fontNumbers = fonts.map((font) => add(font))
  const toUnicode = add(stream(ligatures))
  const widths = Array.from({ length: 126 }, () => 500).join(' ')
  fontNumbers.push(
    add(
      `<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /FirstChar 1 /LastChar 126 /Widths [${widths}] /ToUnicode ${toUnicode} 0 R >>`,
    ),
  )
  const box = add(stream('500 0 0 0 400 700 d1 0 0 400 700 re f'))
  fontNumbers.push(
    add(
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 700] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /o ${box} 0 R /k ${box} 0 R >> /Encoding << /Type /Encoding /Differences [107 /k 111 /o] >> /FirstChar 107 /LastChar 111 /Widths [500 0 0 0 500] /Resources << >> >>`,
    ),
  )
  fontNumbers.push(...(extra.fonts?.(box) ?? []).map(add))
  const resources = `<< /Font << ${fontNumbers.map((id, index) => `/F${index + 1} ${id} 0 R`).join(' ')} >> /ExtGState << /Clear << /ca 0 >> >> >>`
  const kids = pages.map(({ content, width = 440, height = 500, rotate = 0 }) => {
    const id = add(stream(content))
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${id} 0 R /Resources ${resources} >>`,
    )
  })
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`
  const info = extra.info === undefined ? '' : ` /Info ${add(extra.info)} 0 R`
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R${info} ${extra.trailer ?? ''} >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}

/** One line of text at a place, points from the lower left; `F1` is Helvetica. */
export function say(
  x: number,
  y: number,
  words: string,
  { size = 10, font = 'F1', before = '' } = {},
): string {
  const escaped = words.replace(/[\\()]/g, (character) => `\\${character}`)
  return `q ${before} BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET Q\n`
}

/** Lines below one another, 12 points apart. */
export const column = (
  x: number,
  y: number,
  lines: readonly string[],
  style: { size?: number; font?: string } = {},
): string => lines.map((line, index) => say(x, y - index * 12, line, style)).join('')
