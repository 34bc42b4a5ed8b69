import type { Box } from '../../document/paper-document.ts'
import type { Font } from './fonts.ts'
import type { Glyph, PageGlyphs } from './glyphs.ts'

/** Reading direction on the page as shown: to the right, down, to the left, up. */
export type Turn = 0 | 1 | 2 | 3

/** A glyph in its reading frame: `left` to `right` along the line, `base` grows from line to line. */
export interface Placed {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly base: number
  readonly size: number
  readonly font: Font
}

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

/**
 * The visible glyphs that run in the page's main direction, in the frame where that is to the right.
 * Text across it (stamps in the margin, labels of axes) is not part of the running text.
 */
export function readingFrame(page: PageGlyphs): Frame {
  const counts = [0, 0, 0, 0]
  const turns = page.glyphs.map((glyph) => {
    const turn = glyph.hidden === null ? turnOf(glyph) : null
    if (turn !== null) counts[turn] = (counts[turn] ?? 0) + 1
    return turn
  })
  const turn = counts.indexOf(Math.max(...counts)) as Turn
  const { width, height } = page
  const glyphs: Placed[] = []
  page.glyphs.forEach((glyph, index) => {
    if (turns[index] !== turn) return
    const { text, size, font } = glyph
    switch (turn) {
      case 0:
        glyphs.push({ text, size, font, left: glyph.x, right: glyph.endX, base: glyph.y })
        break
      case 1:
        glyphs.push({ text, size, font, left: glyph.y, right: glyph.endY, base: width - glyph.x })
        break
      case 2:
        glyphs.push({
          text,
          size,
          font,
          left: width - glyph.x,
          right: width - glyph.endX,
          base: height - glyph.y,
        })
        break
      case 3:
        glyphs.push({
          text,
          size,
          font,
          left: height - glyph.y,
          right: height - glyph.endY,
          base: glyph.x,
        })
        break
    }
  })
  const sideways = turn % 2 === 1
  return { turn, width: sideways ? height : width, height: sideways ? width : height, glyphs }
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
