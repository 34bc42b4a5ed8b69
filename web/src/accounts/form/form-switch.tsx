import type { ReactNode } from 'react'

/** Under a form: the way to another one. */
export function FormSwitch({
  question,
  disabled = false,
  onClick,
  children,
}: {
  question?: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <p className="form__switch">
      {question}{' '}
      <button className="link" type="button" disabled={disabled} onClick={onClick}>
        {children}
      </button>
    </p>
  )
}
