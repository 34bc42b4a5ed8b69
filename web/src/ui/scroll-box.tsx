import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A box that scrolls sideways; a keyboard stop with a name only while there is something to scroll. */
export function ScrollBox({
  as: Tag = 'div',
  id,
  className,
  label,
  children,
}: {
  /** A span stands within a line. */
  as?: 'div' | 'span'
  id?: string
  className: string
  label: string
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement & HTMLSpanElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const watcher = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth + 1),
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return (
    <Tag
      ref={box}
      {...(id !== undefined && { id })}
      className={className}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {children}
    </Tag>
  )
}
