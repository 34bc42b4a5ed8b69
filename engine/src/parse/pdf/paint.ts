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

/** What lies on the paper so far. Starts white. */
export function createBackground() {
  const areas: Painted[] = []
  return {
    paint(area: Painted): void {
      if (areas.length >= rememberedAreas) areas.shift()
      areas.push(area)
    },
    /** The colour under a point, thin rules apart; null when an image or pattern lies there. */
    at(x: number, y: number, thinnest: number): Colour | null {
      for (let index = areas.length - 1; index >= 0; index--) {
        const area = areas[index] as Painted
        const isRule = area.y1 - area.y0 < thinnest || area.x1 - area.x0 < thinnest
        if (!isRule && x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1)
          return area.colour
      }
      return white
    },
  }
}

/** True when nobody could tell the two apart on paper. */
export function looksAlike(a: Colour, b: Colour): boolean {
  return Math.max(...a.map((channel, index) => Math.abs(channel - (b[index] ?? 0)))) <= 10
}
