import type { FacetCounts } from '@tessera/contract'

interface YearBarsProps {
  years: FacetCounts['years']
  from: number | undefined
  to: number | undefined
}

const bars = 11

/** How the papers lie over the years; what the filter leaves out is pale. Nothing for a single year. */
export function YearBars({ years, from, to }: YearBarsProps) {
  const [first, last] = [years[0]?.year, years.at(-1)?.year]
  if (first === undefined || last === undefined || first === last) return null
  const width = Math.ceil((last - first + 1) / bars)
  const cells = Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, index) => {
    const start = first + index * width
    const end = start + width - 1
    const count = years
      .filter(({ year }) => year >= start && year <= end)
      .reduce((sum, one) => sum + one.count, 0)
    const isOff = (from !== undefined && end < from) || (to !== undefined && start > to)
    return { start, count, isOff }
  })
  const most = Math.max(...cells.map(({ count }) => count))
  return (
    <div className="years" role="img" aria-label={`Papers from ${first} to ${last}`}>
      {cells.map(({ start, count, isOff }) => (
        <i
          key={start}
          {...(isOff ? { className: 'off' } : {})}
          style={{ '--n': (100 * count) / most } as React.CSSProperties}
        />
      ))}
    </div>
  )
}
