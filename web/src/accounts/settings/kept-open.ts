import { createContext, useContext, useEffect, useState } from 'react'

/** What is done in the place of leaving, of each part that would lose something; empty when none would. */
type Keepers = Set<() => void>

export const KeptOpen = createContext<Keepers>(new Set())

/** For a dialog whose content may have to be kept: `unlessKept` does what leaves it, or reminds of what would be lost. */
export function useKeepers() {
  const [keepers] = useState<Keepers>(() => new Set())
  return { keepers, unlessKept: (leave: () => void) => leaveUnlessKept(keepers, leave) }
}

/** The same for a part of such a dialog that can be left by itself. */
export function useUnlessKept(): (leave: () => void) => void {
  const keepers = useContext(KeptOpen)
  return (leave) => leaveUnlessKept(keepers, leave)
}

function leaveUnlessKept(keepers: Keepers, leave: () => void): void {
  if (keepers.size === 0) leave()
  for (const remind of keepers) remind()
}

/** Keeps the dialog around open while `isKept`; whoever would leave it gets `remind`. */
export function useKeptOpen(isKept: boolean, remind: () => void): void {
  const keepers = useContext(KeptOpen)
  useEffect(() => {
    if (!isKept) return
    keepers.add(remind)
    return () => {
      keepers.delete(remind)
    }
  })
}

/** Keeps it open while something is being sent: what the answer brings would be lost. The button says that it is busy. */
export function useKeptWhileSending(isSending: boolean): void {
  useKeptOpen(isSending, () => {})
}
