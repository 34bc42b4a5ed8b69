/**
 * What TeX's mathematical fonts have at codes 0 to 127. Sources: D. E. Knuth, "The TeXbook" (1986),
 * appendix F, and "Computer Modern Typefaces" (1986) for OML, OMS and OMX; the declarations of LaTeX's
 * fontmath.ltx and of amssymb.sty for the AMS fonts. Calligraphic and double-struck letters stay plain
 * letters, as in the text of other fonts. Brackets that are built from pieces stand once, for the piece
 * that every bracket of that kind has; "." is a piece that adds no words, "_" a code without a glyph.
 */
const read = (table: string): readonly string[] =>
  table
    .trim()
    .split(/\s+/)
    .map((sign) => (sign === '.' ? '' : sign === '_' ? '\ufffd' : sign))

const capitals = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'
const smalls = capitals.toLowerCase()

/** Text: Computer Modern Roman. */
export const ot1 = read(`
  Γ Δ Θ Λ Ξ Π Σ Υ Φ Ψ Ω ff fi fl ffi ffl ı ȷ \` ´ ˇ ˘ ¯ ˚ ¸ ß æ œ ø Æ Œ Ø
  _ ! ” # $ % & ’ ( ) * + , - _ / 0 1 2 3 4 5 6 7 8 9 : ; ¡ = ¿ ?
  @ ${capitals} [ “ ] ˆ ˙ ‘ ${smalls} – — ˝ ˜ ¨`).with(0x2e, '.')

const codes = (from: number, signs: string): [number, string][] =>
  signs.split(' ').map((sign, at) => [from + at, sign])

/** Text: where the encoding of Cork (T1, of the EC fonts) is not ASCII. Source: LaTeX's "t1enc.def". */
export const cork: readonly (string | undefined)[] = (() => {
  const signs: (string | undefined)[] = []
  for (const [code, sign] of [...codes(0x10, '“ ” „ « » – —'), ...codes(0x1b, 'ff fi fl ffi ffl')])
    signs[code] = sign
  signs[0x27] = '’'
  signs[0x60] = '‘'
  return signs
})()

/** Letters: Computer Modern Math Italic. Here too the full stop is set apart, as "." has a meaning in the table. */
export const oml = read(`
  Γ Δ Θ Λ Ξ Π Σ Υ Φ Ψ Ω α β γ δ ϵ ζ η θ ι κ λ μ ν ξ π ρ σ τ υ ϕ χ ψ ω ε ϑ ϖ ϱ ς φ ↼ ↽ ⇀ ⇁ . . ▷ ◁
  0 1 2 3 4 5 6 7 8 9 _ , < / > ⋆ ∂ ${capitals} ♭ ♮ ♯ ⌣ ⌢ ℓ ${smalls} ı ȷ ℘ \u20d7 ⁀`).with(
  0x3a,
  '.',
)

/** Symbols: Computer Modern Symbols. */
export const oms = read(`
  − · × ∗ ÷ ⋄ ± ∓ ⊕ ⊖ ⊗ ⊘ ⊙ ◯ ∘ • ≍ ≡ ⊆ ⊇ ≤ ≥ ⪯ ⪰ ∼ ≈ ⊂ ⊃ ≪ ≫ ≺ ≻
  ← → ↑ ↓ ↔ ↗ ↘ ≃ ⇐ ⇒ ⇑ ⇓ ⇔ ↖ ↙ ∝ ′ ∞ ∈ ∋ △ ▽ \u0338 . ∀ ∃ ¬ ∅ ℜ ℑ ⊤ ⊥
  ℵ ${capitals} ∪ ∩ ⊎ ∧ ∨ ⊢ ⊣ ⌊ ⌋ ⌈ ⌉ { } ⟨ ⟩ | ‖ ↕ ⇕ \\ ≀ √ ⨿ ∇ ∫ ⊔ ⊓ ⊑ ⊒ § † ‡ ¶ ♣ ♢ ♡ ♠`)

