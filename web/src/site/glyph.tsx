import type { EvidenceKind } from '../ui/evidence-kind.ts'

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Nine tiles, some of them lit: the sign of a feature. `lit` counts from the upper left, row by row. */
export function Glyph({ ev, lit }: { ev: EvidenceKind; lit: readonly number[] }) {
  return (
    <svg className="glyph" data-ev={ev} viewBox="0 0 28 28" aria-hidden="true">
      {places.map((place) => (
        <rect
          key={place}
          {...(lit.includes(place) ? { className: 'lit' } : {})}
          x={(place % 3) * 10}
          y={Math.floor(place / 3) * 10}
          width="8"
          height="8"
          rx="1.5"
        />
      ))}
    </svg>
  )
}
