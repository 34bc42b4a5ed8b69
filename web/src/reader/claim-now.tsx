import { Icon } from '../ui/icon.tsx'
import type { Highlight } from './highlight.ts'

/**
 * The claim, or the sentence of a checked text, whose passage was jumped to, below the passage: where the
 * panel covers the text, both are in sight together.
 */
export function ClaimNow({
  highlight: { claim, kind, proves },
  onBack,
  onLeave,
}: {
  highlight: Highlight
  /** Opens the panel at the claim; null for words that are none of its claims. */
  onBack: (() => void) | null
  onLeave: () => void
}) {
  const leave = () => {
    const mark = `.main-view [data-c~="${CSS.escape(claim)}"]`
    const passage = document.querySelector<HTMLElement>(mark)
    onLeave()
    passage?.focus({ preventScroll: true })
  }
  return (
    <aside className="claim-now" aria-label="Claim of this passage" data-ev={kind}>
      <p className="claim-now__words">{proves}</p>
      <button
        className="btn btn--ghost btn--sm btn--icon"
        type="button"
        aria-label="Close"
        onClick={leave}
      >
        <Icon name="x" />
      </button>
      {onBack && (
        <button className="claim__act" type="button" onClick={onBack}>
          Back to the claim
        </button>
      )}
    </aside>
  )
}
