import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface NoticeProps {
  tone?: 'caution' | 'danger'
  /** `alert` is read out at once; `status` when the reader pauses. */
  role?: 'alert' | 'status'
  children: ReactNode
}

export function Notice({ tone, role, children }: NoticeProps) {
  return (
    <div className={`notice${tone ? ` notice--${tone}` : ''}`} {...(role ? { role } : {})}>
      <Icon name={tone ? 'alert' : 'info'} />
      <div>{children}</div>
    </div>
  )
}
