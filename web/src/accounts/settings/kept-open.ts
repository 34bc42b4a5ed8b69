import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'

/** What is done in the place of leaving; null when nothing would be lost. */
type Keeper = RefObject<(() => void) | null>

export const KeptOpen = createContext<Keeper>({ current: null })

/** For a dialog whose content may have to be kept: `unlessKept` does what leaves it, or reminds of what would be lost. */
export function useKeeper() {
  const keeper: Keeper = useRef(null)
  const unlessKept = (leave: () => void) => (keeper.current ?? leave)()
  return { keeper, unlessKept }
}

/** Keeps the dialog around open while `isKept`; whoever would leave it gets `remind`. */
export function useKeptOpen(isKept: boolean, remind: () => void): void {
  const keeper = useContext(KeptOpen)
  useEffect(() => {
    keeper.current = isKept ? remind : null
    return () => {
      keeper.current = null
    }
  })
}
