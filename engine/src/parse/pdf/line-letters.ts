import { isAccent, overlaid } from './accents.ts'
import type { Placed } from './frame.ts'
import { style } from './style.ts'

/** One letter of a line while the line is laid, with the accent that was painted over it. */
export interface Letter {
  text: string
  /** Where it stands. */
  glyph: Placed
  /** A space is painted before it. */
  space: boolean
  /** Its style, known once the line is. */
  mark: number
  /** The gap before it is tracking, not a space. */
  tracked: boolean
}

/** Joins the accents among letters in painting order to theirs, in place. */
export function joinAccents(letters: Letter[], base: number): void {
  let kept = 0
  for (const letter of letters) {
    const previous = letters[kept - 1]
    if (!previous || !joinAccent(previous, letter.glyph, base)) letters[kept++] = letter
  }
  letters.length = kept
}

/** Joins an accent to the letter that it stands over, whichever was painted first. */
function joinAccent(previous: Letter, glyph: Placed, base: number): boolean {
  const under = previous.glyph
  const overlap = Math.min(under.endX, glyph.endX) - Math.max(under.x, glyph.x)
  const narrower = Math.min(under.endX - under.x, glyph.endX - glyph.x)
  if (overlap < narrower * 0.4 || Math.abs(glyph.y - base) > glyph.look.size * 0.6) return false
  const joined = overlaid(previous.text, glyph.text)
  if (joined === null) return false
  if (isAccent(previous.text)) previous.glyph = glyph
  previous.text = joined
  return true
}

/** "A B S T R A C T" is one word with wide tracking, as is "F I G U R E 1" before a caption: only gaps much wider than the usual part words. A row of numbers is none. */
export function closeTracking(line: readonly Letter[]): void {
  const other = line.findIndex(({ text }) => !/^[\p{Lu}\d:&-]$/u.test(text))
  const letters = line.slice(0, other < 0 ? line.length : other)
  if (letters.length < 5 || letters.length > 60) return
  if (letters.filter(({ text }) => /\d/.test(text)).length > letters.length / 2) return
  const gaps = letters.slice(1).map((letter, at) => letter.glyph.x - (letters[at]?.glyph.endX ?? 0))
  const size = letters[0]?.glyph.look.size ?? 1
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0
  if (usual < size * 0.12) return
  letters.forEach((letter, at) => {
    if (at === 0) return
    const wide = (gaps[at - 1] ?? 0) > usual * 1.8
    letter.space = wide
    letter.tracked = !wide
  })
}

/** How a glyph of a line with this base and size is set. */
export function styleOf(glyph: Placed, line: { base: number; size: number }): number {
  const { font, size } = glyph.look
  let mark = 0
  if (font.bold) mark |= style.bold
  if (font.italic) mark |= style.italic
  if (font.math) mark |= style.math
  if (font.mono) mark |= style.mono
  const rise = line.base - glyph.y
  if (size < line.size * 0.88 && Math.abs(rise) > line.size * 0.08)
    mark |= rise > 0 ? style.sup : style.sub
  return mark
}
