import type { Rule } from './formula/signs.ts'
import type { GraphicsState } from './graphics-state.ts'
import { type Area, createInk } from './ink.ts'
import type { Matrix } from './matrix.ts'
import { looksAlike } from './paint.ts'
import type { Sight } from './sight.ts'

// Points: TeX's bars are 0.4 thick, and as wide as a digit at least; charts have thousands of rules.
const thickest = 1.5
const shortest = 2.5
const rulesPerPage = 2_000

/** Notes what a page is painted with besides text: thin rules, boxes of ink, what lies behind the letters. */
export function createShapes(
  page: { readonly width: number; readonly height: number },
  { background, isLayerHidden, isSeen }: Sight,
) {
  const rules: Rule[] = []
  const ink = createInk(page)
  const sheet: Area = { x0: 0, y0: 0, x1: page.width, y1: page.height }

  /** Bars of fractions and the like are thin and horizontal. */
  const keepRule = ({ x0, x1, y0, y1 }: Area) => {
    if (y1 - y0 < thickest && x1 - x0 > shortest && rules.length < rulesPerPage)
      rules.push({ left: x0, right: x1, y: (y0 + y1) / 2 })
  }

  return {
    sheet,
    /** Fills a shape of user space, known by its bounding box. */
    fill(box: ArrayLike<number>, isRectangle: boolean, { ctm, fill }: GraphicsState): void {
      const area = boxOnPage(box, ctm)
      if (isRectangle) {
        keepRule(area)
        background.paint({ ...area, colour: fill })
        return
      }
      // Of other shapes it is not known where they are; white ones on white change nothing.
      const behind = background.at((area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2, 0)
      if (!fill || !behind || !looksAlike(fill, behind)) background.paint({ ...area, colour: null })
    },
    /** Draws the outline of a path, known by its bounding box. */
    stroke(box: ArrayLike<number>, { ctm }: GraphicsState): void {
      keepRule(boxOnPage(box, ctm))
    },
    /** Notes where the paper is seen to be painted on by a path, known by its bounding box. */
    mark(
      box: ArrayLike<number>,
      isFilled: boolean,
      isStroked: boolean,
      state: GraphicsState,
    ): void {
      if (
        (isFilled && isSeen(state.fill, state.fillAlpha)) ||
        (isStroked && isSeen(state.stroke, state.strokeAlpha))
      )
        ink.add(boxOnPage(box, state.ctm), state.clip)
    },
    /** Notes where a picture is, over the unit square. */
    markPicture({ ctm, clip }: GraphicsState): void {
      if (!isLayerHidden()) ink.add(boxOnPage([0, 0, 1, 1], ctm), clip)
    },
    /** Notes a shading, which fills all that is not clipped away. */
    markShading({ clip }: GraphicsState): void {
      if (!isLayerHidden()) ink.add(sheet, clip)
    },
    /** From now on nothing is seen outside of a path, known by its bounding box. */
    clip(box: ArrayLike<number>, state: GraphicsState): void {
      const own = boxOnPage(box, state.ctm)
      state.clip = {
        x0: Math.max(own.x0, state.clip.x0),
        y0: Math.max(own.y0, state.clip.y0),
        x1: Math.min(own.x1, state.clip.x1),
        y1: Math.min(own.y1, state.clip.y1),
      }
    },
    /** Paints a picture, which may have any colour, over the unit square. */
    paintPicture({ ctm }: GraphicsState): void {
      background.paint({ ...boxOnPage([0, 0, 1, 1], ctm), colour: null })
    },
    paintEverywhere(): void {
      background.paint({ ...sheet, colour: null })
    },
    /** A form that fills less than half of the page is a drawing; larger ones hold whole pages. */
    enterForm(box: ArrayLike<number> | null | undefined, state: GraphicsState): void {
      if (!box) return
      const [a, b, c, d] = state.ctm
      const width = ((box[2] ?? 0) - (box[0] ?? 0)) * Math.hypot(a, b)
      const height = ((box[3] ?? 0) - (box[1] ?? 0)) * Math.hypot(c, d)
      if (Math.abs(width * height) < page.width * page.height * 0.5) state.drawn = true
    },
    result: () => ({ rules, ink: ink.boxes() }),
  }
}

export type Shapes = ReturnType<typeof createShapes>

function boxOnPage(box: ArrayLike<number>, ctm: Matrix): Area {
  const [a, b, c, d, e, f] = ctm
  const [x0, y0, x1, y1] = [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0]
  const [left, right] = [a * x0 + c * y0 + e, a * x1 + c * y1 + e]
  const [top, bottom] = [b * x0 + d * y0 + f, b * x1 + d * y1 + f]
  return {
    x0: Math.min(left, right),
    x1: Math.max(left, right),
    y0: Math.min(top, bottom),
    y1: Math.max(top, bottom),
  }
}
