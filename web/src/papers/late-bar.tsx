import { papersPerSource } from '@tessera/contract'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { isOutOfOrder, type ShownResults } from './grow-results.ts'
import { listed, liveSources, silentSources, sourceName } from './source-answers.ts'

interface LateBarProps {
  shown: ShownResults
  /** The search broke off, and the page says so: this is no end. */
  hasFailed: boolean
  /** Null when all is shown. */
  showMore: (() => void) | null
  isShowingMore: boolean
  showBestFirst: () => void
  /** Asks the sources that did not answer once more. */
  onRetry: () => void
}

/** What comes after the shown results: what is new, then further pages, asking again, and the keys. */
export function LateBar({
  shown,
  hasFailed,
  showMore,
  isShowingMore,
  showBestFirst,
  onRetry,
}: LateBarProps) {
  const pending = shown.sources.filter(({ status }) => status === 'pending')
  const isMixed = pending.length === 0 && isOutOfOrder(shown)
  const isAskable = pending.length === 0 && silentSources(shown.sources).length > 0
  const end =
    pending.length > 0 || hasFailed ? null : endSentence(shown, isMixed || showMore !== null)
  return (
    <>
      <div className="late late--near" role="status" hidden={pending.length === 0 && !isMixed}>
        {pending.length > 0 && <p>{pendingSentence(pending)}</p>}
        {isMixed && (
          <>
            <p>{joinedSentence(shown)}</p>
            <Button size="sm" onClick={showBestFirst}>
              Show best first
            </Button>
          </>
        )}
      </div>
      <div className="late">
        <div className="late__said" role="status">
          {end}
        </div>
        {showMore && (
          <Button size="sm" onClick={showMore} busy={isShowingMore}>
            Show more
          </Button>
        )}
        {isAskable && (
          <Button variant="ghost" size="sm" onClick={onRetry}>
            <Icon name="refresh" />
            Ask again
          </Button>
        )}
        <Keys />
      </div>
    </>
  )
}

/** What the end of the list means; null while there is more than is shown. */
function endSentence({ sources }: ShownResults, hasMore: boolean): string | null {
  const live = liveSources(sources).filter(({ status }) => status !== 'off')
  if (live.length > 0 && live.every(({ status }) => status !== 'answered'))
    return 'No live source answered: these are the papers that this Tessera knows.'
  if (hasMore) return null
  const larger = liveSources(sources).filter(({ total }) => total !== undefined)
  if (larger.length > 0) return largerSentence(larger)
  if (sources.some(({ source, count = 0 }) => source !== 'library' && count >= papersPerSource))
    return `The first ${papersPerSource} papers of each source were looked at; a source may have more.`
  return silentSources(sources).length > 0
    ? 'That is everything that the other sources found.'
    : 'That is everything that was found.'
}

/** "Crossref (45) and OpenAlex (1,204) have more papers for these words than …" */
function largerSentence(larger: ShownResults['sources']): string {
  const named = larger.map(
    ({ source, total = 0 }) => `${sourceName(source)} (${total.toLocaleString('en')})`,
  )
  const who = new Intl.ListFormat('en').format(named)
  return `${who} ${named.length === 1 ? 'has' : 'have'} more papers for these words than the first ${papersPerSource}, which were looked at. Further words, years or a venue lead to them.`
}

/** "arXiv and OpenAlex are still answering. …" */
function pendingSentence(pending: ShownResults['sources']): string {
  const who = pending.length > 3 ? `${pending.length} sources` : listed(pending)
  const [are, add] = pending.length === 1 ? ['is', 'it adds'] : ['are', 'they add']
  return `${who} ${are} still answering. What ${add} joins at the end; only the very paper that you named comes first.`
}

/** "4 more results from OpenAlex and arXiv joined at the end." What the reader named exactly is named here. */
function joinedSentence({ papers, joined = [], sources, exact }: ShownResults): string {
  const isNew = new Set(joined)
  const added = papers.filter(({ id }) => isNew.has(id))
  const told = new Set(added.flatMap((paper) => paper.sources))
  const named = added.find(({ id }) => exact.includes(id))
  const from = liveSources(sources).filter(({ source }) => told.has(source))
  if (named && joined.length === 1)
    return `The paper that you named joined at the end: “${named.title}”.`
  const count = joined.length === 1 ? '1 more result' : `${joined.length} more results`
  const all = `${count}${from.length > 0 ? ` from ${listed(from)}` : ''} joined at the end`
  return named ? `${all}, among them the paper that you named: “${named.title}”.` : `${all}.`
}

function Keys() {
  return (
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
  )
}
