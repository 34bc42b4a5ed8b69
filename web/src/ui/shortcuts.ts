import { useEffect, useRef, useSyncExternalStore } from 'react'

const storageKey = 'single-key-shortcuts'
const listeners = new Set<() => void>()

/** Whether letters alone do something (WCAG 2.1.4 asks for a way to switch that off). Remembered. */
export function useSingleKeyShortcuts(): [boolean, (areOn: boolean) => void] {
  const areOn = useSyncExternalStore(subscribe, singleKeysAreOn, () => true)
  return [areOn, setSingleKeyShortcuts]
}

/**
 * Calls `handler` when the key is pressed anywhere but in a field that takes text.
 * A letter or sign ('e', '?') keeps quiet while single keys are switched off; 'Escape' always works;
 * 'mod+k' is Ctrl or Cmd with K and works inside fields too.
 */
export function useShortcut(shortcut: string, handler: () => void, isActive = true): void {
  const latest = useRef(handler)
  latest.current = handler
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matches(event, shortcut)) return
      if (shortcut !== 'Escape') event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [shortcut, isActive])
}

function matches(event: KeyboardEvent, shortcut: string): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  if (shortcut.startsWith('mod+'))
    return isCommand && !event.altKey && event.key.toLowerCase() === shortcut.slice(4)
  if (isCommand || event.altKey || takesText(event.target)) return false
  if (shortcut === 'Escape') return event.key === 'Escape'
  return singleKeysAreOn() && event.key.toLowerCase() === shortcut
}

const textless = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'reset'])

function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !textless.has(target.type)
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)
}

function singleKeysAreOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

function setSingleKeyShortcuts(areOn: boolean): void {
  localStorage.setItem(storageKey, areOn ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
