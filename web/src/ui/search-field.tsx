import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'

interface SearchFieldProps {
  /** What a screen reader calls the field. */
  label: string
  placeholder?: string
  initialValue?: string
  /** Hears of every keystroke. */
  onChange?: (value: string) => void
  /** Hears the trimmed text, and only when there is some. */
  onSubmit: (value: string) => void
  /** The page's centre: larger, with room for a button. */
  isHero?: boolean
  autoFocus?: boolean
  children?: ReactNode
}

/**
 * A search box. It is a real form with a real address, so that it works before any script has arrived.
 * The one that Ctrl or Cmd with K focuses is the first visible element with `data-search`.
 */
export function SearchField({
  label,
  placeholder = 'Search...',
  initialValue = '',
  onChange,
  onSubmit,
  isHero = false,
  autoFocus = false,
  children,
}: SearchFieldProps) {
  const [value, setValue] = useState(initialValue)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = value.trim()
    if (trimmed) onSubmit(trimmed)
  }
  return (
    <div className={isHero ? 'hero__search' : 'site-search'}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than browsers in use */}
      <form
        role="search"
        className={`search${isHero ? ' search--hero' : ''}`}
        action="/"
        onSubmit={submit}
      >
        <label htmlFor={id}>
          <Icon name="search" large={isHero} />
          <span className="sr-only">{label}</span>
        </label>
        <input
          className="search__input"
          id={id}
          type="search"
          name="q"
          data-search
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: asked for only on the landing page of a desktop
          autoFocus={autoFocus}
          onChange={(event) => {
            setValue(event.target.value)
            onChange?.(event.target.value)
          }}
        />
        <span aria-hidden="true" className="search__hint">
          <Kbd>{searchKeys()}</Kbd>
        </span>
        {children}
      </form>
    </div>
  )
}

/** Puts the cursor into a search box in the window, else into one that can be scrolled to. */
export function focusSearch(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-search]')].filter(
    (field) => field.checkVisibility?.({ visibilityProperty: true }) ?? true,
  )
  const inWindow = fields.find(isInWindow)
  const field = inWindow ?? fields[0]
  // What is in sight is no reason to move what is read: a browser scrolls for a field in a bar that sticks, too.
  field?.focus({ preventScroll: inWindow !== undefined })
  field?.select()
}

function isInWindow(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function searchKeys(): string {
  return typeof navigator !== 'undefined' && !/Mac|iPhone|iPad/.test(navigator.userAgent)
    ? 'Ctrl K'
    : '⌘K'
}
