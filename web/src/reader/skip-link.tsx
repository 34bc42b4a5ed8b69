import type { ReactNode } from 'react'

/** A way past what stands between, for the keyboard; seen only while it has the focus. */
export function SkipLink({
  href,
  onFollow,
  children,
}: {
  href: string
  onFollow: () => void
  children: ReactNode
}) {
  return (
    <a
      className="skip-link"
      href={href}
      onClick={(event) => {
        event.preventDefault()
        onFollow()
      }}
    >
      {children}
    </a>
  )
}
