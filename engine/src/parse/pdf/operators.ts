import type { Font } from './fonts.ts'
import { identity, toMatrix } from './matrix.ts'
import type { OperatorList, PdfOpener } from './opener.ts'
import { colourOf } from './paint.ts'
import type { Pen } from './pen.ts'
import type { Shapes } from './shapes.ts'
import type { Sight } from './sight.ts'

/** What a page's operators work on. */
export interface Desk {
  readonly pen: Pen
  readonly shapes: Shapes
  readonly sight: Sight
  readonly fontNamed: (name: string) => Font
  readonly isLayerShown: (group: unknown) => boolean
}

// biome-ignore lint/suspicious/noExplicitAny: pdf.js gives every operator its own shape of arguments
type Act = (args: any) => void

/** Runs operators until the page is done or the pen is full. */
export function runOperators(
  { fnArray, argsArray }: OperatorList,
  OPS: PdfOpener['OPS'],
  desk: Desk,
): void {
  const acts = actsOf(OPS, desk)
  for (let at = 0; at < fnArray.length && !desk.pen.isFull; at++) {
    const operator = fnArray[at] as number
    // An image that was left out leaves an empty "save, transform, restore" behind.
    if (acts.leaves.has(operator) && fnArray[at - 1] === OPS.transform)
      desk.shapes.paintPicture(desk.pen.state)
    acts.byOperator[operator]?.(argsArray[at])
  }
}

/** What each operator does, by its number, and which of them end what was saved; all others do nothing to text. */
function actsOf(
  OPS: PdfOpener['OPS'],
  { pen, shapes, sight, fontNamed, isLayerShown }: Desk,
): { readonly byOperator: readonly (Act | undefined)[]; readonly leaves: ReadonlySet<number> } {
  const fillsAndStrokes = [
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ]
  const fills = new Set([OPS.fill, OPS.eoFill, ...fillsAndStrokes])
  const outlines = new Set([OPS.stroke, OPS.closeStroke])
  const strokes = new Set([...outlines, ...fillsAndStrokes])
  /** The next path cuts off what is painted outside of it. */
  let isClipping = false
  /** What was transformed is not painted yet: an image that was left out stood here, if that is all. */
  let isBlank = false

  const save: Act = () => {
    isBlank = false
    pen.save()
  }
  const leave: Act = () => {
    if (isBlank) shapes.markPicture(pen.state)
    isBlank = false
    pen.restore()
  }
  const constructPath: Act = ([painting, path, box]) => {
    if (box) {
      if (fills.has(painting)) {
        if (pen.state.fillAlpha > 0.5) shapes.fill(box, isRectangle(path?.[0], box), pen.state)
      } else if (outlines.has(painting)) shapes.stroke(box, pen.state)
      shapes.mark(box, fills.has(painting), strokes.has(painting), pen.state)
    }
    if (isClipping && box) shapes.clip(box, pen.state)
    else isBlank = false
    isClipping = false
  }
  const setGState: Act = ([entries]) => {
    for (const [key, value] of entries) {
      if (key === 'ca') pen.state.fillAlpha = value
      else if (key === 'CA') pen.state.strokeAlpha = value
      else if (key === 'Font') pen.setFont(fontNamed(value[0]), value[1])
    }
  }
  const clip: Act = () => {
    isClipping = true
  }
  const openContent: Act = ([tag, group]) => {
    sight.openContent(tag === 'OC' && !isLayerShown(group))
  }

  const acts: Readonly<Record<string, Act>> = {
    save,
    restore: leave,
    beginGroup: (args) => {
      save(args)
      shapes.enterForm(args?.[0]?.bbox, pen.state)
    },
    endGroup: leave,
    paintFormXObjectBegin: (args) => {
      save(args)
      const [matrix, box] = args
      pen.transform(toMatrix(matrix))
      shapes.enterForm(box, pen.state)
      if (box) shapes.clip(box, pen.state)
    },
    paintFormXObjectEnd: leave,
    transform: (args) => {
      isBlank = true
      pen.transform(toMatrix(args))
    },
    beginText: () => pen.beginText(identity),
    setTextMatrix: ([matrix]) => pen.beginText(toMatrix(matrix)),
    moveText: ([x, y]) => pen.moveText(x, y),
    setLeadingMoveText: ([x, y]) => {
      pen.state.leading = y
      pen.moveText(x, y)
    },
    setLeading: ([leading]) => {
      pen.state.leading = -leading
    },
    nextLine: () => pen.moveText(0, pen.state.leading),
    setCharSpacing: ([spacing]) => {
      pen.state.charSpacing = spacing
    },
    setWordSpacing: ([spacing]) => {
      pen.state.wordSpacing = spacing
    },
    setHScale: ([percent]) => {
      pen.state.scale = percent / 100
    },
    setTextRise: ([rise]) => {
      pen.state.rise = rise
    },
    setTextRenderingMode: ([mode]) => {
      pen.state.renderMode = mode
    },
    setFont: ([name, size]) => pen.setFont(fontNamed(name), size),
    showText: ([items]) => {
      isBlank = false
      pen.showText(items)
    },
    setFillRGBColor: ([colour]) => {
      pen.state.fill = colourOf(colour)
    },
    setStrokeRGBColor: ([colour]) => {
      pen.state.stroke = colourOf(colour)
    },
    setFillColorN: () => {
      pen.state.fill = null
    },
    setStrokeColorN: () => {
      pen.state.stroke = null
    },
    setFillTransparent: () => {
      pen.state.fillAlpha = 0
    },
    setGState,
    constructPath,
    clip,
    eoClip: clip,
    shadingFill: () => {
      shapes.paintEverywhere()
      shapes.markShading(pen.state)
    },
    beginMarkedContent: openContent,
    beginMarkedContentProps: openContent,
    endMarkedContent: () => sight.closeContent(),
  }
  const byOperator: (Act | undefined)[] = []
  for (const [name, act] of Object.entries(acts)) byOperator[OPS[name] as number] = act
  return {
    byOperator,
    leaves: new Set([OPS.restore, OPS.endGroup, OPS.paintFormXObjectEnd] as number[]),
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
