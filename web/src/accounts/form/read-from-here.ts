/** Ref of what has just appeared to be read: its beginning comes into view and takes focus, since what was pressed is gone. */
export function readFromHere(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}
