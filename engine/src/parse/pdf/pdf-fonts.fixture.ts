/** Fonts that say what their glyphs mean only by TeX's encodings or by that of their program. */

const symbolic = '/FontDescriptor << /Type /FontDescriptor /Flags 4 /FontName'
const widths = (count: number) => `/Widths [${Array.from({ length: count }, () => 500).join(' ')}]`

/** A Type 1 font with the encoding that is built into it. */
export const builtIn = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+${name} ${symbolic} /ABCDEF+${name} >> /FirstChar 0 /LastChar 255 ${widths(256)} >>`

/** A Type 1 font whose codes from 2 on have these names. */
export const named = (...glyphs: readonly string[]): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+CMSY9 ${symbolic} /ABCDEF+CMSY9 >> /FirstChar 2 /LastChar ${glyphs.length + 1} ${widths(glyphs.length)} /Encoding << /Differences [2 ${glyphs.map((glyph) => `/${glyph}`).join(' ')}] >> >>`

/**
 * A bitmap font of dvips at 300 dots per inch: numbers for names, 40 pixels to the em.
 * @param pixel what a pixel measures: pdfTeX's fonts have the em of others
 */
export const bitmap = (codes: readonly number[], box: number, pixel = 1): string => {
  const last = Math.max(...codes)
  const advances = Array.from({ length: last + 1 }, (_, code) => (codes.includes(code) ? 20 : 0))
  return `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 40 40] /FontMatrix [${pixel} 0 0 ${pixel} 0 0] /CharProcs << ${codes.map((code) => `/a${code} ${box} 0 R`).join(' ')} >> /Encoding << /Type /Encoding /Differences [${codes.map((code) => `${code} /a${code}`).join(' ')}] >> /FirstChar 0 /LastChar ${last} /Widths [${advances.join(' ')}] /Resources << >> >>`
}

/**
 * A Type 1 font whose program calls code 1 alpha and code 2 beta, and the program as the object `file`.
 * @param told how many of the two widths stand in the font itself; the others only the program knows.
 */
export const embedded = (file: number, told: number): readonly string[] => {
  const header =
    '%!PS-AdobeFont\n/FontMatrix [0.001 0 0 0.001 0 0] def\n/Encoding 256 array dup 1 /alpha put dup 2 /beta put def\ncurrentfile eexec '
  // In charstrings: nothing to the left, 500 wide, the end.
  const glyph = '\x8b\xf8\x88\x0d\x0e'
  const program = `    dup /Private 8 dict dup begin /lenIV -1 def /CharStrings 2 dict dup begin /alpha 5 RD ${glyph} ND /beta 5 RD ${glyph} ND end `
  const body = header + encrypted(program)
  return [
    `<< /Length ${body.length} /Length1 ${header.length} /Length2 ${program.length} /Length3 0 >>\nstream\n${body}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Own ${symbolic} /ABCDEF+Own /FontBBox [0 0 500 700] /Ascent 700 /Descent 0 /FontFile ${file} 0 R >> /FirstChar 1 /LastChar 2 ${widths(told)} >>`,
  ]
}

/** Adobe Type 1 Font Format, section 7.1. */
function encrypted(program: string): string {
  let key = 55_665
  return program.replace(/[\s\S]/g, (character) => {
    const code = character.charCodeAt(0) ^ (key >> 8)
    key = ((code + key) * 52_845 + 22_719) & 0xffff
    return String.fromCharCode(code)
  })
}
