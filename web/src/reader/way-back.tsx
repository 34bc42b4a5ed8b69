import { useShortcut } from '../ui/shortcuts.ts'

/** After following a citation: the way back to where one was reading. */
export function WayBack({ onLeave }: { onLeave: () => void }) {
  useShortcut('Escape', onLeave)
  return (
    <div className="way-back">
      <button
        className="btn btn--secondary btn--sm"
        type="button"
        onClick={() => {
          onLeave()
          history.back()
        }}
      >
        Back to where you were
      </button>
    </div>
  )
}
