import { usePanel } from './panel-context.ts'

/** Which sections were searched; a long list is shortened and kept in full behind a disclosure. */
export function Searched({ headings }: { headings: readonly string[] }) {
  const { isAbstract } = usePanel()
  if (isAbstract) return <span>Only the abstract was searched</span>
  if (headings.length === 0) return <span>The whole text was searched</span>
  if (headings.length <= 3) return <span>Searched: {headings.join(', ')}</span>
  return (
    <details className="searched">
      <summary>{headings.length} sections searched</summary>
      {headings.join(', ')}
    </details>
  )
}
