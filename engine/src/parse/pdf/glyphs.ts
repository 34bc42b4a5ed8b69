import { describeFont, type Font } from './fonts.ts'
import { compose, identity, type Matrix, toMatrix } from './matrix.ts'
import type { OperatorList, PdfOpener, PdfPage } from './opener.ts'
import { black, type Colour, colourOf, createBackground, looksAlike } from './paint.ts'

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
  /** Characters whose font does not say which letter they are. */
  readonly unmapped: number
  /** True when work stopped at the limit. */
  readonly truncated: boolean
}

// A dense page has 10,000 characters; a page with twenty times as many is a drawing or an attack.
const glyphsPerPage = 200_000
const stackDepth = 512
/** pdf.js: leave out form fields and comments. */
const noAnnotations = 0

interface State {
  ctm: Matrix
  textMatrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
  leading: number
  charSpacing: number
  wordSpacing: number
  scale: number
  rise: number
  renderMode: number
  size: number
  font: Font
  fill: Colour | null
  stroke: Colour | null
  fillAlpha: number
  strokeAlpha: number
  drawn: boolean
}

interface PdfGlyph {
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
  readonly vmetric?: readonly [number, number, number] | null
}

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
  return interpret(
    operators,
    OPS,
    { width, height, transform: toMatrix(transform) },
    fontNamed,
    isLayerShown,
  )
}

