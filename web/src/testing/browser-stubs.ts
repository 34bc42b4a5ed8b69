import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// On a busy machine a page takes its time, and the code of a screen longer: ten seconds once were too few.
configure({ asyncUtilTimeout: 60_000 })

// What jsdom does not have: layout, media queries, observers. Nothing here pretends that something happened.
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, {
  IntersectionObserver: SilentObserver,
  ResizeObserver: SilentObserver,
  scrollTo: () => {},
})
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
})

/** What `matchMedia` answers yes to; a test may add to it. */
export const matchingMedia = new Set<string>()

beforeEach(() => {
  matchingMedia.clear()
  localStorage.clear()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matchingMedia.has(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.className = ''
})
