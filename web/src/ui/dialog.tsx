import { Dialog as Radix } from 'radix-ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { useBackCloses } from './dialog-history.ts'
import { useFocusReturn } from './focus-return.ts'
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
  /** Selects what takes focus afterwards where what had it before is gone. */
  elsewhere?: string
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
  elsewhere,
}: DialogProps) {
  const manners = useDialogManners(() => onOpenChange(false), elsewhere)
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog__scrim" />
        <Radix.Content
          className={`dialog dialog--modal ${className}`.trim()}
          {...manners}
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

/**
 * How every dialog closes: by Back, too; focus returns, and one Escape is enough though a notification, which would
 * take the first one for itself, stands above. @param elsewhere selects what takes focus where what had it before is gone
 */
export function useDialogManners(close: () => void, elsewhere?: string) {
  useBackCloses(close)
  return {
    onCloseAutoFocus: useFocusReturn(elsewhere),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    },
  }
}