function interpret(
  { fnArray, argsArray }: OperatorList,
  OPS: PdfOpener['OPS'],
  page: { width: number; height: number; transform: Matrix },
  fontNamed: (name: string) => Font,
  isLayerShown: (group: unknown) => boolean,
): PageGlyphs {
  const glyphs: Glyph[] = []
  const background = createBackground()
  const stack: State[] = []
  /** For every open marked content: does it hide what is inside? */
  const content: boolean[] = []
  let hiddenLayers = 0
  let unmapped = 0
  let truncated = false
  let state: State = {
    ctm: page.transform,
    textMatrix: identity,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
    leading: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
    renderMode: 0,
    size: 0,
    font: describeFont(null),
    fill: black,
    stroke: black,
    fillAlpha: 1,
    strokeAlpha: 1,
    drawn: false,
  }

  const save = () => {
    if (stack.length < stackDepth) stack.push({ ...state })
  }
  const restore = () => {
    state = stack.pop() ?? state
  }
  const moveText = (x: number, y: number) => {
    state.x = state.lineX += x
    state.y = state.lineY += y
  }
  const paintArea = (box: ArrayLike<number>, colour: Colour | null) => {
    const [a, b, c, d, e, f] = state.ctm
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [box[0], box[1], box[2], box[3]]
    const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e]
    const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f]
    background.paint({
      x0: Math.min(...xs),
      x1: Math.max(...xs),
      y0: Math.min(...ys),
      y1: Math.max(...ys),
      colour,
    })
  }

  /** A form that fills less than half of the page is a drawing; larger ones hold whole pages. */
  const enterForm = (box: ArrayLike<number> | null | undefined) => {
    if (!box) return
    const [a, b, c, d] = state.ctm
    const width = ((box[2] ?? 0) - (box[0] ?? 0)) * Math.hypot(a, b)
    const height = ((box[3] ?? 0) - (box[1] ?? 0)) * Math.hypot(c, d)
    if (Math.abs(width * height) < page.width * page.height * 0.5) state.drawn = true
  }

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
    if (colour && Math.min(...colour) > 40) {
      // Dark text on dark ground is possible too, but black text is by far the most frequent: skip it.
      const behind = background.at(x, y)
      if (behind && looksAlike(colour, behind)) return 'colour'
    }
    return null
  }

  const showText = (items: readonly (PdfGlyph | number)[]) => {
    const { font, size, scale } = state
    const [a, b, c, d, e, f] = compose(state.ctm, state.textMatrix)
    const height = Math.abs(size) * Math.hypot(c, d) * font.em
    const widthUnit = size * font.unit
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
      let { x, y } = state
      let stepX = 0
      let stepY = 0
      let inkX = 0
      let inkY = 0
      if (font.vertical && item.vmetric) {
        inkY = item.vmetric[0] * widthUnit
        stepY = inkY - spacing
        y += state.rise
      } else {
        inkX = item.width * widthUnit * scale
        stepX = inkX + spacing * scale
        y += state.rise
      }
      const placeX = a * x + c * y + e
      const placeY = b * x + d * y + f
      const endX = placeX + a * inkX + c * inkY
      const endY = placeY + b * inkX + d * inkY
      const text = readable(item.unicode)
      if (text === null) unmapped++
      else
        glyphs.push({
          text,
          x: placeX,
          y: placeY,
          endX,
          endY,
          size: height,
          font,
          drawn: state.drawn,
          hidden: text === ' ' ? null : hiddenAt((placeX + endX) / 2, (placeY + endY) / 2, height),
        })
      state.x += stepX
      state.y += stepY
      x = state.x
    }
  }

  for (let index = 0; index < fnArray.length && !truncated; index++) {
    const args = argsArray[index]
    switch (fnArray[index]) {
      case OPS.save:
        save()
        break
      case OPS.beginGroup:
        save()
        enterForm(args?.[0]?.bbox)
        break
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd: {
        // An image that was left out leaves an empty "save, transform, restore" behind.
        if (fnArray[index - 1] === OPS.transform) paintArea([0, 0, 1, 1], null)
        restore()
        break
      }
      case OPS.paintFormXObjectBegin:
        save()
        state.ctm = compose(state.ctm, toMatrix(args[0]))
        enterForm(args[1])
        break
      case OPS.transform:
        state.ctm = compose(state.ctm, toMatrix(args))
        break
      case OPS.beginText:
        state.textMatrix = identity
        state.x = state.y = state.lineX = state.lineY = 0
        break
      case OPS.setTextMatrix:
        state.textMatrix = toMatrix(args[0])
        state.x = state.y = state.lineX = state.lineY = 0
        break
      case OPS.moveText:
        moveText(args[0], args[1])
        break
      case OPS.setLeadingMoveText:
        state.leading = args[1]
        moveText(args[0], args[1])
        break
      case OPS.setLeading:
        state.leading = -args[0]
        break
      case OPS.nextLine:
        moveText(0, state.leading)
        break
      case OPS.setCharSpacing:
        state.charSpacing = args[0]
        break
      case OPS.setWordSpacing:
        state.wordSpacing = args[0]
        break
      case OPS.setHScale:
        state.scale = args[0] / 100
        break
      case OPS.setTextRise:
        state.rise = args[0]
        break
      case OPS.setTextRenderingMode:
        state.renderMode = args[0]
        break
      case OPS.setFont:
        state.font = fontNamed(args[0])
        state.size = args[1]
        break
      case OPS.showText:
        showText(args[0])
        break
      case OPS.setFillRGBColor:
        state.fill = colourOf(args[0])
        break
      case OPS.setStrokeRGBColor:
        state.stroke = colourOf(args[0])
        break
      case OPS.setFillColorN:
        state.fill = null
        break
      case OPS.setStrokeColorN:
        state.stroke = null
        break
      case OPS.setFillTransparent:
        state.fillAlpha = 0
        break
      case OPS.setGState:
        for (const [key, value] of args[0]) {
          if (key === 'ca') state.fillAlpha = value
          else if (key === 'CA') state.strokeAlpha = value
          else if (key === 'Font') {
            state.font = fontNamed(value[0])
            state.size = value[1]
          }
        }
        break
      case OPS.constructPath: {
        const paint = args[0]
        const fills =
          paint === OPS.fill ||
          paint === OPS.eoFill ||
          paint === OPS.fillStroke ||
          paint === OPS.eoFillStroke ||
          paint === OPS.closeFillStroke ||
          paint === OPS.closeEOFillStroke
        if (fills && args[2] && state.fillAlpha > 0.5) paintArea(args[2], state.fill)
        break
      }
      case OPS.shadingFill:
        background.paint({ x0: 0, y0: 0, x1: page.width, y1: page.height, colour: null })
        break
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps: {
        const hides = args[0] === 'OC' && !isLayerShown(args[1])
        content.push(hides)
        if (hides) hiddenLayers++
        break
      }
      case OPS.endMarkedContent:
        if (content.pop()) hiddenLayers--
        break
    }
  }
  return { width: page.width, height: page.height, glyphs, unmapped, truncated }
}

/** A glyph's letters; ' ' for any space; null when the font does not say what it means. */
function readable(unicode: string): string | null {
  if (unicode === '') return null
  if (/^\s+$/.test(unicode) || unicode === '\u00a0') return ' '
  const code = unicode.codePointAt(0) ?? 0
  // Controls, the private use area, and the replacement character stand for "unknown".
  if (code < 32 || (code >= 0x7f && code < 0xa0)) return null
  if ((code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd || code >= 0xf0000) return null
  return unicode
}
