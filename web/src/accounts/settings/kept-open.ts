import { createContext, useContext, useEffect, useState } from 'react'

interface Keepers {
  /** What is done in the place of leaving, of each part that would lose something; empty when none would. */
  readonly reminders: Set<() => void>
  /** To be called when one came or went. */
  readonly changed: () => void
}

export const KeptOpen = createContext<Keepers>({ reminders: new Set(), changed: () => {} })

/** For a dialog whose content may have to be kept: `unlessKept` does what leaves it, or reminds of what would be lost. */
export function useKeepers() {
  const [isKept, setIsKept] = useState(false)
  const [keepers] = useState<Keepers>(() => {
    const reminders = new Set<() => void>()
    return { reminders, changed: () => setIsKept(reminders.size > 0) }
  })
  return { keepers, isKept, unlessKept: (leave: () => void) => leaveUnlessKept(keepers, leave) }
}

/** The same for a part of such a dialog that can be left by itself. */
export function useUnlessKept(): (leave: () => void) => void {
  const keepers = useContext(KeptOpen)
  return (leave) => leaveUnlessKept(keepers, leave)
}

function leaveUnlessKept({ reminders }: Keepers, leave: () => void): void {
  if (reminders.size === 0) leave()
  for (const remind of reminders) remind()
}

/** Keeps the dialog around open while `isKept`; whoever would leave it gets `remind`. */
export function useKeptOpen(isKept: boolean, remind: () => void): void {
  const { reminders, changed } = useContext(KeptOpen)
  useEffect(() => {
    if (!isKept) return
    reminders.add(remind)
    return () => {
      reminders.delete(remind)
    }
  })
  useEffect(() => {
    if (!isKept) return
    changed()
    return changed
  }, [isKept, changed])
}

/** Keeps it open while something is being sent: what the answer brings would be lost. The button says that it is busy. */
export function useKeptWhileSending(isSending: boolean): void {
  useKeptOpen(isSending, () => {})
}
