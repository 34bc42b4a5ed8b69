import type { Span } from '@tessera/engine'
import type { EvidenceKind } from '../ui/evidence-kind.ts'

/** A passage that is to be marked in the text. Two highlights of one claim share `claim`. */
export interface Highlight {
  /** `data-c` on the passage, the claim, the tile and the tick. */
  readonly claim: string
  readonly kind: EvidenceKind
  readonly span: Span
  /** Evidence of a tab that is not open: shown only when its claim is pointed at. */
  readonly quiet: boolean
}

/** What Jump needs: the passages of one claim and how to name it. */
export interface JumpTarget {
  readonly spans: readonly Span[]
  readonly kind: EvidenceKind
  readonly claim?: string
  /** "§4, p. 4": the toast's second line. */
  readonly where?: string
}
