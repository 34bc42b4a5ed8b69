import { isAccent } from './accents.ts'
import type { Placed } from './frame.ts'
import { layLine, type OpenLine, type Tray } from './lay-line.ts'
import type { Letter } from './line-letters.ts'

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

// In em.
const wideGap = 1.6
const wideGapWithSpace = 2.2
/** Characters of one line: what is longer is no line, and would make patterns slow. */
const longest = 2_000

/** Puts glyphs together to lines, in painting order, and tells words apart by their gaps. */
export function readLines(glyphs: readonly Placed[], page: number): TextLine[] {
  const lines: TextLine[] = []
  const letters: Letter[] = []
  const tray: Tray = { units: [], edges: [], styles: [] }
  let open: OpenLine | null = null
  let spaced = false
  const close = () => {
    if (open) {
      const line = layLine(open, letters.slice(0, open.length), page, tray)
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
    const last = open && letters[open.length - 1]?.glyph
    if (open && (open.length >= longest || !belongs(open, last, glyph, spaced))) close()
    if (!open) {
      open = { length: 0, base: glyph.y, size: glyph.look.size, right: glyph.endX, spaced: false }
      spaced = false
    }
    const current: OpenLine = open
    if (glyph.look.size > current.size * 1.15) {
      current.base = glyph.y
      current.size = glyph.look.size
    }
    put(letters, current.length++, glyph, spaced)
    current.right = glyph.endX
    current.spaced = false
    spaced = false
  }
  close()
  return lines
}

/** Puts a letter down in place of one of the line before. */
function put(letters: Letter[], at: number, glyph: Placed, space: boolean): void {
  const letter = letters[at]
  if (!letter) {
    letters.push({ text: glyph.text, glyph, space, mark: 0, tracked: false })
    return
  }
  letter.text = glyph.text
  letter.glyph = glyph
  letter.space = space
  letter.tracked = false
}

function belongs(
  open: OpenLine,
  last: Placed | null | undefined,
  glyph: Placed,
  spaced: boolean,
): boolean {
  const size = Math.max(open.size, glyph.look.size)
  const drop = Math.abs(glyph.y - open.base)
  const gap = glyph.x - open.right
  if (drop > size * 0.12) {
    // Off the base line: a superscript or subscript, or the letter under one.
    if (drop > size * 0.62 || gap > size * 0.6) return false
    const small = Math.min(open.size, glyph.look.size) < size * 0.88
    const back = last && Math.abs(last.y - open.base) > size * 0.12
    if (!small && !isAccent(glyph.text) && !(last && isAccent(last.text))) return false
    return gap > -size * (back ? 2.5 : 0.9)
  }
  // Back on the base line, after a script or an accent: it may begin before the script's end.
  const lastDrop = last ? Math.abs(last.y - open.base) : 0
  if (gap < -size * (lastDrop > size * 0.12 ? 1.5 : 0.75)) return false
  return gap <= size * (spaced ? wideGapWithSpace : wideGap)
}
