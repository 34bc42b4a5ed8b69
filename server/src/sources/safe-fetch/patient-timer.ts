/**
 * Runs `work` when `ms` milliseconds have passed, but not before what has arrived by then was read: a process that was
 * kept busy does not take its own delay for another's (the timers of an event loop run before it reads).
 * @returns what stops it
 */
export function startPatientTimer(work: () => void, ms: number): () => void {
  let last: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    last = setImmediate(work)
  }, ms)
  return () => {
    clearTimeout(timer)
    clearImmediate(last)
  }
}
