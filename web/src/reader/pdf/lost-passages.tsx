import type { LostPassage } from './placed-highlights.ts'

/** Says which passages stand nowhere on the pages; nothing when all of them do. */
export function LostPassages({ lost }: { lost: readonly LostPassage[] }) {
  if (lost.length === 0) return null
  const count = lost.length === 1 ? '1 passage' : `${lost.length} passages`
  return (
    <details className="pdf-lost">
      <summary>{count} could not be found on the pages</summary>
      <ul>
        {lost.map(({ claim, words }) => (
          <li key={`${claim} ${words}`}>{shortened(words)}</li>
        ))}
      </ul>
    </details>
  )
}

const shortened = (words: string) =>
  words.length > 160 ? `${words.slice(0, 159).trimEnd()}…` : words
