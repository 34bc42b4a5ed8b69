import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface DialogProps {
  title: string
  /** One line under the title; also what a screen reader hears first. */
  description?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
  foot?: ReactNode
  className?: string
}

/** A modal dialog: focus stays inside, Escape and the scrim close it, focus returns afterwards. */
export function Dialog({
  title,
  description,
  isOpen,
  onOpenChange,
  children,
  foot,
  className = '',
}: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog__scrim" />
        <Radix.Content
          className={`dialog dialog--modal ${className}`.trim()}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="dialog__head">
            <div>
              <Radix.Title className="dialog__title">{title}</Radix.Title>
              {description && (
                <Radix.Description className="field__hint">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close className="btn btn--ghost btn--sm btn--icon" aria-label="Close">
              <Icon name="x" />
            </Radix.Close>
          </div>
          {children}
          {foot && <div className="dialog__foot">{foot}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
