import type { PaperDocument } from '@tessera/engine'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isOverlayEntry, uncovered } from './overlay-history.ts'
import { forgetPlace, keepPlace, placeAt, savePlaces, scrollToPlace } from './places.ts'
import type { View } from './toolbar.tsx'

/**
 * Jumps within a paper as steps of the browser's history, as links within a page are everywhere: Back leads to where
 * one was reading and gives the focus back, Forward to where one went on, and a reload leaves one there.
 */
export function useSteps(page: {
  article: RefObject<HTMLElement | null>
  view: View
  setView: (view: View) => void
  text: PaperDocument | null
  /** The text is there, or what stands in its place. */
  isThere: boolean
  /** A step is come back to. */
  onStep: () => void
  /** An address is opened at which nobody has read yet. */
  onArrive: () => void
}) {
  const { article, text, isThere } = page
  const latest = useRef(page)
  latest.current = page
  const here = useRef('')
  const focused = useRef(new Map<string, Element | null>())
  const stop = useRef(() => {})

  const keep = useCallback(() => {
    if (article.current) keepPlace(here.current, article.current, latest.current.view)
  }, [article])

  /** To where this step was read; an address at which nobody has read yet is arrived at. */
  const come = useCallback(() => {
    stop.current()
    const step = stepHere()
    here.current = step
    const place = placeAt(step)
    const { view, setView, onStep, onArrive } = latest.current
    if (!place || !article.current) return onArrive()
    onStep()
    if (place.view !== view) flushSync(() => setView(place.view))
    stop.current = scrollToPlace(article.current, place, () => {
      forgetPlace(step)
      const before = focused.current.get(step)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    })
  }, [article])

  useLayoutEffect(() => {
    const path = location.pathname
    here.current = stepHere()
    if (!placeAt(here.current)) scrollTo({ top: 0, behavior: 'instant' })
    const follow = () => {
      // The panel and dialogs over the text are steps at the same place.
      if (location.pathname !== path || history.state?.[mark] === here.current) return
      keep()
      focused.current.set(here.current, document.activeElement)
      come()
    }
    const save = () => {
      keep()
      savePlaces()
    }
    addEventListener('popstate', follow)
    addEventListener('pagehide', save)
    return () => {
      stop.current()
      keep()
      removeEventListener('popstate', follow)
      removeEventListener('pagehide', save)
    }
  }, [keep, come])

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another text the address is arrived at anew
  useEffect(() => {
    if (!isThere) return
    // After the first paint, when there is something to scroll.
    const frame = requestAnimationFrame(come)
    return () => cancelAnimationFrame(frame)
  }, [isThere, text, come])

  /** To be called before anything moves: Back leads to what is seen now. */
  const leave = useCallback(() => {
    stop.current()
    keep()
    focused.current.set(here.current, document.activeElement)
  }, [keep])

  /** Adds the step; the same address twice is one, as with any link. @param hash with its `#` */
  const go = useCallback((hash: string) => {
    if (new URL(hash, location.href).hash === location.hash && !isOverlayEntry()) return
    here.current = newStep()
    history.pushState({ ...history.state, ...uncovered, [mark]: here.current }, '', hash)
  }, [])

  return { leave, go }
}

/** Under which an entry of the browser's history tells which step of a paper's page it is. */
const mark = 'step'

const newStep = () => Math.random().toString(36).slice(2)

/** The step at which the history stands; an entry that has none, of a link or an address typed, is given one. */
function stepHere(): string {
  const known: unknown = history.state?.[mark]
  if (typeof known === 'string') return known
  const step = newStep()
  history.replaceState({ ...history.state, [mark]: step }, '')
  return step
}
