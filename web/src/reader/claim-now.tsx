import { Icon } from '../ui/icon.tsx'
import type { Highlight } from './highlight.ts'

/**
 * The claim, or the sentence of a checked text, whose passage was jumped to, below the passage: where the
 * panel covers the text, both are in sight together.
 */
export function ClaimNow({
  highlight: { claim, kind, proves },
  back = 'Back to the claim',
  onBack,
  onLeave,
}: {
  highlight: Highlight
  /** What the way back is called. */
  back?: string | undefined
  /** Opens the panel where the words stand. */
  onBack: () => void
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
      <button className="claim__act" type="button" onClick={onBack}>
        {back}
      </button>
    </aside>
  )
}
