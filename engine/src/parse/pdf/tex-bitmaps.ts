import { cork, oml, oms, omx, ot1 } from './tex-encodings.ts'

/** Names that tell what a glyph is; dvips only gives numbers, or the code itself. */
const telling = /^(comma|period|paren|hyphen|zero|one|two|minus|plus|equal|alpha|beta|space)/

/**
 * Which of TeX's encodings a bitmap font of dvips has; such a font carries no name. Each encoding has
 * codes that papers use and others leave alone: stops and digits in text, "." at 58 and "," at 59 among
 * the letters of formulas, brackets in pairs from 0 on among the large signs, minus at 0 without a partner.
 * @param glyphs names of the font's glyphs by their codes
 * @returns null when the codes fit several, or the names say more than the codes
 */
export function bitmapEncodingOf(glyphs: ReadonlyMap<number, string>): readonly string[] | null {
  if ([...glyphs.values()].some((name) => telling.test(name))) return null
  const has = (code: number) => glyphs.has(code)
  const count = (codes: Iterable<number>) => [...codes].filter(has).length
  const low = count(range(0, 0x2f))
  const paired = range(0, 0x2b).filter((code) => has(code) && has(code ^ 1)).length
  const largeSigns = paired + count([0x50, 0x52, 0x58, 0x5a, ...range(0x62, 0x67)])
  const plainLetters = count([...range(0x61, 0x65), ...range(0x74, 0x7a)])
  if (plainLetters === 0 && paired >= 4 && largeSigns >= low * 0.7) return omx
  const stops = count([0x28, 0x29, 0x2b, 0x2c, 0x2d, 0x2e])
  if (stops > 0 || count(range(0x30, 0x39)) > 4) return ot1
  if (count([0x3a, 0x3b, 0x3c, 0x3e]) > 0 && plainLetters > 0) return oml
  const symbols = count([0x00, 0x03, 0x06, 0x18, 0x21, 0x66, 0x67, 0x6a])
  if (has(0x00) || symbols > 2 || (symbols === glyphs.size && symbols > 0)) return oms
  const greek = count(range(0x0b, 0x27))
  return greek > 0 && (plainLetters > 0 || greek === glyphs.size) ? oml : null
}

/**
 * The encoding of a text font that pdfTeX took from bitmaps: "a27" is what it calls the glyph of code 27, and tells
 * nothing else. Ligatures are at 11 to 15 in Knuth's encoding, and from 27 on in the one of Cork, where dashes and
 * quotation marks stand at 16 to 22.
 * @returns null for fonts of formulas, and where the codes are those of ASCII
 */
export function numberedEncodingOf(
  glyphs: ReadonlyMap<number, string>,
): readonly (string | undefined)[] | null {
  const own = new Set<number>()
  for (const [code, name] of glyphs) {
    if (name === '.notdef') continue
    if (name !== `a${code}`) return null
    own.add(code)
  }
  const has = (codes: readonly number[]) => codes.some((code) => own.has(code))
  const letters = [...'aeilnorstu'].filter((letter) => own.has(letter.charCodeAt(0))).length
  const knuths = has(range(0x0b, 0x0f))
  const isText = letters > 6 || (letters > 3 && has([0x28, 0x2c, 0x2e]))
  if (!isText || has([...range(0x12, 0x14), ...range(0x17, 0x1a)])) return null
  if (knuths) return has([0x28, 0x2c, 0x2e]) ? ot1 : null
  return has([0x10, 0x11, 0x15, 0x16, ...range(0x1b, 0x1f)]) ? cork : null
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
