import { clsx } from 'clsx'
import type { ComponentProps, SyntheticEvent } from 'react'

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Square; give it an `aria-label`. */
  iconOnly?: boolean
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(
  { variant = 'secondary', size = 'md', iconOnly = false }: ButtonLook,
  more?: string,
): string {
  return clsx(
    'btn',
    `btn--${variant}`,
    size !== 'md' && `btn--${size}`,
    iconOnly && 'btn--icon',
    more,
  )
}

const swallow = (event: SyntheticEvent) => event.preventDefault()

/** A button. While `busy` it shows that work is under way and takes no further click; it keeps focus, which one that is disabled loses. */
export function Button({
  variant,
  size,
  iconOnly,
  busy = false,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  const look = {
    ...(variant ? { variant } : {}),
    ...(size ? { size } : {}),
    ...(iconOnly ? { iconOnly } : {}),
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: swallow })}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
