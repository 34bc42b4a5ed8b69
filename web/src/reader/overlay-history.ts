import { useCallback, useEffect, useState } from 'react'

const mark = 'isPanelOpen'

/** True when the page stands at an entry of the browser's history that shows the panel over the text. */
export const isOverlayEntry = (): boolean => history.state?.[mark] === true

/**
 * The panel over the text of small screens, as a step of the browser's history: Back closes it, and
 * after a jump Back opens it again.
 */
export function useOverlayHistory() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const follow = () => setOpen(isOverlayEntry())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const open = useCallback(() => {
    if (!isOverlayEntry()) push(true)
    setOpen(true)
  }, [])
  /** Goes back to before it was opened. */
  const close = useCallback(() => {
    setOpen(false)
    if (isOverlayEntry()) history.back()
  }, [])
  /** Goes on to the text, so that Back returns to the panel. */
  const leave = useCallback(() => {
    setOpen(false)
    if (isOverlayEntry()) push(false)
  }, [])
  return { isOpen, open, close, leave }
}

function push(isPanelOpen: boolean): void {
  history.pushState({ ...history.state, [mark]: isPanelOpen }, '', location.href)
}
