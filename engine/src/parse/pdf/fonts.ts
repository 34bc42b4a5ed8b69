import { bitmapEncodingOf, numberedEncodingOf } from './tex-bitmaps.ts'
import { cork, omx, omxHang, ot1, texEncodingOf, texSignNamed } from './tex-encodings.ts'

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
  /** Signs by their codes, where TeX's encodings know them and pdf.js does not; '' adds no words. */
  readonly signs: readonly (string | undefined)[] | null
  /**
   * How far up from the line that it stands in a sign of TeX's extension font is set, by its code: parts
   * of the font's nominal size, in text space.
   */
  readonly hangs: readonly number[] | null
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
  readonly type?: string
  readonly isSymbolicFont?: boolean
  /** Names of glyphs that the file gives for single codes. */
  readonly differences?: ReadonlyMap<number, string>
}

// TeX names say the shape in letters: CMBX = bold extended, CMTI = text italic, CMMI/CMSY/CMEX = maths.
const boldName =
  /bold|black|heavy|semibold|demi|-medi|cmbx|cmssbx|cmb\d|sfbx|ecbx|lmroman\d+-bold|[-,]bd\b|\.BI?$/i
const italicName = /ital|obliq|slant|cmti|cmsl|sfti|ecti|cmbxti|\.B?I$/i
const monoName = /mono|courier|typewriter|cmtt|sftt|ectt|consol|menlo|inconsolata|nimbusmon/i
const mathName =
  /^(cm(mi|sy|ex|mib|bsy)|mt2|ms[ab]m|eu[fsr][mb]|rsfs|stmary|lasy|txsy|pxsy|txmi|pxmi|ntxmi|newtxmi|mtmi|mtsy|mtex|esint|wasy|bbold|dsrom)|math/i

/** A file's fonts, each of which most of its pages use. */
const described = new WeakMap<object, Font>()

/** Reads a pdf.js font, once for all pages; an unreadable one counts as plain upright text. */
export function describeFont(value: unknown): Font {
  if (typeof value !== 'object' || value === null) return readFont({})
  const font = described.get(value) ?? readFont(value)
  described.set(value, font)
  return font
}

function readFont(font: FontObject): Font {
  const name = (font.name ?? '').replace(/^[A-Z]{6}\+/, '')
  const guessed = font.isType3Font ? emOf(font) : 1
  const builtIn = builtInEncoding(font, name, guessed)
  const isLarge = builtIn === omx
  const isText = builtIn === ot1 || builtIn === cork
  const em = isLarge && font.isType3Font ? emOfLargeSigns(font) : guessed
  return {
    name,
    bold: Boolean(font.bold || font.black) || boldName.test(name),
    italic: Boolean(font.italic) || italicName.test(name),
    mono: monoName.test(name),
    math: mathName.test(name) || (font.isType3Font === true && builtIn !== null && !isText),
    vertical: font.vertical === true,
    unit: font.fontMatrix?.[0] || 0.001,
    em,
    signs: signsOf(font, builtIn),
    hangs: isLarge ? omxHang.map((hang) => hang * em * Math.sign(font.fontMatrix?.[3] ?? 1)) : null,
  }
}

/** TeX's encoding of a font, by its name, or by the codes of a bitmap font that has none. */
function builtInEncoding(
  font: FontObject,
  name: string,
  em: number,
): readonly (string | undefined)[] | null {
  if (em > bitmapEm) return bitmapEncodingOf(font.differences ?? new Map())
  if (font.isType3Font) return numberedEncodingOf(font.differences ?? new Map())
  // A font that is not marked symbolic was given an encoding of its own.
  return font.type === 'Type1' && font.isSymbolicFont ? texEncodingOf(name) : null
}

/**
 * pdf.js reads names of glyphs that Adobe's list has; where a font has others, or none, it takes the
 * code for a letter.
 */
function signsOf(font: FontObject, builtIn: readonly (string | undefined)[] | null): Font['signs'] {
  if (font.isType3Font) return builtIn
  const named = font.type === 'Type1' ? [...(font.differences ?? [])] : []
  const known = named.some(([, glyph]) => texSignNamed(glyph) !== undefined)
  if (builtIn === null && !known) return null
  const signs: (string | undefined)[] = builtIn ? [...builtIn] : []
  for (const [code, glyph] of named) signs[code] = texSignNamed(glyph)
  return signs
}

// dvips counts in pixels: 30 and more to the em at 300 dots per inch.
const bitmapEm = 10

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

// In em, from "cmex10.tfm": parentheses in four sizes, sums in two, a root.
const largeSigns: readonly (readonly [code: number, width: number])[] = [
  [0x00, 0.458],
  [0x10, 0.597],
  [0x12, 0.736],
  [0x20, 0.792],
  [0x50, 1.056],
  [0x58, 1.444],
  [0x70, 1],
]

function emOfLargeSigns({ widths = {}, fontMatrix }: FontObject): number {
  const ems = largeSigns.flatMap(([code, width]) => {
    const own = widths[code] ?? 0
    return own > 0 ? [(own * Math.abs(fontMatrix?.[0] || 0.001)) / width] : []
  })
  return ems.toSorted((a, b) => a - b)[Math.floor(ems.length / 2)] ?? 1
}

/** Widths of the letters a to z that a font has. */
const lowerCase = (widths: FontObject['widths'] = {}): number[] =>
  Object.entries(widths)
    .filter(([code, width]) => Number(code) >= 97 && Number(code) <= 122 && width > 0)
    .map(([, width]) => width)
