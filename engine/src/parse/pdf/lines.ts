import { normaliseRun } from '../../text/normalise.ts'
import { isAccent, overlaid } from './accents.ts'
import type { Placed } from './frame.ts'
import { opensNoted, opensNoteLetter, raisedText } from './scripts.ts'
import { style } from './style.ts'

/** A stretch of one printed line with no wide gap in it, in the page's reading frame. */
export interface TextLine {
  readonly page: number
  /** Normalised words, single spaces, no space at either end. */
  readonly text: string
  /** Left edge of each UTF-16 unit of `text`, then the right edge of the last: never descending. */
  readonly edges: readonly number[]
  readonly styles: readonly number[]
  /** Base line and size of each unit, where some are raised or lowered; else null. */
  readonly bases: readonly number[] | null
  readonly sizes: readonly number[] | null
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly base: number
  /** Size of most of its letters. */
  readonly size: number
  /** Share of its letters that are bold, italic, mathematical. */
  readonly bold: number
  readonly italic: number
  readonly math: number
  /** Its most frequent font. */
  readonly font: string
  /** Arabic or Hebrew: `text` is in reading order, so `edges` do not ascend. */
  readonly rightToLeft: boolean
  /** Its words are parted by painted spaces, and none is painted at its end: it may end inside a word. */
  readonly cut: boolean
}

// In em. Word gaps of justified text are 0.2 to 1.2; kerning inside words stays under 0.12.
const wordGap = 0.155
const wideGap = 1.6
const wideGapWithSpace = 2.2
/** Characters of one line: what is longer is no line, and would make patterns slow. */
const longest = 2_000
const ascent = 0.76
const descent = 0.22

interface Open {
  readonly glyphs: { glyph: Placed; space: boolean; shift: number }[]
  base: number
  size: number
  right: number
  /** A space is painted behind its last glyph. */
  spaced: boolean
}

/** Puts glyphs together to lines, in painting order, and tells words apart by their gaps. */
export function readLines(glyphs: readonly Placed[], page: number): TextLine[] {
  const lines: TextLine[] = []
  let open: Open | null = null
  let spaced = false
  const close = () => {
    if (open) {
      const line = layLine(open, page)
      if (line) lines.push(line)
    }
    open = null
  }
  for (const glyph of glyphs) {
    if (glyph.text === ' ') {
      spaced = true
      if (open) open.spaced = true
      continue
    }
    if (open && (open.glyphs.length >= longest || !belongs(open, glyph, spaced))) close()
    if (!open) {
      open = { glyphs: [], base: glyph.base, size: glyph.size, right: glyph.right, spaced: false }
      spaced = false
    }
    const current: Open = open
    if (glyph.size > current.size * 1.15) {
      current.base = glyph.base
      current.size = glyph.size
    }
    current.glyphs.push({ glyph, space: spaced, shift: 0 })
    current.right = glyph.right
    current.spaced = false
    spaced = false
  }
  close()
  return lines
}

function belongs(open: Open, glyph: Placed, spaced: boolean): boolean {
  const size = Math.max(open.size, glyph.size)
  const drop = Math.abs(glyph.base - open.base)
  const gap = glyph.left - open.right
  const last = open.glyphs.at(-1)?.glyph
  if (drop > size * 0.12) {
    // Off the base line: a superscript or subscript, or the letter under one.
    if (drop > size * 0.62 || gap > size * 0.6) return false
    const small = Math.min(open.size, glyph.size) < size * 0.88
    const back = last && Math.abs(last.base - open.base) > size * 0.12
    if (!small && !isAccent(glyph.text) && !(last && isAccent(last.text))) return false
    return gap > -size * (back ? 2.5 : 0.9)
  }
  // Back on the base line, after a script or an accent: it may begin before the script's end.
  const lastDrop = last ? Math.abs(last.base - open.base) : 0
  if (gap < -size * (lastDrop > size * 0.12 ? 1.5 : 0.75)) return false
  return gap <= size * (spaced ? wideGapWithSpace : wideGap)
}

interface Letter {
  text: string
  left: number
  right: number
  glyph: Placed
  space: boolean
  /** Its style, known once the line is. */
  mark: number
  /** The gap before it is tracking, not a space. */
  tracked?: boolean
}

