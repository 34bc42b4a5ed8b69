import type { Box } from '../../document/paper-document.ts'
import type { Glyph, PageGlyphs } from './glyphs.ts'

/** Reading direction on the page as shown: to the right, down, to the left, up. */
export type Turn = 0 | 1 | 2 | 3

/** A glyph in its reading frame: `x` to `endX` along the line, `y` grows from line to line. */
export type Placed = Pick<Glyph, 'text' | 'x' | 'endX' | 'y' | 'look'>

/** A page whose text runs to the right once it is turned. */
export interface Frame {
  readonly turn: Turn
  readonly width: number
  readonly height: number
  readonly glyphs: readonly Placed[]
}

/** Null for a slanted watermark. */
export function turnOf(glyph: Glyph): Turn | null {
  const along = glyph.endX - glyph.x
  const down = glyph.endY - glyph.y
  if (Math.abs(down) <= Math.abs(along) * 0.1) return along >= 0 ? 0 : 2
  if (Math.abs(along) <= Math.abs(down) * 0.1) return down >= 0 ? 1 : 3
  return null
}

/** Those of a list that pass; the list itself where all of them do, as most often. */
export const allThat = <T>(list: readonly T[], passes: (item: T) => boolean): readonly T[] =>
  list.every(passes) ? list : list.filter(passes)

const turnSeen = (glyph: Glyph): Turn | null => (glyph.hidden === null ? turnOf(glyph) : null)

/**
 * The visible glyphs that run in the page's main direction, in the frame where that is to the right.
 * Text across it (stamps in the margin, labels of axes) is not part of the running text.
 */
export function readingFrame(page: PageGlyphs): Frame {
  const counts = [0, 0, 0, 0]
  for (const glyph of page.glyphs) {
    const turn = turnSeen(glyph)
    if (turn !== null) counts[turn] = (counts[turn] ?? 0) + 1
  }
  const turn = counts.indexOf(Math.max(...counts)) as Turn
  const { width, height } = page
  const { glyphs } = page
  const isWhole = counts[turn] === glyphs.length
  const main = isWhole ? glyphs : glyphs.filter((glyph) => turnSeen(glyph) === turn)
  const sideways = turn % 2 === 1
  return {
    turn,
    width: sideways ? height : width,
    height: sideways ? width : height,
    // Most pages have no need of being turned.
    glyphs: turn === 0 ? main : main.map((glyph) => turned(glyph, turn, page)),
  }
}

function turned(glyph: Glyph, turn: 1 | 2 | 3, { width, height }: PageGlyphs): Placed {
  const { text, look, x, endX, y, endY } = glyph
  switch (turn) {
    case 1:
      return { text, look, x: y, endX: endY, y: width - x }
    case 2:
      return { text, look, x: width - x, endX: width - endX, y: height - y }
    case 3:
      return { text, look, x: height - y, endX: height - endY, y: x }
  }
}

/** A box of the reading frame, on the page as it is shown. */
export function onPage(box: Box, frame: Pick<Frame, 'turn' | 'width' | 'height'>): Box {
  const { x, y, width, height } = box
  switch (frame.turn) {
    case 0:
      return box
    case 1:
      return { x: frame.height - y - height, y: x, width: height, height: width }
    case 2:
      return { x: frame.width - x - width, y: frame.height - y - height, width, height }
    case 3:
      return { x: y, y: frame.width - x - width, width: height, height: width }
  }
}

/** A box on the page as it is shown, in the reading frame: the inverse of `onPage`. */
export function inFrame(box: Box, frame: Pick<Frame, 'turn' | 'width' | 'height'>): Box {
  const { x, y, width, height } = box
  switch (frame.turn) {
    case 0:
      return box
    case 1:
      return { x: y, y: frame.height - x - width, width: height, height: width }
    case 2:
      return onPage(box, frame)
    case 3:
      return { x: frame.width - y - height, y: x, width: height, height: width }
  }
}
