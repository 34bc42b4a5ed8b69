import { describeFont, type Font } from './fonts.ts'
import type { Area } from './ink.ts'
import { identity, type Matrix } from './matrix.ts'
import { black, type Colour } from './paint.ts'

/** PDF's graphics state as far as text needs it, the text state with it. */
export interface GraphicsState {
  /** User space to the page as shown. */
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
  /** null: a pattern. */
  fill: Colour | null
  stroke: Colour | null
  fillAlpha: number
  strokeAlpha: number
  /** Inside of a drawing that was placed as one piece. */
  drawn: boolean
  /** Nothing is seen outside of it, on the page as shown. */
  clip: Area
}

export const initialState = (transform: Matrix, clip: Area): GraphicsState => ({
  ctm: transform,
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
  clip,
})