function layLine(open: Open, page: number): TextLine | null {
  const letters: Letter[] = []
  for (const { glyph, space } of open.glyphs) {
    const previous = letters.at(-1)
    if (previous && joinAccent(previous, glyph, open.base)) continue
    const { text, left, right } = glyph
    letters.push({ text, left, right, glyph, space, mark: 0 })
  }
  closeTracking(letters)
  let text = ''
  /** What each letter, and each space, adds to the text. */
  const units: string[] = []
  const edges: number[] = []
  const styles: number[] = []
  const counts = { bold: 0, italic: 0, math: 0, all: 0 }
  const counted = new Map<number, number>()
  const fonts = new Map<string, number>()
  let right = Number.NEGATIVE_INFINITY
  let isScripted = false
  for (const letter of letters) {
    letter.mark = styleOf(letter.glyph, open)
    isScripted ||= (letter.mark & (style.sup | style.sub)) !== 0
  }
  const bases: number[] = []
  const sizes: number[] = []
  for (const [at, letter] of letters.entries()) {
    const { glyph, mark } = letter
    const words = raisedText(letters, at) ?? lettersOf(letter.text)
    if (words === '') continue
    if (text !== '') {
      const em = Math.min(glyph.size, open.size)
      const gap = letter.left - right
      const isSpace = letter.space ? gap > em * 0.02 : gap > em * wordGap
      const isSetOff = opensNoted(letters, at, text) || opensNoteLetter(letters, at, text)
      if ((isSpace && letter.tracked !== true) || isSetOff) {
        text += ' '
        units.push(' ')
        edges.push(right)
        styles.push(styles.at(-1) ?? 0)
        if (isScripted) {
          bases.push(glyph.base)
          sizes.push(glyph.size)
        }
      }
    }
    const left = Math.max(letter.left, edges.at(-1) ?? Number.NEGATIVE_INFINITY)
    const end = Math.max(left, letter.right)
    for (let index = 0; index < words.length; index++) {
      edges.push(left + ((end - left) * index) / words.length)
      styles.push(mark)
      if (isScripted) {
        bases.push(glyph.base)
        sizes.push(glyph.size)
      }
    }
    text += words
    units.push(words)
    right = Math.max(right, end)
    counts.all += words.length
    if (glyph.font.bold) counts.bold += words.length
    if (glyph.font.italic) counts.italic += words.length
    if (glyph.font.math) counts.math += words.length
    const size = Math.round(glyph.size * 10) / 10
    counted.set(size, (counted.get(size) ?? 0) + words.length)
    fonts.set(glyph.font.name, (fonts.get(glyph.font.name) ?? 0) + words.length)
  }
  if (text === '') return null
  edges.push(right)
  const rightToLeft = units.filter((unit) => rightToLeftLetter.test(unit)).length > counts.all / 2
  const size = mostFrequent(counted) ?? open.size
  return {
    page,
    text: rightToLeft ? toReadingOrder(units) : text,
    edges,
    styles,
    bases: isScripted ? bases : null,
    sizes: isScripted ? sizes : null,
    left: edges[0] as number,
    right,
    top: open.base - size * ascent,
    bottom: open.base + size * descent,
    base: open.base,
    size,
    bold: counts.bold / counts.all,
    italic: counts.italic / counts.all,
    math: counts.math / counts.all,
    font: mostFrequent(fonts) ?? '',
    rightToLeft,
    cut: !open.spaced && letters.some(({ space }) => space),
  }
}

/** A glyph's letters as canonical text has them; forms of Arabic letters as the letters themselves. */
function lettersOf(text: string): string {
  if (text.length === 1 && text > ' ' && text <= '~') return text
  const bare = /[\ufb50-\ufdff\ufe70-\ufefc]/.test(text) ? text.normalize('NFKC') : text
  return normaliseRun(bare).trim()
}

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Turns a line painted from left to right around; numbers and Latin words keep their direction. */
function toReadingOrder(units: readonly string[]): string {
  const isLatin = (unit: string | undefined) => /^[\p{Script=Latin}\d]/u.test(unit ?? '')
  const turned = units.toReversed()
  for (let at = 0; at < turned.length; at++) {
    if (!isLatin(turned[at])) continue
    let end = at + 1
    for (
      let next = end;
      next < turned.length && !rightToLeftLetter.test(turned[next] ?? '');
      next++
    )
      if (isLatin(turned[next])) end = next + 1
    turned.splice(at, end - at, ...turned.slice(at, end).reverse())
    at = end - 1
  }
  return turned.join('')
}

/** "A B S T R A C T" is one word with wide tracking, as is "F I G U R E 1" before a caption: only gaps much wider than the usual part words. */
function closeTracking(line: readonly Letter[]): void {
  const other = line.findIndex(({ text }) => !/^[\p{Lu}\d:&-]$/u.test(text))
  const letters = line.slice(0, other < 0 ? line.length : other)
  if (letters.length < 5 || letters.length > 60) return
  const gaps = letters.slice(1).map((letter, at) => letter.left - (letters[at]?.right ?? 0))
  const size = letters[0]?.glyph.size ?? 1
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0
  if (usual < size * 0.12) return
  letters.forEach((letter, at) => {
    if (at === 0) return
    const wide = (gaps[at - 1] ?? 0) > usual * 1.8
    letter.space = wide
    letter.tracked = !wide
  })
}

/** Joins an accent to the letter that it stands over, whichever was painted first. */
function joinAccent(previous: Letter, glyph: Placed, base: number): boolean {
  const overlap = Math.min(previous.right, glyph.right) - Math.max(previous.left, glyph.left)
  const narrower = Math.min(previous.right - previous.left, glyph.right - glyph.left)
  if (overlap < narrower * 0.4 || Math.abs(glyph.base - base) > glyph.size * 0.6) return false
  const joined = overlaid(previous.text, glyph.text)
  if (joined === null) return false
  if (isAccent(previous.text)) {
    previous.glyph = glyph
    previous.left = glyph.left
    previous.right = glyph.right
  }
  previous.text = joined
  return true
}

function styleOf(glyph: Placed, open: Open): number {
  const { font } = glyph
  let mark = 0
  if (font.bold) mark |= style.bold
  if (font.italic) mark |= style.italic
  if (font.math) mark |= style.math
  if (font.mono) mark |= style.mono
  const rise = open.base - glyph.base
  if (glyph.size < open.size * 0.88 && Math.abs(rise) > open.size * 0.08)
    mark |= rise > 0 ? style.sup : style.sub
  return mark
}

function mostFrequent<T>(counts: ReadonlyMap<T, number>): T | undefined {
  let best: T | undefined
  let most = 0
  for (const [value, count] of counts)
    if (count > most) {
      best = value
      most = count
    }
  return best
}
