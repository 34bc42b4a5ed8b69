import type { Area } from './ink.ts'

/** Colours and painted areas of a page, kept only as far as they decide whether text can be seen. */

export type Colour = readonly [red: number, green: number, blue: number]

export const black: Colour = [0, 0, 0]
export const white: Colour = [255, 255, 255]

/** `#rrggbb` as pdf.js writes it; null for patterns and anything else whose look is unknown. */
export function colourOf(value: unknown): Colour | null {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return null
  const bits = Number.parseInt(value.slice(1), 16)
  return [bits >> 16, (bits >> 8) & 255, bits & 255]
}

interface Painted extends Area {
  /** null: an image, a pattern or a shading. */
  readonly colour: Colour | null
}

// A vector drawing has thousands of areas; only the latest can matter to text drawn after them.
const rememberedAreas = 400

const holds = ({ x0, y0, x1, y1 }: Area, x: number, y: number) =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1

const around = (one: Area, other: Area): Area => ({
  x0: Math.min(one.x0, other.x0),
  y0: Math.min(one.y0, other.y0),
  x1: Math.max(one.x1, other.x1),
  y1: Math.max(one.y1, other.y1),
})

/** What lies on the paper so far. Starts white. */
export function createBackground() {
  const areas: Painted[] = []
  /** A box around all of them: most text lies outside of it. */
  let reach: Area = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  return {
    paint(area: Painted): void {
      // A place that is no number is nowhere.
      if (!(area.x0 <= area.x1 && area.y0 <= area.y1)) return
      reach = around(reach, area)
      if (areas.length >= rememberedAreas) areas.shift()
      areas.push(area)
    },
    /** The colour under a point, thin rules apart; null when an image or pattern lies there. */
    at(x: number, y: number, thinnest: number): Colour | null {
      if (!holds(reach, x, y)) return white
      for (let index = areas.length - 1; index >= 0; index--) {
        const area = areas[index] as Painted
        const isRule = area.y1 - area.y0 < thinnest || area.x1 - area.x0 < thinnest
        if (!isRule && holds(area, x, y)) return area.colour
      }
      return white
    },
  }
}

/** True when nobody could tell the two apart on paper. */
export function looksAlike(a: Colour, b: Colour): boolean {
  return isClose(a[0], b[0]) && isClose(a[1], b[1]) && isClose(a[2], b[2])
}

const isClose = (one: number, other: number) => Math.abs(one - other) <= 10
