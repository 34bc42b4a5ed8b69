import type { EvidenceKind } from './evidence-kind.ts'
import type { VerdictKind } from './verdict-mark.tsx'

export interface MosaicTile {
  id: string
  ev: EvidenceKind
  verdict: VerdictKind
}

interface MosaicProps {
  tiles: readonly MosaicTile[]
  /** What the picture says in words, such as "12 claims with evidence". */
  label: string
  litId?: string | null
  /** Pointer shortcuts; the claims themselves are the controls for the keyboard. */
  onPoint?: (id: string | null) => void
  onPick?: (id: string) => void
}

/** One tile per claim: filled for the source's words, framed for supported, dashed for withheld. */
export function Mosaic({ tiles, label, litId = null, onPoint, onPick }: MosaicProps) {
  return (
    <div className="mosaic" role="img" aria-label={label}>
      {tiles.map(({ id, ev, verdict }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a picture with pointer shortcuts
        // biome-ignore lint/a11y/useKeyWithClickEvents: the claims below are the keyboard's controls
        <span
          key={id}
          className={`mosaic__tile${id === litId ? ' is-lit' : ''}`}
          data-ev={ev}
          data-verdict={verdict}
          onMouseEnter={() => onPoint?.(id)}
          onMouseLeave={() => onPoint?.(null)}
          onClick={() => onPick?.(id)}
        />
      ))}
    </div>
  )
}
