import type { Extent } from './formula/signs.ts'
import { type Frame, inFrame, type Turn, turnOf } from './frame.ts'
import type { Glyph, PageGlyphs } from './glyphs.ts'

/** A box on the page as it is shown. */
export interface Area {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

// Points. A scatter plot has 50,000 dots: what is smaller than `small` is kept as one box for each cell of a
// grid, of which a page has 4,000; larger boxes are few,
// and where they are not, they are kept the same way.
const small = 12
const cell = 12
const largeBoxes = 1_000

/** Collects where a page is painted on, letters of its text apart. */
export function createInk(page: { readonly width: number; readonly height: number }) {
  const large: Area[] = []
  const cells = new Map<number, { x0: number; y0: number; x1: number; y1: number }>()
  return {
    /** Adds what of a box is seen through `clip`. */
    add(box: Area, clip: Area): void {
      const x0 = Math.max(box.x0, clip.x0, 0)
      const y0 = Math.max(box.y0, clip.y0, 0)
      const x1 = Math.min(box.x1, clip.x1, page.width)
      const y1 = Math.min(box.y1, clip.y1, page.height)
      // Not `x1 < x0`: a place that is no number is nowhere.
      if (!(x1 >= x0 && y1 >= y0)) return
      if (x1 - x0 > small || y1 - y0 > small) {
        const last = large.at(-1)
        const isKnown = last && x0 >= last.x0 && x1 <= last.x1 && y0 >= last.y0 && y1 <= last.y1
        if (isKnown) return
        if (large.length < largeBoxes) {
          large.push({ x0, y0, x1, y1 })
          return
        }
      }
      const key = Math.floor(y0 / cell) * 10_000 + Math.floor(x0 / cell)
      const own = cells.get(key)
      if (!own) cells.set(key, { x0, y0, x1, y1 })
      else {
        own.x0 = Math.min(own.x0, x0)
        own.y0 = Math.min(own.y0, y0)
        own.x1 = Math.max(own.x1, x1)
        own.y1 = Math.max(own.y1, y1)
      }
    },
    boxes: (): Area[] => [...large, ...cells.values()],
  }
}

/**
 * Where a page is painted on besides its text, in its reading frame.
 * @param others the glyphs that are no text: letters of drawings are paint, too
 */
export function inkOn(
  content: PageGlyphs,
  frame: Pick<Frame, 'turn' | 'width' | 'height'>,
  others: readonly Glyph[],
): Extent[] {
  const letters = createInk(content)
  const everywhere: Area = { x0: 0, y0: 0, x1: content.width, y1: content.height }
  for (const glyph of others) {
    if (glyph.hidden !== null) continue
    const turn = turnOf(glyph)
    // Slanted words name the bars of a chart; large ones are a watermark.
    if (turn !== null || glyph.look.size < 16) letters.add(letterBox(glyph, turn ?? 0), everywhere)
  }
  return [...content.ink, ...letters.boxes()].map(({ x0, y0, x1, y1 }) => {
    const { x, y, width, height } = inFrame(
      { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
      frame,
    )
    return { left: x, right: x + width, top: y, bottom: y + height }
  })
}

function letterBox({ x, y, endX, endY, look }: Glyph, turn: Turn): Area {
  const rise = look.size * 0.76
  const [left, right] = [Math.min(x, endX), Math.max(x, endX)]
  const [top, bottom] = [Math.min(y, endY), Math.max(y, endY)]
  switch (turn) {
    case 0:
      return { x0: left, x1: right, y0: top - rise, y1: bottom }
    case 1:
      return { x0: left, x1: right + rise, y0: top, y1: bottom }
    case 2:
      return { x0: left, x1: right, y0: top, y1: bottom + rise }
    case 3:
      return { x0: left - rise, x1: right, y0: top, y1: bottom }
  }
}
