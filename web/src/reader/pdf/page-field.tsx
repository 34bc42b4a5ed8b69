import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'

interface PageFieldProps {
  /** The page that is seen; the first one is 1. */
  current: number
  count: number
  onGo: (number: number) => void
}

/** "Page [3] of 12": Enter leads to the page that was typed. What names no page goes back to the one that is seen. */
export function PageField({ current, count, onGo }: PageFieldProps) {
  const id = useId()
  /** What is being typed; null while nobody types. */
  const [draft, setDraft] = useState<string | null>(null)
  const forget = () => setDraft(null)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const number = pageOf(draft ?? '', count)
    if (number !== null) onGo(number)
    forget()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') forget()
  }
  return (
    <form className="page-field num" onSubmit={go}>
      <label htmlFor={id}>Page</label>
      <input
        className="input"
        id={id}
        aria-describedby={`${id}of`}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        style={{ width: `calc(${String(count).length}ch + 1.5rem)` }}
        value={draft ?? current}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={forget}
      />
      <span id={`${id}of`}>of {count}</span>
    </form>
  )
}

/** The page that digits name; null when there is none of that number. */
function pageOf(typed: string, count: number): number | null {
  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : 0
  return number >= 1 && number <= count ? number : null
}
