import { type RefObject, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShortcut } from '../ui/shortcuts.ts'
import { toast } from '../ui/toast.ts'
import { useOverlayHistory } from './overlay-history.ts'
import { useOverlay } from './use-overlay.ts'

/** Below this width the panel covers the text instead of standing beside it. */
export const coversText = () => innerWidth < 960

/** The panel beside the text, or over it on small screens: whether it is there, and the ways to it and from it. */
export function useEvidencePanel(page: RefObject<HTMLElement | null>) {
  const [isHidden, setHidden] = useState(false)
  const { isOpen: isOverlay, open: openOverlay, close, leave } = useOverlayHistory()
  useOverlay(isOverlay)

  const toggle = useCallback(() => {
    if (coversText()) return isOverlay ? close() : openOverlay()
    setHidden(!isHidden)
    toast({
      title: isHidden ? 'Evidence panel shown' : 'Evidence panel hidden',
      description: "Press 'E' to toggle visibility",
    })
  }, [isHidden, isOverlay, openOverlay, close])
  useShortcut('e', toggle)

  /** It is there when this returns. */
  const open = () => flushSync(() => (coversText() ? openOverlay() : setHidden(false)))
  /** Opens it, with the keyboard on its tabs. */
  const focus = () => {
    open()
    page.current?.querySelector<HTMLElement>('.ev-panel [aria-selected="true"]')?.focus()
  }
  return { isHidden, isOverlay, toggle, open, focus, close, leave }
}
