import type { ComponentProps } from 'react'
import { Icon } from '../ui/icon.tsx'
import { rarePart } from '../ui/lazy-screen.tsx'
import { CitationCard } from './citation-card.tsx'
import type { Highlight } from './highlight.ts'
import { Outline } from './outline.tsx'

// Fetched beside the paper: nobody marks a text or leaves a place before it is there.
const LaterFloats = rarePart(async () => (await import('./later-floats.tsx')).LaterFloats)
void LaterFloats.preload()

/** What floats over a text that is there: citation card, selection menu, way back, contents. */
export function PaperFloats({
  highlights,
  ...later
}: ComponentProps<typeof LaterFloats> & { highlights: readonly Highlight[] }) {
  return (
    <>
      <CitationCard article={later.article} />
      <LaterFloats {...later} />
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
