import { useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** Under which an entry of the browser's history tells how many dialogs stand open at it. */
const mark = 'openDialogs'
/** A step that the browser gives up is told by nothing. */
const longestStepMs = 1_000

interface OpenDialog {
  readonly close: () => void
}

/** The uppermost is the last. */
const open: OpenDialog[] = []
/** When the history stands where the open dialogs want it. */
let settled: Promise<void> = Promise.resolve()
let isStepping = false

/**
 * Makes an open dialog a step of the browser's history: Back closes it and leaves the page as it is, unless `close`
 * keeps it open. Whatever else closes it takes the step back.
 */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useLayoutEffect(() => {
    const dialog = { close: () => latest.current() }
    open.push(dialog)
    settle()
    addEventListener('popstate', follow)
    return () => {
      open.splice(open.indexOf(dialog), 1)
      settle()
    }
  }, [])
}

/** Adds the step of a dialog that is about to open. @param told what its entry tells besides, also after a reload */
export function pushDialogEntry(told: Record<string, unknown> = {}): void {
  history.pushState({ ...history.state, ...told, [mark]: depthHere() + 1 }, '', location.href)
}

/** After a reload: of the dialogs that stood open nothing is left but their steps, of which Back would show nothing. */
export const leaveOldSteps = (): void => settle()

/** Closes a dialog. Then the history stands where it was opened: whatever comes next comes after that page. */
export function afterClosing(close: () => void): Promise<void> {
  flushSync(close)
  return settled
}

const depthHere = (): number => history.state?.[mark] ?? 0

/** Once a dialog has given way to the next, which takes over its step. */
function settle(): void {
  settled = settled.then(async () => {
    const surplus = depthHere() - open.length
    if (surplus > 0) await goBack(surplus)
    for (let missing = -surplus; missing > 0; missing--) pushDialogEntry()
  })
}

async function goBack(steps: number): Promise<void> {
  isStepping = true
  await new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    setTimeout(resolve, longestStepMs)
    history.go(-steps)
  })
  isStepping = false
}

function follow(): void {
  const dialog = open.at(-1)
  if (isStepping || !dialog || depthHere() >= open.length) return
  flushSync(dialog.close)
  // Something in it is not saved yet.
  if (open.includes(dialog)) history.forward()
}
