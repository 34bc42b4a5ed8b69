import { normaliseRun } from '../../text/normalise.ts'
import type { Look } from './glyphs.ts'
import { closeTracking, joinAccents, type Letter, styleOf } from './line-letters.ts'
import type { TextLine } from './lines.ts'
import { mode } from './measure.ts'
import { rightToLeftLetter, toReadingOrder } from './right-to-left.ts'
import { isRaised, opensNoted, opensNoteLetter, opensSpread, raisedText } from './scripts.ts'
import { style } from './style.ts'

/** A line that glyphs are still put to. */
export interface OpenLine {
  /** Of its letters. */
  length: number
  base: number
  size: number
  right: number
  /** A space is painted behind its last glyph. */
  spaced: boolean
}

// In em. Word gaps of justified text are 0.2 to 1.2; kerning inside words stays under 0.12.
const wordGap = 0.155
const ascent = 0.76
const descent = 0.22

/** Letters of a line that look alike, one behind the other. */
interface Run {
  readonly look: Look
  length: number
}

/** What lines are laid on, one after the other: lists of their own would be a third of what reading a page allocates. */
export interface Tray {
  /** What each letter, and each space, adds to the text. */
  readonly units: string[]
  readonly edges: number[]
  readonly styles: number[]
}

/**
 * The words of a line and where each letter stands; null for one without letters.
 * @param letters those of the line, which are changed
 * @param tray is overwritten
 */
export function layLine(
  open: OpenLine,
  letters: Letter[],
  page: number,
  tray: Tray,
): TextLine | null {
  joinAccents(letters, open.base)
  closeTracking(letters)
  let isScripted = false
  for (const letter of letters) {
    letter.mark = styleOf(letter.glyph, open)
    isScripted ||= (letter.mark & (style.sup | style.sub)) !== 0
  }
  const { units, edges, styles } = tray
  /** How many units are laid, and characters. */
  let laid = 0
  let wide = 0
  const bases: number[] = []
  const sizes: number[] = []
  const runs: Run[] = []
  let right = Number.NEGATIVE_INFINITY
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] as Letter
    const { glyph, mark } = letter
    const { look } = glyph
    const words = (isScripted ? raisedText(letters, at) : null) ?? lettersOf(letter.text)
    if (words === '') continue
    if (laid > 0) {
      const em = Math.min(look.size, open.size)
      const gap = glyph.x - right
      const isSpace = letter.space ? gap > em * 0.02 : gap > em * wordGap
      const isSpread = isScripted && opensSpread(letters, at)
      if (
        (isSpace && !letter.tracked) ||
        isSpread ||
        (isScripted && isSetOff(letters, at, units.slice(0, laid)))
      ) {
        units[laid++] = isSpread ? '_' : ' '
        edges[wide] = right
        styles[wide] = styles[wide - 1] as number
        wide++
        if (isScripted) {
          bases.push(glyph.y)
          sizes.push(look.size)
        }
      }
    }
    const left = wide > 0 ? Math.max(glyph.x, edges[wide - 1] as number) : glyph.x
    const end = Math.max(left, glyph.endX)
    for (let index = 0; index < words.length; index++) {
      edges[wide] = left + ((end - left) * index) / words.length
      styles[wide++] = mark
      if (isScripted) {
        bases.push(glyph.y)
        sizes.push(look.size)
      }
    }
    units[laid++] = words
    right = Math.max(right, end)
    const run = runs.at(-1)
    if (run?.look === look) run.length += words.length
    else runs.push({ look, length: words.length })
  }
  if (laid === 0) return null
  edges[wide] = right
  const own = units.slice(0, laid)
  const text = own.join('')
  const length = runs.reduce((sum, run) => sum + run.length, 0)
  const rightToLeft =
    rightToLeftLetter.test(text) &&
    own.filter((unit) => rightToLeftLetter.test(unit)).length > length / 2
  const size =
    mode(runs.map((run) => [Math.round(run.look.size * 10) / 10, run.length])) ?? open.size
  const share = (face: 'bold' | 'italic' | 'math') =>
    runs.reduce((sum, run) => (run.look.font[face] ? sum + run.length : sum), 0) / length
  return {
    page,
    text: rightToLeft ? toReadingOrder(own) : text,
    edges: edges.slice(0, wide + 1),
    styles: styles.slice(0, wide),
    bases: isScripted ? bases : null,
    sizes: isScripted ? sizes : null,
    left: edges[0] as number,
    right,
    top: open.base - size * ascent,
    bottom: open.base + size * descent,
    base: open.base,
    size,
    bold: share('bold'),
    italic: share('italic'),
    math: share('math'),
    font: mode(runs.map((run) => [run.look.font.name, run.length])) ?? '',
    rightToLeft,
    cut: !open.spaced && letters.some(({ space }) => space),
  }
}

/** Is a letter of a line with raised ones a word of its own, though no gap says so? */
function isSetOff(letters: readonly Letter[], at: number, units: readonly string[]): boolean {
  // A word begins where raised letters end, and a note where they begin.
  if (isRaised(letters[at - 1]) === isRaised(letters[at])) return false
  const before = units.join('')
  return opensNoted(letters, at, before) || opensNoteLetter(letters, at, before)
}

/** A glyph's letters as canonical text has them; forms of Arabic letters as the letters themselves. */
function lettersOf(text: string): string {
  if (text.length === 1 && text > ' ' && text <= '~') return text
  const bare = /[\ufb50-\ufdff\ufe70-\ufefc]/.test(text) ? text.normalize('NFKC') : text
  return normaliseRun(bare).trim()
}
