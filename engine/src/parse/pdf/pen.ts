import type { Font } from './fonts.ts'
import type { Rule } from './formula/signs.ts'
import type { Glyph, Hidden } from './glyphs.ts'
import { type GraphicsState, initialState } from './graphics-state.ts'
import { type Area, createInk } from './ink.ts'
import { readable } from './letters.ts'
import { compose, type Matrix } from './matrix.ts'
import { type Colour, createBackground, looksAlike, white } from './paint.ts'

/** A glyph as pdf.js hands it out; widths in thousandths, or the font's own unit. */
export interface PdfGlyph {
  readonly unicode: string
  readonly originalCharCode?: number
  readonly width: number
  readonly isSpace: boolean
  readonly vmetric?: readonly [number, number, number] | null
}

// A dense page has 10,000 characters; a page with twenty times as many is a drawing or an attack.
const glyphsPerPage = 200_000
const stackDepth = 512
// Points: TeX's bars are 0.4 thick, and as wide as a digit at least; charts have thousands of rules.
const thickest = 1.5
const shortest = 2.5
const rulesPerPage = 2_000

/** Follows a page's painting and sets down each glyph with its place and visibility. */
export function createPen(page: { width: number; height: number; transform: Matrix }) {
  const glyphs: Glyph[] = []
  const background = createBackground()
  const rules: Rule[] = []
  const ink = createInk(page)
  const stack: GraphicsState[] = []
  /** For every open marked content: does it hide what is inside? */
  const content: boolean[] = []
  let hiddenLayers = 0
  let unmapped = 0
  let truncated = false
  const sheet: Area = { x0: 0, y0: 0, x1: page.width, y1: page.height }
  let state = initialState(page.transform, sheet)

  /** Why nobody can see text painted now; null when it can be seen. */
  const hiddenAt = (x: number, y: number, size: number): Hidden | null => {
    if (hiddenLayers > 0) return 'layer'
    const mode = state.renderMode & 3
    if (mode === 3) return 'render mode'
    if (size < 2) return 'tiny'
    if (x < -1 || y < -1 || x > page.width + 1 || y > page.height + size) return 'off page'
    const stroked = mode === 1
    if ((stroked ? state.strokeAlpha : state.fillAlpha) < 0.05) return 'transparent'
    const colour = stroked ? state.stroke : state.fill
    const behind = colour && background.at(x, y - size * 0.3, size * 0.6)
    return behind && looksAlike(colour, behind) ? 'colour' : null
  }

  /** Bars of fractions and the like are thin and horizontal. */
  const keepRule = ({ x0, x1, y0, y1 }: ReturnType<typeof boxOnPage>) => {
    if (y1 - y0 < thickest && x1 - x0 > shortest && rules.length < rulesPerPage)
      rules.push({ left: x0, right: x1, y: (y0 + y1) / 2 })
  }

  /** White on the paper is not seen; a pattern is. */
  const isSeen = (colour: Colour | null, alpha: number) =>
    alpha > 0.05 && hiddenLayers === 0 && !(colour && looksAlike(colour, white))

  /** Sets one glyph down at the text position. */
  const setDown = (item: PdfGlyph, [a, b, c, d, e, f]: Matrix, size: number, ink: Ink) => {
    const code = item.originalCharCode ?? -1
    const sign = state.font.signs?.[code]
    if (sign === '') return
    const text = readable(sign ?? item.unicode)
    if (text === null) {
      unmapped++
      return
    }
    const rise = state.y + state.rise - (state.font.hangs?.[code] ?? 0) * state.size
    const x = a * state.x + c * rise + e
    const y = b * state.x + d * rise + f
    const endX = x + a * ink.along + c * ink.down
    const endY = y + b * ink.along + d * ink.down
    const hidden = text === ' ' ? null : hiddenAt((x + endX) / 2, (y + endY) / 2, size)
    glyphs.push({ text, x, y, endX, endY, size, font: state.font, drawn: state.drawn, hidden })
  }

  return {
    /** The state that operators set; it is another one after `save` or `restore`. */
    get state(): GraphicsState {
      return state
    },
    get isFull(): boolean {
      return truncated
    },
    save(): void {
      if (stack.length < stackDepth) stack.push({ ...state })
    },
    restore(): void {
      state = stack.pop() ?? state
    },
    transform(matrix: Matrix): void {
      state.ctm = compose(state.ctm, matrix)
    },
    beginText(matrix: Matrix): void {
      state.textMatrix = matrix
      state.x = state.y = state.lineX = state.lineY = 0
    },
    moveText(x: number, y: number): void {
      state.x = state.lineX += x
      state.y = state.lineY += y
    },
    setFont(font: Font, size: number): void {
      state.font = font
      state.size = size
    },
    showText(items: readonly (PdfGlyph | number)[]): void {
      const { font, size, scale } = state
      const matrix = compose(state.ctm, state.textMatrix)
      const shown = Math.abs(size) * Math.hypot(matrix[2], matrix[3]) * font.em
      for (const item of items) {
        if (typeof item === 'number') {
          const move = (-item * size) / 1000
          if (font.vertical) state.y += move
          else state.x += move * scale
          continue
        }
        if (glyphs.length >= glyphsPerPage) {
          truncated = true
          return
        }
        const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0)
        const isDown = font.vertical && item.vmetric
        const ink = isDown
          ? { along: 0, down: (item.vmetric?.[0] ?? 0) * size * font.unit }
          : { along: item.width * size * font.unit * scale, down: 0 }
        setDown(item, matrix, shown, ink)
        if (isDown) state.y += ink.down + spacing
        else state.x += ink.along + spacing * scale
      }
    },
    /** Fills a shape of user space, known by its bounding box. */
    paintShape(box: ArrayLike<number>, isRectangle: boolean): void {
      const area = boxOnPage(box, state.ctm)
      const { fill } = state
      if (isRectangle) keepRule(area)
      if (isRectangle) {
        background.paint({ ...area, colour: fill })
        return
      }
      // Of other shapes it is not known where they are; white ones on white change nothing.
      const behind = background.at((area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2, 0)
      if (!fill || !behind || !looksAlike(fill, behind)) background.paint({ ...area, colour: null })
    },
    /** Draws the outline of a path, known by its bounding box. */
    strokePath(box: ArrayLike<number>): void {
      keepRule(boxOnPage(box, state.ctm))
    },
    /** Notes where the paper is seen to be painted on by a path, known by its bounding box. */
    markPath(box: ArrayLike<number>, isFilled: boolean, isStroked: boolean): void {
      if (
        (isFilled && isSeen(state.fill, state.fillAlpha)) ||
        (isStroked && isSeen(state.stroke, state.strokeAlpha))
      )
        ink.add(boxOnPage(box, state.ctm), state.clip)
    },
    /** Notes where a picture is, over the unit square. */
    markPicture(): void {
      if (hiddenLayers === 0) ink.add(boxOnPage([0, 0, 1, 1], state.ctm), state.clip)
    },
    /** Notes a shading, which fills all that is not clipped away. */
    markShading(): void {
      if (hiddenLayers === 0) ink.add(sheet, state.clip)
    },
    /** From now on nothing is seen outside of a path, known by its bounding box. */
    clip(box: ArrayLike<number>): void {
      const own = boxOnPage(box, state.ctm)
      state.clip = {
        x0: Math.max(own.x0, state.clip.x0),
        y0: Math.max(own.y0, state.clip.y0),
        x1: Math.min(own.x1, state.clip.x1),
        y1: Math.min(own.y1, state.clip.y1),
      }
    },
    /** Paints a picture, which may have any colour, over the unit square. */
    paintPicture(): void {
      background.paint({ ...boxOnPage([0, 0, 1, 1], state.ctm), colour: null })
    },
    paintEverywhere(): void {
      background.paint({ x0: 0, y0: 0, x1: page.width, y1: page.height, colour: null })
    },
    /** A form that fills less than half of the page is a drawing; larger ones hold whole pages. */
    enterForm(box: ArrayLike<number> | null | undefined): void {
      if (!box) return
      const [a, b, c, d] = state.ctm
      const width = ((box[2] ?? 0) - (box[0] ?? 0)) * Math.hypot(a, b)
      const height = ((box[3] ?? 0) - (box[1] ?? 0)) * Math.hypot(c, d)
      if (Math.abs(width * height) < page.width * page.height * 0.5) state.drawn = true
    },
    openContent(hides: boolean): void {
      content.push(hides)
      if (hides) hiddenLayers++
    },
    closeContent(): void {
      if (content.pop()) hiddenLayers--
    },
    result: () => ({
      width: page.width,
      height: page.height,
      glyphs,
      rules,
      ink: ink.boxes(),
      unmapped,
      truncated,
    }),
  }
}

function boxOnPage(box: ArrayLike<number>, [a, b, c, d, e, f]: Matrix) {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [box[0], box[1], box[2], box[3]]
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e] as const
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f] as const
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
}

/** How far a glyph's advance reaches, in text space. */
interface Ink {
  readonly along: number
  readonly down: number
}
