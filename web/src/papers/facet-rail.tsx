import type { FacetCounts, SearchFilters } from '@tessera/contract'
import type { FormEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { FilterField, useFilterForm } from './filter-field.tsx'
import { YearBars } from './year-bars.tsx'
import { YearFields } from './year-fields.tsx'

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
        <YearFields years={filters} onChange={(years) => onChange({ ...filters, ...years })} />
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
        <VenueField
          venue={filters.venue ?? ''}
          onChange={(venue) => onChange({ ...filters, venue })}
        />
      </fieldset>
      <fieldset className="facet">
        <legend>Integrity</legend>
        {box('hideRetracted', 'Hide retracted', counts.retracted)}
      </fieldset>
    </section>
  )
}

/** Takes a part of a venue's name with Enter, or when the reader goes on. */
function VenueField({
  venue,
  onChange,
}: {
  venue: string
  onChange: (venue: string | undefined) => void
}) {
  const form = useFilterForm(venue)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('venue')).trim()
    if (text !== venue) onChange(text || undefined)
  }
  return (
    <form ref={form} onSubmit={submit} onBlur={(event) => event.currentTarget.requestSubmit()}>
      <FilterField label="Part of the venue's name" name="venue" defaultValue={venue} />
    </form>
  )
}
