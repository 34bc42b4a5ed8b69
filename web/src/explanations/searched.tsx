import { afterReading } from '@tessera/contract'
import { usePanel } from './panel-context.ts'

/** Which sections were read in vain, behind what says so; a long list is shortened and kept in full behind a disclosure. */
export function Searched({ headings }: { headings: readonly string[] }) {
  const { isAbstract } = usePanel()
  if (isAbstract) return <span>after reading the abstract alone</span>
  const words = afterReading(headings)
  // All of them are named.
  if (words.endsWith(headings.join(', '))) return <span>{words}</span>
  return (
    <details className="searched">
      <summary>{words}</summary>
      {headings.join(', ')}
    </details>
  )
}
