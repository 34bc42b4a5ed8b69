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
}

interface FontObject {
  readonly name?: string
  readonly bold?: boolean
  readonly black?: boolean
  readonly italic?: boolean
  readonly isMonospace?: boolean
  readonly vertical?: boolean
  readonly fontMatrix?: ArrayLike<number>
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
  return {
    name,
    bold: Boolean(font.bold || font.black) || boldName.test(name),
    italic: Boolean(font.italic) || italicName.test(name),
    mono: monoName.test(name),
    math: mathName.test(name),
    vertical: font.vertical === true,
    unit: font.fontMatrix?.[0] || 0.001,
  }
}
