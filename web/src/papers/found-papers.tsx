import type { PaperCard } from '@tessera/contract'
import { Button } from '../ui/button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { ResultCard } from './result-card.tsx'
import { useReturnFocus } from './return-focus.ts'

interface FoundPapersProps {
  papers: readonly PaperCard[]
  query: string
  /** How many loaded papers the filters keep back. */
  hidden: number
  showMore: (() => void) | null
  isShowingMore: boolean
}

export function FoundPapers({ papers, query, hidden, showMore, isShowingMore }: FoundPapersProps) {
  useReturnFocus(query)
  return (
    <>
      <ol aria-label="Papers">
        {papers.map((paper) => (
          <ResultCard key={paper.id} paper={paper} query={query} />
        ))}
      </ol>
      <div className="late">
        <span role="status">
          {hidden > 0
            ? `The filters hide ${hidden} of ${papers.length + hidden} loaded papers.`
            : showMore === null && 'That is everything that was found.'}
        </span>
        {showMore && (
          <Button size="sm" onClick={showMore} busy={isShowingMore}>
            Show more
          </Button>
        )}
        <span className="keys" aria-hidden="true">
          <span>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> move
          </span>
          <span>
            <Kbd>Enter</Kbd> open
          </span>
          <span>
            <Kbd>F</Kbd> filters
          </span>
        </span>
      </div>
    </>
  )
}