/** Large signs and the pieces of brackets: Computer Modern Math Extension. */
export const omx = read(`
  ( ) [ ] ⌊ ⌋ ⌈ ⌉ { } ⟨ ⟩ | ‖ / \\ ( ) ( ) [ ] ⌊ ⌋ ⌈ ⌉ { } ⟨ ⟩ / \\
  ( ) [ ] ⌊ ⌋ ⌈ ⌉ { } ⟨ ⟩ / \\ / \\ ( ) [ ] . . . . . . . . { } . |
  . . . . ⟨ ⟩ ⨆ ⨆ ∮ ∮ ⨀ ⨀ ⨁ ⨁ ⨂ ⨂ ∑ ∏ ∫ ⋃ ⋂ ⨄ ⋀ ⋁ ∑ ∏ ∫ ⋃ ⋂ ⨄ ⋀ ⋁
  ∐ ∐ \u0302 \u0302 \u0302 \u0303 \u0303 \u0303 [ ] ⌊ ⌋ ⌈ ⌉ { } √ √ √ √ √ . . ‖ ↑ ↓ . . . . ⇑ ⇓`)

const amsA = read(`
  ⊡ ⊞ ⊠ □ ■ · ◇ ◆ ↻ ↺ ⇌ ⇋ ⊟ ⊩ ⊪ ⊨ ↠ ↞ ⇇ ⇉ ⇈ ⇊ ↾ ⇂ ↿ ⇃ ↣ ↢ ⇆ ⇄ ↰ ↱
  ⇝ ↭ ↫ ↬ ≗ ≿ ≳ ⪆ ⊸ ∴ ∵ ≑ ≜ ≾ ≲ ⪅ ⪕ ⪖ ⋞ ⋟ ≼ ≦ ⩽ ≶ ‵ _ ≓ ≒ ≽ ≧ ⩾ ≷
  ⊏ ⊐ ⊳ ⊲ ⊵ ⊴ ★ ≬ ▼ ▶ ◀ _ _ △ ▲ ▽ ≖ ⋚ ⋛ ⪋ ⪌ ¥ ⇛ ⇚ ✓ ⊻ ⊼ ⩞ ∠ ∡ ∢ ∝
  ⌣ ⌢ ⋐ ⋑ ⋓ ⋒ ⋏ ⋎ ⋋ ⋌ ⫅ ⫆ ≏ ≎ ⋘ ⋙ ⌜ ⌝ ® Ⓢ ⋔ ∔ ∽ ⋍ ⌞ ⌟ ✠ ∁ ⊺ ⊚ ⊛ ⊝`)

const amsB = read(`
  ≨ ≩ ≰ ≱ ≮ ≯ ⊀ ⊁ ≨ ≩ ≰ ≱ ⪇ ⪈ ⋠ ⋡ ⋨ ⋩ ⋦ ⋧ ≰ ≱ ⪵ ⪶ ⪹ ⪺ ⪉ ⪊ ≁ ≇ ╱ ╲
  ⊊ ⊋ ⊈ ⊉ ⫋ ⫌ ⫋ ⫌ ⊊ ⊋ ⊈ ⊉ ∦ ∤ ∤ ∦ ⊬ ⊮ ⊭ ⊯ ⋭ ⋬ ⋪ ⋫ ↚ ↛ ⇍ ⇏ ⇎ ↮ ⋇ ∅
  ∄ ${capitals} \u0302 \u0302 \u0303 \u0303 _ Ⅎ ⅁ _ _ _ _ ℧ ð ≂ ℶ ℷ ℸ ⋖ ⋗ ⋉ ⋊ ∣ ∥ ∖ ∼ ≈ ≊ ⪸ ⪷ ↶ ↷ ϝ ϰ k ℏ ℏ ϶`)

