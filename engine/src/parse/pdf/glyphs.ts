import { describeFont, type Font } from './fonts.ts'
import type { Rule } from './formula/signs.ts'
import type { Area } from './ink.ts'
import { identity, toMatrix } from './matrix.ts'
import type { OperatorList, PdfOpener, PdfPage } from './opener.ts'
import { colourOf } from './paint.ts'
import { createPen } from './pen.ts'

export type Hidden = 'render mode' | 'colour' | 'tiny' | 'off page' | 'transparent' | 'layer'

/** One painted character, placed on the page as it is shown: points, origin at the top left. */
export interface Glyph {
  readonly text: string
  /** Where its baseline begins and ends. */
  readonly x: number
  readonly y: number
  readonly endX: number
  readonly endY: number
  /** Height of its font on the page. */
  readonly size: number
  readonly font: Font
  readonly hidden: Hidden | null
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
  const pen = createPen({ width, height, transform: toMatrix(transform) })
  run(operators, OPS, pen, fontNamed, isLayerShown)
  return pen.result()
}

type Pen = ReturnType<typeof createPen>

function run(
  { fnArray, argsArray }: OperatorList,
  OPS: PdfOpener['OPS'],
  pen: Pen,
  fontNamed: (name: string) => Font,
  isLayerShown: (group: unknown) => boolean,
): void {
  const fills = new Set([
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ])
  const strokes = new Set([OPS.stroke, OPS.closeStroke])
  const both = new Set([
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ])
  /** The next path cuts off what is painted outside of it. */
  let isClipping = false
  /** What was transformed is not painted yet: an image that was left out stood here, if that is all. */
  let isBlank = false
  const ends = new Set([OPS.restore, OPS.endGroup, OPS.paintFormXObjectEnd])
  const paints = new Set([OPS.save, OPS.beginGroup, OPS.paintFormXObjectBegin, OPS.showText])
  for (let index = 0; index < fnArray.length && !pen.isFull; index++) {
    const args = argsArray[index]
    const operator = fnArray[index]
    if (operator === OPS.transform) isBlank = true
    else if (isBlank && operator !== undefined && ends.has(operator)) {
      pen.markPicture()
      isBlank = false
    } else if (operator !== undefined && paints.has(operator)) isBlank = false
    switch (operator) {
      case OPS.save:
        pen.save()
        break
      case OPS.beginGroup:
        pen.save()
        pen.enterForm(args?.[0]?.bbox)
        break
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
        // An image that was left out leaves an empty "save, transform, restore" behind.
        if (fnArray[index - 1] === OPS.transform) pen.paintPicture()
        pen.restore()
        break
      case OPS.paintFormXObjectBegin:
        pen.save()
        pen.transform(toMatrix(args[0]))
        pen.enterForm(args[1])
        if (args[1]) pen.clip(args[1])
        break
      case OPS.transform:
        pen.transform(toMatrix(args))
        break
      case OPS.beginText:
        pen.beginText(identity)
        break
      case OPS.setTextMatrix:
        pen.beginText(toMatrix(args[0]))
        break
      case OPS.moveText:
        pen.moveText(args[0], args[1])
        break
      case OPS.setLeadingMoveText:
        pen.state.leading = args[1]
        pen.moveText(args[0], args[1])
        break
      case OPS.setLeading:
        pen.state.leading = -args[0]
        break
      case OPS.nextLine:
        pen.moveText(0, pen.state.leading)
        break
      case OPS.setCharSpacing:
        pen.state.charSpacing = args[0]
        break
      case OPS.setWordSpacing:
        pen.state.wordSpacing = args[0]
        break
      case OPS.setHScale:
        pen.state.scale = args[0] / 100
        break
      case OPS.setTextRise:
        pen.state.rise = args[0]
        break
      case OPS.setTextRenderingMode:
        pen.state.renderMode = args[0]
        break
      case OPS.setFont:
        pen.setFont(fontNamed(args[0]), args[1])
        break
      case OPS.showText:
        pen.showText(args[0])
        break
      case OPS.setFillRGBColor:
        pen.state.fill = colourOf(args[0])
        break
      case OPS.setStrokeRGBColor:
        pen.state.stroke = colourOf(args[0])
        break
      case OPS.setFillColorN:
        pen.state.fill = null
        break
      case OPS.setStrokeColorN:
        pen.state.stroke = null
        break
      case OPS.setFillTransparent:
        pen.state.fillAlpha = 0
        break
      case OPS.setGState:
        for (const [key, value] of args[0]) {
          if (key === 'ca') pen.state.fillAlpha = value
          else if (key === 'CA') pen.state.strokeAlpha = value
          else if (key === 'Font') pen.setFont(fontNamed(value[0]), value[1])
        }
        break
      case OPS.constructPath:
        if (fills.has(args[0]) && args[2] && pen.state.fillAlpha > 0.5)
          pen.paintShape(args[2], isRectangle(args[1]?.[0], args[2]))
        else if (strokes.has(args[0]) && args[2]) pen.strokePath(args[2])
        if (args[2])
          pen.markPath(args[2], fills.has(args[0]), strokes.has(args[0]) || both.has(args[0]))
        if (isClipping && args[2]) pen.clip(args[2])
        else isBlank = false
        isClipping = false
        break
      case OPS.clip:
      case OPS.eoClip:
        isClipping = true
        break
      case OPS.shadingFill:
        pen.paintEverywhere()
        pen.markShading()
        break
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        pen.openContent(args[0] === 'OC' && !isLayerShown(args[1]))
        break
      case OPS.endMarkedContent:
        pen.closeContent()
        break
    }
  }
}

// pdf.js writes a path as codes and coordinates in one array: 0 and 1 take a point, 4 closes.
const [moveTo, lineTo, closePath] = [0, 1, 4]

/** True when a path runs along its bounding box and nowhere else. */
function isRectangle(path: ArrayLike<number> | null | undefined, box: ArrayLike<number>): boolean {
  if (!path || path.length > 16) return false
  for (let at = 0; at < path.length; ) {
    const code = path[at]
    if (code === closePath) {
      at++
      continue
    }
    const [x, y] = [path[at + 1], path[at + 2]]
    if (code !== moveTo && code !== lineTo) return false
    if ((x !== box[0] && x !== box[2]) || (y !== box[1] && y !== box[3])) return false
    at += 3
  }
  return true
}
