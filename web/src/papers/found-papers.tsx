import type { PaperCard } from '@tessera/contract'
import { resultsId } from './is-reading-results.ts'
import { ResultCard } from './result-card.tsx'
import { useReturnFocus } from './return-focus.ts'

export function FoundPapers({ papers, query }: { papers: readonly PaperCard[]; query: string }) {
  useReturnFocus(query)
  return (
    <ol id={resultsId} aria-label="Papers">
      {papers.map((paper) => (
        <ResultCard key={paper.id} paper={paper} query={query} />
      ))}
    </ol>
  )
}
