/** What the layout needs to know of a font. */
export interface Font {
  readonly name: string
  readonly bold: boolean
  readonly italic: boolean
  readonly mono: boolean
  /** A mathematical symbol or italic font of TeX or Word. */
  readonly math: boolean
  readonly vertical: boolean
  /** Width unit of the glyphs: text space per glyph space. */
  readonly unit: number
  /** What its nominal size must be multiplied with to be the size as seen; 1 but for bitmap fonts. */
  readonly em: number
  /** A bitmap font of TeX with words in it: its codes are TeX's own. */
  readonly bitmap: boolean
}

interface FontObject {
  readonly name?: string
  readonly bold?: boolean
  readonly black?: boolean
  readonly italic?: boolean
  readonly isMonospace?: boolean
  readonly vertical?: boolean
  readonly fontMatrix?: ArrayLike<number>
  readonly isType3Font?: boolean
  readonly widths?: Readonly<Record<string, number>>
}

// TeX names say the shape in letters: CMBX = bold extended, CMTI = text italic, CMMI/CMSY/CMEX = maths.
const boldName =
  /bold|black|heavy|semibold|demi|-medi|cmbx|cmssbx|cmb\d|sfbx|ecbx|lmroman\d+-bold|[-,]bd\b/i
const italicName = /ital|obliq|slant|cmti|cmsl|sfti|ecti|cmbxti/i
const monoName = /mono|courier|typewriter|cmtt|sftt|ectt|consol|menlo|inconsolata|nimbusmon/i
const mathName =
  /^(cm(mi|sy|ex|mib|bsy)|ms[ab]m|eu[fsr][mb]|rsfs|stmary|lasy|txsy|pxsy|txmi|pxmi|ntxmi|newtxmi|mtmi|mtsy|mtex|esint|wasy|bbold|dsrom)|math/i

/** Reads a pdf.js font; an unreadable one counts as plain upright text. */
export function describeFont(value: unknown): Font {
  const font = (typeof value === 'object' && value !== null ? value : {}) as FontObject
  const name = (font.name ?? '').replace(/^[A-Z]{6}\+/, '')
  const em = font.isType3Font ? emOf(font) : 1
  return {
    name,
    bold: Boolean(font.bold || font.black) || boldName.test(name),
    italic: Boolean(font.italic) || italicName.test(name),
    mono: monoName.test(name),
    math: mathName.test(name),
    vertical: font.vertical === true,
    unit: font.fontMatrix?.[0] || 0.001,
    em,
    bitmap: em !== 1 && lowerCase(font.widths).length >= 10,
  }
}

// Lower-case letters of text fonts are 0.46 em wide on average (measured on Times and Computer Modern).
const meanLetter = 0.46

/** A Type 3 font may have any design size; its letters' widths tell. */
function emOf({ widths = {}, fontMatrix }: FontObject): number {
  const letters = lowerCase(widths)
  const all = letters.length >= 3 ? letters : Object.values(widths).filter((width) => width > 0)
  if (all.length === 0) return 1
  const mean = all.reduce((sum, width) => sum + width, 0) / all.length
  const em = (mean * Math.abs(fontMatrix?.[0] || 0.001)) / meanLetter
  return em > 0.6 && em < 1.7 ? 1 : em
}

/** Widths of the letters a to z that a font has. */
const lowerCase = (widths: FontObject['widths'] = {}): number[] =>
  Object.entries(widths)
    .filter(([code, width]) => Number(code) >= 97 && Number(code) <= 122 && width > 0)
    .map(([, width]) => width)
