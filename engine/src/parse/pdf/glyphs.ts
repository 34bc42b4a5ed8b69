import { describeFont, type Font } from './fonts.ts'
import type { Rule } from './formula/signs.ts'
import type { Area } from './ink.ts'
import { toMatrix } from './matrix.ts'
import type { PdfOpener, PdfPage } from './opener.ts'
import { runOperators } from './operators.ts'
import { createPen } from './pen.ts'
import { createShapes } from './shapes.ts'
import { createSight } from './sight.ts'

export type Hidden = 'render mode' | 'colour' | 'tiny' | 'off page' | 'transparent' | 'layer'

/** One painted character, placed on the page as it is shown: points, origin at the top left. */
export interface Glyph {
  readonly text: string
  /** Where its baseline begins and ends. */
  readonly x: number
  readonly y: number
  readonly endX: number
  readonly endY: number
  readonly look: Look
  readonly hidden: Hidden | null
}

/** What glyphs that are painted one behind the other share: a page has some 4,000 of them, and changes its font 80 times. */
export interface Look {
  readonly font: Font
  /** Height of the font on the page. */
  readonly size: number
  /** Part of a drawing that was placed on the page as one piece. */
  readonly drawn: boolean
}

export interface PageGlyphs {
  readonly width: number
  readonly height: number
  readonly glyphs: readonly Glyph[]
  /** Thin horizontal rules, on the page as it is shown. */
  readonly rules: readonly Rule[]
  /** Boxes of what is painted besides letters, on the page as it is shown. */
  readonly ink: readonly Area[]
  /** Characters whose font does not say which letter they are. */
  readonly unmapped: number
  /** True when work stopped at the limit. */
  readonly truncated: boolean
}

/** pdf.js: leave out form fields and comments. */
const noAnnotations = 0

/**
 * Runs a page's operators as far as text needs them: every glyph with its place and visibility,
 * in the order in which it is painted. Positions follow PDF 32000-1, 9.4.4.
 */
export async function readGlyphs(
  page: PdfPage,
  OPS: PdfOpener['OPS'],
  isLayerShown: (group: unknown) => boolean,
): Promise<PageGlyphs> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const operators = await page.getOperatorList({ annotationMode: noAnnotations })
  const fonts = new Map<string, Font>()
  const fontNamed = (name: string): Font => {
    let font = fonts.get(name)
    if (!font) {
      font = describeFont(page.commonObjs.has(name) ? page.commonObjs.get(name) : null)
      fonts.set(name, font)
    }
    return font
  }
  const sight = createSight({ width, height })
  const shapes = createShapes({ width, height }, sight)
  const pen = createPen(toMatrix(transform), shapes.sheet, sight)
  runOperators(operators, OPS, { pen, shapes, sight, fontNamed, isLayerShown })
  return { width, height, ...pen.result(), ...shapes.result() }
}
