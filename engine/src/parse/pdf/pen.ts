import { describeFont, type Font } from './fonts.ts'
import type { Glyph, Look } from './glyphs.ts'
import { type GraphicsState, initialState } from './graphics-state.ts'
import type { Area } from './ink.ts'
import { readable } from './letters.ts'
import { compose, type Matrix } from './matrix.ts'
import type { Sight } from './sight.ts'

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

/** Follows a page's graphics state and sets down each glyph with its place and visibility. */
export function createPen(transform: Matrix, sheet: Area, { hiddenAt }: Sight) {
  const glyphs: Glyph[] = []
  const stack: GraphicsState[] = []
  let unmapped = 0
  let look: Look = { font: describeFont(null), size: 0, drawn: false }

  /** Sets one glyph down at the text position; in text space it reaches so far along and down. */
  const setDown = (item: PdfGlyph, matrix: Matrix, along: number, down: number) => {
    const { font } = look
    const { state } = pen
    const code = item.originalCharCode ?? -1
    const sign = font.signs?.[code]
    if (sign === '') return
    const text = readable(sign ?? item.unicode)
    if (text === null) {
      unmapped++
      return
    }
    const rise = state.y + state.rise - (font.hangs?.[code] ?? 0) * state.size
    const x = matrix[0] * state.x + matrix[2] * rise + matrix[4]
    const y = matrix[1] * state.x + matrix[3] * rise + matrix[5]
    const endX = x + matrix[0] * along + matrix[2] * down
    const endY = y + matrix[1] * along + matrix[3] * down
    const hidden = text === ' ' ? null : hiddenAt(state, (x + endX) / 2, (y + endY) / 2, look.size)
    glyphs.push({ text, x, y, endX, endY, look, hidden })
  }

  // No accessors: V8 keeps those of each pen, and the page's glyphs with them, until it collects everything.
  const pen = {
    /** The state that operators set; it is another one after `save` or `restore`. */
    state: initialState(transform, sheet),
    isFull: false,
    save(): void {
      if (stack.length < stackDepth) stack.push({ ...pen.state })
    },
    restore(): void {
      pen.state = stack.pop() ?? pen.state
    },
    transform(matrix: Matrix): void {
      const { state } = pen
      state.ctm = compose(state.ctm, matrix)
    },
    beginText(matrix: Matrix): void {
      const { state } = pen
      state.textMatrix = matrix
      state.x = state.y = state.lineX = state.lineY = 0
    },
    moveText(x: number, y: number): void {
      const { state } = pen
      state.x = state.lineX += x
      state.y = state.lineY += y
    },
    setFont(font: Font, size: number): void {
      pen.state.font = font
      pen.state.size = size
    },
    showText(items: readonly (PdfGlyph | number)[]): void {
      const { state } = pen
      const { font, size, scale, drawn } = state
      const matrix = compose(state.ctm, state.textMatrix)
      const shown = Math.abs(size) * Math.hypot(matrix[2], matrix[3]) * font.em
      if (look.font !== font || look.size !== shown || look.drawn !== drawn)
        look = { font, size: shown, drawn }
      for (const item of items) {
        if (typeof item === 'number') {
          const move = (-item * size) / 1000
          if (font.vertical) state.y += move
          else state.x += move * scale
          continue
        }
        if (glyphs.length >= glyphsPerPage) {
          pen.isFull = true
          return
        }
        const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0)
        if (font.vertical && item.vmetric) {
          const down = item.vmetric[0] * size * font.unit
          setDown(item, matrix, 0, down)
          state.y += down + spacing
        } else {
          const along = item.width * size * font.unit * scale
          setDown(item, matrix, along, 0)
          state.x += along + spacing * scale
        }
      }
    },
    result: () => ({ glyphs, unmapped, truncated: pen.isFull }),
  }
  return pen
}

export type Pen = ReturnType<typeof createPen>
