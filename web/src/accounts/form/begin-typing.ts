/** Ref of what has just appeared: it comes into view whole, and its first empty field, or else a button, takes focus. */
export function beginTyping(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' })
  focusFirst(part)
}

/** The same for what fills a dialog: its heading stays in view, however small the screen is. */
export function beginAtTop(part: HTMLElement | null): void {
  const dialog = part?.closest('[role="dialog"]')
  if (dialog) dialog.scrollTop = 0
  focusFirst(part)
}

function focusFirst(part: HTMLElement | null): void {
  const fields = [...(part?.querySelectorAll('input') ?? [])]
  const first =
    fields.find(({ value }) => value === '') ?? fields[0] ?? part?.querySelector('button')
  first?.focus({ preventScroll: true })
}
