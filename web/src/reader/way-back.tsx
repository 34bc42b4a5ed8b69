import { useShortcut } from '../ui/shortcuts.ts'

export interface Place {
  readonly y: number
  readonly element: HTMLElement | null
}

/** After following a citation: the way back to where one was reading. */
export function WayBack({ place, onLeave }: { place: Place; onLeave: () => void }) {
  useShortcut('Escape', onLeave)
  const back = () => {
    scrollTo({ top: place.y, behavior: 'instant' })
    place.element?.focus({ preventScroll: true })
    onLeave()
  }
  return (
    <div className="way-back">
      <button className="btn btn--secondary btn--sm" type="button" onClick={back}>
        Back to where you were
      </button>
    </div>
  )
}
