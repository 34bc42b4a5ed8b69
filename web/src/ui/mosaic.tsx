import type { EvidenceKind } from './evidence-kind.ts'
import type { VerdictKind } from './verdict-mark.tsx'

export interface MosaicTile {
  /** The claim's name, which its passage carries too (`data-c`); none for what has no passage. */
  readonly id?: string
  readonly ev?: EvidenceKind
  readonly verdict: VerdictKind
}

/**
 * One tile per claim: filled for the source's words, framed for supported, dashed for withheld.
 * A picture with pointer shortcuts; the claims themselves are the controls for the keyboard.
 */
export function Mosaic({
  tiles,
  label,
  onPick,
}: {
  tiles: readonly MosaicTile[]
  /** What the picture says in words, such as "12 claims with evidence". */
  label: string
  onPick: (id: string) => void
}) {
  return (
    <div className="mosaic" role="img" aria-label={label}>
      {tiles.map(({ id, ev, verdict }, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a picture with pointer shortcuts
        // biome-ignore lint/a11y/useKeyWithClickEvents: the claims below are the keyboard's controls
        <span
          key={id ?? index}
          className="mosaic__tile"
          data-c={id}
          data-ev={ev}
          data-verdict={verdict}
          onClick={() => id !== undefined && onPick(id)}
        />
      ))}
    </div>
  )
}
