import { useCallback, useEffect, useState } from 'react'

const mark = 'isPanelOpen'

/** What an entry of the history tells when the panel covers nothing at it. */
export const uncovered = { [mark]: false }

/** True when the page stands at an entry of the browser's history that shows the panel over the text. */
export const isOverlayEntry = (): boolean => history.state?.[mark] === true

/**
 * The panel over the text of small screens, as a step of the browser's history: Back closes it, and
 * after a jump, which is a step of its own, Back opens it again.
 */
export function useOverlayHistory() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const follow = () => setOpen(isOverlayEntry())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const open = useCallback(() => {
    if (!isOverlayEntry()) history.pushState({ ...history.state, [mark]: true }, '', location.href)
    setOpen(true)
  }, [])
  /** Goes back to before it was opened. */
  const close = useCallback(() => {
    setOpen(false)
    if (isOverlayEntry()) history.back()
  }, [])
  /** Makes way for the text. */
  const leave = useCallback(() => setOpen(false), [])
  return { isOpen, open, close, leave }
}
