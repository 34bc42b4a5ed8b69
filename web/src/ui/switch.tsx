import type { ReactNode } from 'react'

interface SwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
  id?: string
  /** The key that does the same, as ARIA names it. */
  keyShortcut?: string
}

export function Switch({ isOn, onChange, children, id, keyShortcut }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        {...(id ? { id } : {})}
        {...(keyShortcut ? { 'aria-keyshortcuts': keyShortcut } : {})}
      />
      <span>{children}</span>
    </label>
  )
}
