import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface BadgeProps {
  tone?: 'accent' | 'caution' | 'quiet' | 'danger' | 'good'
  icon?: IconName
  /** With an address the badge is a link to another site. */
  href?: string
  children: ReactNode
}

export function Badge({ tone, icon, href, children }: BadgeProps) {
  const className = `badge${tone ? ` badge--${tone}` : ''}`
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  )
  if (href === undefined) return <span className={className}>{content}</span>
  return (
    <a className={className} href={href} rel="noopener noreferrer" target="_blank">
      {content}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
