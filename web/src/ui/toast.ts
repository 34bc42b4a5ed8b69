import { useSyncExternalStore } from 'react'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string
  /** A destructive toast reports a failure and is read out at once. */
  readonly variant: 'default' | 'destructive'
  readonly action?: { label: string; onClick: () => void }
  /** What it says is to be seen on the page as well: it takes as little room as it can. */
  readonly isQuiet?: boolean
  readonly isOpen: boolean
}

/** How long a dismissed toast is kept before it is forgotten. */
const removalDelayMs = 1_000_000

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast. One is visible at a time: a new one takes the place of the old. @returns what `dismissToast` knows it by */
export function toast(content: {
  title: string
  description?: string
  variant?: Toast['variant']
  action?: Toast['action']
  isQuiet?: boolean
}): number {
  const { action, ...words } = content
  set({ variant: 'default', ...words, ...(action ? { action } : {}), id: ++lastId, isOpen: true })
  return lastId
}

/** Closes the toast; what it said stays until its removal. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return
  set({ ...current, isOpen: false })
  setTimeout(() => {
    if (current?.id === id) set(null)
  }, removalDelayMs)
}

/** The toast to show; null when there was none yet. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

function set(next: Toast | null): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
