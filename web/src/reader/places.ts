import { firstBelowTop } from '../ui/math/drawn-formulas.ts'
import type { View } from './toolbar.tsx'

/** Where somebody reads. What stands above it may have other heights when they come back: it is told by an element. */
export interface Place {
  readonly view: View
  /** Selects, in the main view, what was first in the window; null for the whole article. */
  readonly at: string | null
  /** CSS pixels from the window's top to its own. */
  readonly top: number
}

const storageKey = 'reading-places'
/** An old history has more steps than anybody goes back. */
const mostKept = 200
/** A PDF may have to be opened anew before its pages stand. */
const longestMs = 5_000
/** What is drawn once it is in sight finds its height within so many frames. */
const alignments = 3

/** By the steps of this tab's history; kept when the page is loaded anew. */
const places = new Map<string, Place>(readPlaces())

export const placeAt = (step: string): Place | undefined => places.get(step)

/** Once it is reached: whoever reads on is somewhere else. */
export const forgetPlace = (step: string): boolean => places.delete(step)

/** Remembers where the article stands in the window now. */
export function keepPlace(step: string, article: HTMLElement, view: View): void {
  const { element } = firstBelowTop({ current: article }, '.main-view :is([id], [data-page])')
  const { top } = (element ?? article).getBoundingClientRect()
  places.delete(step)
  places.set(step, { view, at: element ? selectorOf(element) : null, top })
}

/** For when the page is loaded anew. */
export function savePlaces(): void {
  sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-mostKept)))
}

/**
 * Scrolls to where somebody read, as soon as that is there and while heights settle.
 * @param onThere called once, when it is reached
 * @returns gives up
 */
export function scrollToPlace(
  article: HTMLElement,
  { at, top }: Place,
  onThere: () => void,
): () => void {
  const end = performance.now() + longestMs
  let missing = alignments
  let frame = 0
  const align = () => {
    const element = at === null ? article : article.querySelector(`.main-view ${at}`)
    if (element) {
      scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
      if (--missing === 0) return onThere()
    }
    if (performance.now() < end) frame = requestAnimationFrame(align)
  }
  align()
  return () => cancelAnimationFrame(frame)
}

const selectorOf = ({ id, dataset }: HTMLElement) =>
  id === '' ? `[data-page="${dataset.page}"]` : `#${CSS.escape(id)}`

function readPlaces(): [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    // Cut short, or forbidden: then nothing is remembered.
    return []
  }
}