/** Half of a sign's depth and the height of the axis, in em: from "cmex10.tfm" and "cmsy10.tfm". */
const centre = (depth: number) => depth / 2 + 0.25
const hangingRuns: readonly (readonly [from: number, to: number, depth: number])[] = [
  [0x00, 0x0f, 1.16],
  [0x10, 0x11, 1.76],
  [0x12, 0x1f, 2.36],
  [0x20, 0x2f, 2.96],
  [0x44, 0x45, 1.76],
  [0x46, 0x57, 1],
  [0x58, 0x5f, 1.4],
  [0x68, 0x6f, 1.76],
  [0x70, 0x70, 1.16],
  [0x71, 0x71, 1.76],
  [0x72, 0x72, 2.36],
  [0x73, 0x73, 2.96],
]

/**
 * How far below its base line the base line of the text lies that a large sign stands in, in em, by its
 * code: these signs hang from their base line, and TeX raises them so that their middle is on the axis.
 */
export const omxHang: readonly number[] = omx.map((_, code) => {
  const run = hangingRuns.find(([from, to]) => code >= from && code <= to)
  return run ? centre(run[2]) : 0
})

const sparse = (signs: Readonly<Record<number, string>>, rest: readonly string[]) =>
  rest
    .map((sign, code) => signs[code] ?? sign)
    .concat(Array.from({ length: 128 }, (_, above) => signs[above + 128] ?? '\ufffd'))

/**
 * MathTime Professional 2 (LMP1 and LMP2) keeps its brackets among the letters and "+" and "=" among
 * the symbols, at the codes that mtpro2.dtx declares; names of its glyphs say nothing.
 */
const lmp1 = sparse({ 40: '(', 41: ')', 46: '(', 47: ')', 140: '[', 141: ']', 142: '†' }, oml)
const lmp2 = sparse({ 67: '+', 68: '=', 73: ';' }, oms)

const families: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(CMMIB?|LMMathItalic)\d/, oml],
  [/^(CMB?SY|LMMathSymbols)\d/, oms],
  [/^(CMEX|LMMathExtension)\d/, omx],
  [/^MSAM\d/, amsA],
  [/^MSBM\d/, amsB],
  [/^MT2B?MI[TSF]$/, lmp1],
  [/^MT2B?SY[TSF]$/, lmp2],
]

/** The signs of a font of TeX's by their codes, when its name says that it is one. */
export const texEncodingOf = (fontName: string): readonly string[] | null =>
  families.find(([name]) => name.test(fontName))?.[1] ?? null

/**
 * Names that TeX's and Mathematica's fonts give their glyphs and Adobe's glyph list does not know, and
 * the ligatures, which some programs map to a line feed.
 */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  `diamondmath ⋄ circleminus ⊖ circledivide ⊘ circledot ⊙ equivasymptotic ≍ precedesequal ⪯
  followsequal ⪰ lessmuch ≪ greatermuch ≫ follows ≻ similarequal ≃ owner ∋ triangle △ triangleinv ▽
  negationslash \u0338 Rfractur ℜ Ifractur ℑ latticetop ⊤ unionmulti ⊎ turnstileleft ⊢
  turnstileright ⊣ floorleft ⌊ floorright ⌋ ceilingleft ⌈ ceilingright ⌉ arrowbothv ↕ arrowdblbothv ⇕
  wreathproduct ≀ coproduct ⨿ unionsq ⊔ intersectionsq ⊓ subsetsqequal ⊑ supersetsqequal ⊒ epsilon1 ϵ
  pi1 ϖ rho1 ϱ triangleright ▷ triangleleft ◁ star ⋆ flat ♭ natural ♮ sharp ♯ slurbelow ⌣ slurabove ⌢
  lscript ℓ vector \u20d7 tie ⁀ arrowvertexdbl ‖ arrowtp ↑ arrowbt ↓ arrowdbltp ⇑ arrowdblbt ⇓ Equal =
  ff ff fi fi fl fl ffi ffi ffl ffl`
    .split(/\s+/)
    .flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? '']] : [])),
)

/** The sign that a TeX font's glyph name means; undefined for other names. */
export const texSignNamed = (glyphName: string): string | undefined =>
  Object.hasOwn(names, glyphName) ? names[glyphName] : undefined
