/** Fonts that say what their glyphs mean only by TeX's encodings; none is embedded. */

const symbolic = '/FontDescriptor << /Type /FontDescriptor /Flags 4 /FontName'
const widths = (count: number) => `/Widths [${Array.from({ length: count }, () => 500).join(' ')}]`

/** A Type 1 font with the encoding that is built into it. */
export const builtIn = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+${name} ${symbolic} /ABCDEF+${name} >> /FirstChar 0 /LastChar 255 ${widths(256)} >>`

/** A Type 1 font whose codes from 2 on have these names. */
export const named = (...glyphs: readonly string[]): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+CMSY9 ${symbolic} /ABCDEF+CMSY9 >> /FirstChar 2 /LastChar ${glyphs.length + 1} ${widths(glyphs.length)} /Encoding << /Differences [2 ${glyphs.map((glyph) => `/${glyph}`).join(' ')}] >> >>`

/** A bitmap font of dvips at 300 dots per inch: numbers for names, 40 pixels to the em. */
export const bitmap = (codes: readonly number[], box: number): string => {
  const last = Math.max(...codes)
  const advances = Array.from({ length: last + 1 }, (_, code) => (codes.includes(code) ? 20 : 0))
  return `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 40 40] /FontMatrix [1 0 0 1 0 0] /CharProcs << ${codes.map((code) => `/a${code} ${box} 0 R`).join(' ')} >> /Encoding << /Type /Encoding /Differences [${codes.map((code) => `${code} /a${code}`).join(' ')}] >> /FirstChar 0 /LastChar ${last} /Widths [${advances.join(' ')}] /Resources << >> >>`
}
