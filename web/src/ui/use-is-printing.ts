import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isUnderWay = false

/** True while the browser prints the page; what is shown for that alone is there when it takes its picture. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    follow,
    () => isUnderWay,
    () => false,
  )
}

function follow(changed: () => void): () => void {
  const tell = (is: boolean) => {
    isUnderWay = is
    changed()
  }
  // The browser takes its picture of the page as soon as the event has been heard.
  const print = () => flushSync(() => tell(true))
  const printed = () => tell(false)
  addEventListener('beforeprint', print)
  addEventListener('afterprint', printed)
  return () => {
    removeEventListener('beforeprint', print)
    removeEventListener('afterprint', printed)
  }
}
