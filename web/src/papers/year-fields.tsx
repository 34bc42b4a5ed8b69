import type { SearchFilters } from '@tessera/contract'
import { type FocusEvent, useId, useState } from 'react'
import { FilterField, useFilterForm } from './filter-field.tsx'

type Years = Pick<SearchFilters, 'from' | 'to'>

/** The first and the last year, taken together: with Enter, or when the reader goes on. What is wrong is said. */
export function YearFields({
  years,
  onChange,
}: {
  years: Years
  onChange: (years: { from: number | undefined; to: number | undefined }) => void
}) {
  const [problem, setProblem] = useState<string | null>(null)
  const note = useId()
  const form = useFilterForm(`${years.from} ${years.to}`)
  function take(filled: HTMLFormElement, isAmongThem: boolean): void {
    const typed = new FormData(filled)
    const [from, to] = [yearIn(typed.get('from')), yearIn(typed.get('to'))]
    const found = problemOf(from, to)
    // Who goes on to the other year may be about to put it right.
    if (!isAmongThem || found === null) setProblem(found)
    if (found !== null || (from === years.from && to === years.to)) return
    onChange({ from, to })
  }
  const field = (name: keyof Years, label: string) => (
    <FilterField
      label={`${label} year`}
      name={name}
      placeholder={label}
      inputMode="numeric"
      defaultValue={years[name] ?? ''}
      {...(problem && { 'aria-invalid': true, 'aria-describedby': note })}
    />
  )
  return (
    <form
      ref={form}
      onReset={() => setProblem(null)}
      onSubmit={(event) => {
        event.preventDefault()
        take(event.currentTarget, false)
      }}
      onBlur={(event: FocusEvent<HTMLFormElement>) =>
        take(event.currentTarget, event.currentTarget.contains(event.relatedTarget))
      }
    >
      <div className="pair">
        {field('from', 'From')}
        <span aria-hidden="true">to</span>
        {field('to', 'To')}
      </div>
      {/* Enter sends a form of several fields only where a button stands in it. */}
      <button type="submit" hidden />
      <p className="field__error" id={note} role="status" hidden={problem === null}>
        {problem}
      </p>
    </form>
  )
}

/** Undefined for none, not a number for what is no year. */
function yearIn(typed: FormDataEntryValue | null): number | undefined {
  const text = String(typed ?? '').trim()
  if (text === '') return undefined
  return /^[12]\d{3}$/.test(text) ? Number(text) : Number.NaN
}

function problemOf(from: number | undefined, to: number | undefined): string | null {
  if (Number.isNaN(from) || Number.isNaN(to)) return 'Enter a year such as 2019.'
  if (from !== undefined && to !== undefined && from > to)
    return 'The first year is after the last.'
  return null
}
