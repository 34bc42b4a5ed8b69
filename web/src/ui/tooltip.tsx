import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  useEffect,
  useId,
  useRef,
} from 'react'

/** Pointers that only pass by open nothing. */
const openMs = 700
/** Time to reach the tooltip itself, which stays while the pointer is on it (WCAG 1.4.13). */
const closeMs = 150
/** From the control, and from the window's edge. */
const gap = 6

/**
 * A short hint below a control, for a pointer that rests on it and for keyboard focus; Escape, a press and
 * leaving close it. The browser's own popover: it lies over everything and costs no library.
 */
export function Tooltip({
  label,
  children,
}: {
  label: string
  children: ReactElement<HTMLAttributes<HTMLElement>>
}) {
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  const timer = useRef(0)
  const wait = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, ms)
  }
  const close = () => {
    clearTimeout(timer.current)
    tip.current?.hidePopover?.()
  }
  const open = (control: HTMLElement) => {
    const box = tip.current
    if (!box?.showPopover) return
    box.showPopover()
    const { left, width, bottom } = control.getBoundingClientRect()
    const middle = left + (width - box.offsetWidth) / 2
    box.style.left = `${Math.max(gap, Math.min(middle, innerWidth - box.offsetWidth - gap))}px`
    box.style.top = `${bottom + gap}px`
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': id,
        onPointerEnter: ({ currentTarget, pointerType }) =>
          pointerType === 'mouse' && wait(() => open(currentTarget), openMs),
        onPointerLeave: () => wait(close, closeMs),
        onPointerDown: close,
        onFocus: ({ currentTarget }) =>
          currentTarget.matches(':focus-visible') && open(currentTarget),
        onBlur: close,
        onKeyDown: ({ key }) => key === 'Escape' && close(),
      })}
      <div
        ref={tip}
        id={id}
        className="tooltip tooltip--float"
        role="tooltip"
        popover="manual"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => wait(close, closeMs)}
      >
        {label}
      </div>
    </>
  )
}
