import type { FacetCounts, SearchFilters } from '@tessera/contract'
import { type FormEvent, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { YearBars } from './year-bars.tsx'

const availabilities = {
  openAccess: 'Open access',
  fullText: 'Full text here',
  code: 'Has code',
  data: 'Has data',
} as const

interface FacetRailProps {
  counts: FacetCounts
  filters: SearchFilters
  onChange: (filters: SearchFilters) => void
}

/** Filters over all that was found, each with how many papers it is about; they stand in the address. */
export function FacetRail({ counts, filters, onChange }: FacetRailProps) {
  const box = (
    name: keyof typeof availabilities | 'hideRetracted',
    label: string,
    count: number,
  ) => (
    <label className="check" key={name}>
      <input
        type="checkbox"
        checked={filters[name] !== undefined}
        onChange={({ target }) =>
          onChange({ ...filters, [name]: target.checked ? '1' : undefined })
        }
      />
      {label}
      <span className="num">{count.toLocaleString('en')}</span>
    </label>
  )
  return (
    <section className="facets is-open" id="facets" aria-label="Filters">
      <div className="facets__head">
        <h2 className="facets__title">Filters</h2>
        {Object.keys(filters).length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onChange({})}>
            Clear
          </Button>
        )}
      </div>
      <fieldset className="facet">
        <legend>Year</legend>
        <YearBars years={counts.years} from={filters.from} to={filters.to} />
        <div className="pair">
          <YearField
            label="From"
            value={filters.from}
            onChange={(from) => onChange({ ...filters, from })}
          />
          <span aria-hidden="true">to</span>
          <YearField
            label="To"
            value={filters.to}
            onChange={(to) => onChange({ ...filters, to })}
          />
        </div>
      </fieldset>
      <fieldset className="facet">
        <legend>Availability</legend>
        {Object.entries(availabilities).map(([name, label]) =>
          box(
            name as keyof typeof availabilities,
            label,
            counts[name as keyof typeof availabilities],
          ),
        )}
      </fieldset>
      <fieldset className="facet">
        <legend>Venue</legend>
        <TextField
          label="Part of the venue's name"
          value={filters.venue ?? ''}
          onChange={(venue) => onChange({ ...filters, venue: venue.trim() || undefined })}
        />
      </fieldset>
      <fieldset className="facet">
        <legend>Integrity</legend>
        {box('hideRetracted', 'Hide retracted', counts.retracted)}
      </fieldset>
    </section>
  )
}

interface YearFieldProps {
  label: string
  value: number | undefined
  onChange: (year: number | undefined) => void
}

/** Takes a year once it is one: with Enter, or when the reader goes on. */
function YearField({ label, value, onChange }: YearFieldProps) {
  return (
    <TextField
      label={`${label} year`}
      placeholder={label}
      inputMode="numeric"
      value={value === undefined ? '' : String(value)}
      onChange={(text) => {
        if (text.trim() === '') onChange(undefined)
        else if (/^[12]\d{3}$/.test(text.trim())) onChange(Number(text))
      }}
    />
  )
}

interface TextFieldProps {
  label: string
  value: string
  placeholder?: string
  inputMode?: 'numeric'
  onChange: (text: string) => void
}

function TextField({ label, value, placeholder, inputMode, onChange }: TextFieldProps) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text'))
    if (text !== value) onChange(text)
  }
  return (
    <form onSubmit={submit} onBlur={(event) => event.currentTarget.requestSubmit()}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        // A filter that was taken away empties the field.
        key={value}
        name="text"
        autoComplete="off"
        defaultValue={value}
        {...(placeholder ? { placeholder } : {})}
        {...(inputMode ? { inputMode } : {})}
      />
    </form>
  )
}
