/** Ref of what has just appeared: it comes into view whole, and its first empty field, or else a button, takes focus. */
export function beginTyping(part: HTMLElement | null): void {
  if (!part) return
  part.scrollIntoView({ block: 'nearest' })
  const fields = [...part.querySelectorAll('input')]
  const first =
    fields.find(({ value }) => value === '') ?? fields[0] ?? part.querySelector('button')
  first?.focus({ preventScroll: true })
}
