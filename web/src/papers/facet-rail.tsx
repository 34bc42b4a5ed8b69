import type { PaperCard } from '@tessera/contract'
import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import {
  type Availability,
  availabilities,
  type Facets,
  hasAvailability,
  isNarrowed,
  noFacets,
} from './facets.ts'

interface FacetRailProps {
  papers: readonly PaperCard[]
  facets: Facets
  onChange: (facets: Facets) => void
}

/** Filters over the results that are loaded, each with how many of them it would keep. */
export function FacetRail({ papers, facets, onChange }: FacetRailProps) {
  return (
    <section className="facets is-open" id="facets" aria-label="Filters">
      <div className="facets__head">
        <h2 className="facets__title">Filters</h2>
        {isNarrowed(facets) && (
          <Button variant="ghost" size="sm" onClick={() => onChange(noFacets)}>
            Clear
          </Button>
        )}
      </div>
      <fieldset className="facet">
        <legend>Year</legend>
        <div className="pair">
          <YearField
            label="From"
            value={facets.from}
            onChange={(from) => onChange({ ...facets, from })}
          />
          <span aria-hidden="true">to</span>
          <YearField label="To" value={facets.to} onChange={(to) => onChange({ ...facets, to })} />
        </div>
      </fieldset>
      <fieldset className="facet">
        <legend>Availability</legend>
        {(Object.keys(availabilities) as Availability[]).map((wanted) => (
          <label className="check" key={wanted}>
            <input
              type="checkbox"
              checked={facets.has.has(wanted)}
              onChange={() => onChange({ ...facets, has: toggled(facets.has, wanted) })}
            />
            {availabilities[wanted]}
            <span className="num">
              {papers.filter((paper) => hasAvailability(paper, wanted)).length}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

interface YearFieldProps {
  label: string
  value: number | null
  onChange: (year: number | null) => void
}

function YearField({ label, value, onChange }: YearFieldProps) {
  const id = useId()
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        type="number"
        inputMode="numeric"
        placeholder={label}
        value={value ?? ''}
        onChange={(event) =>
          onChange(event.target.value === '' ? null : event.target.valueAsNumber)
        }
      />
    </>
  )
}

function toggled(has: ReadonlySet<Availability>, wanted: Availability): Set<Availability> {
  const next = new Set(has)
  if (!next.delete(wanted)) next.add(wanted)
  return next
}
