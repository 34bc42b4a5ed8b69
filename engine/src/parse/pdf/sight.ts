import type { Hidden } from './glyphs.ts'
import type { GraphicsState } from './graphics-state.ts'
import { type Colour, createBackground, looksAlike, white } from './paint.ts'

/** What of a page can be seen: what lies on the paper so far, and the layers that are switched off. */
export function createSight(page: { readonly width: number; readonly height: number }) {
  const background = createBackground()
  /** For every open marked content: does it hide what is inside? */
  const content: boolean[] = []
  let hiddenLayers = 0
  return {
    background,
    isLayerHidden: () => hiddenLayers > 0,
    openContent(hides: boolean): void {
      content.push(hides)
      if (hides) hiddenLayers++
    },
    closeContent(): void {
      if (content.pop()) hiddenLayers--
    },
    /** White on the paper is not seen; a pattern is. */
    isSeen: (colour: Colour | null, alpha: number): boolean =>
      alpha > 0.05 && hiddenLayers === 0 && !(colour && looksAlike(colour, white)),
    /** Why nobody can see text painted now; null when it can be seen. */
    hiddenAt(state: GraphicsState, x: number, y: number, size: number): Hidden | null {
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
    },
  }
}

export type Sight = ReturnType<typeof createSight>
