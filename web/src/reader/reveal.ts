const pulseMs = 3000
interface Pulse {
  readonly elements: readonly Element[]
  readonly frame: number
  timer?: ReturnType<typeof setTimeout>
}
let pulsing: Pulse | undefined

/** Brings the first element to the middle of the window, pulses all of them, and moves the focus. */
export function reveal(elements: readonly HTMLElement[]): boolean {
  const first = elements[0]
  if (!first) return false
  bringToMiddle(first)
  pulse(elements)
  const focusable = elements.find((element) => element.tabIndex >= 0) ?? first
  focusable.focus({ preventScroll: true })
  return true
}

/** Ends a pulse before its time. */
export function stopPulse(): void {
  if (!pulsing) return
  cancelAnimationFrame(pulsing.frame)
  clearTimeout(pulsing.timer)
  for (const element of pulsing.elements) element.classList.remove('is-pulsing')
  pulsing = undefined
}

function pulse(elements: readonly HTMLElement[]): void {
  stopPulse()
  for (const element of elements) element.classList.add('is-pulsing')
  // Its time begins when it is seen: a page that is busy drawing shows it later than it is set.
  const begun: Pulse = {
    elements,
    frame: requestAnimationFrame(() => {
      begun.timer = setTimeout(stopPulse, pulseMs)
    }),
  }
  pulsing = begun
}

/** Near places are scrolled to, far ones jumped to: a long glide over a paper shows nothing. */
export function bringToMiddle(element: HTMLElement): void {
  // The title page is closed until something in it is looked for.
  element.closest('details')?.setAttribute('open', '')
  const far = Math.abs(element.getBoundingClientRect().top) > 3 * window.innerHeight
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  element.scrollIntoView({
    block: 'center',
    inline: 'nearest',
    behavior: far || still ? 'instant' : 'smooth',
  })
  // Blocks off the screen have a guessed height until they are seen; look again once they are.
  if (far)
    requestAnimationFrame(() => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}
