import type { Span } from '@tessera/engine'
import type { RefObject } from 'react'
import { Icon } from '../ui/icon.tsx'
import { rarePart } from '../ui/lazy-screen.tsx'
import { CitationCard } from './citation-card.tsx'
import type { Highlight } from './highlight.ts'
import { Outline } from './outline.tsx'
import type { Place } from './way-back.tsx'

// Fetched beside the paper: nobody marks a text or leaves a place before it is there.
const SelectionMenu = rarePart(async () => (await import('./selection-menu.tsx')).SelectionMenu)
void SelectionMenu.preload()
const WayBack = rarePart(async () => (await import('./way-back.tsx')).WayBack)
void WayBack.preload()

/** What floats over a text that is there: citation card, selection menu, way back, contents. */
export function PaperFloats({
  article,
  highlights,
  wayBack,
  onLeaveWayBack,
  onLink,
  onAsk,
}: {
  article: RefObject<HTMLElement | null>
  highlights: readonly Highlight[]
  wayBack: Place | null
  onLeaveWayBack: () => void
  onLink: (span: Span) => void
  onAsk: (span: Span) => void
}) {
  return (
    <>
      <CitationCard article={article} />
      <SelectionMenu article={article} onLink={onLink} onAsk={onAsk} />
      {wayBack && <WayBack place={wayBack} onLeave={onLeaveWayBack} />}
      <div className="popover" id="contents" popover="auto">
        <Outline highlights={highlights} />
      </div>
    </>
  )
}

/** The bar at the foot of small screens. */
export function SmallScreenBar({
  hasText,
  isOpen,
  onToggle,
}: {
  hasText: boolean
  isOpen: boolean
  onToggle: () => void
}) {
  return (
    <div className="fab">
      {hasText && (
        <button
          className="btn btn--secondary btn--icon"
          type="button"
          aria-label="Contents"
          popoverTarget="contents"
        >
          <Icon name="list" />
        </button>
      )}
      <button
        className="btn btn--primary"
        type="button"
        aria-controls="panel"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {isOpen ? 'Hide AI' : 'Show AI'}
      </button>
    </div>
  )
}
