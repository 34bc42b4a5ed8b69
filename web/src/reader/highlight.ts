import type { Span } from '@tessera/engine'
import type { EvidenceKind } from '../ui/evidence-kind.ts'

/** A passage that is to be marked in the text. Two highlights of one claim share `claim`. */
export interface Highlight {
  /** `data-c` on the passage, the claim, the tile and the tick. */
  readonly claim: string
  readonly kind: EvidenceKind
  readonly span: Span
  /** The words of the claim; a passage that somebody points at proves none. */
  readonly proves?: string
  /** Evidence of a tab that is not open: shown only when its claim is pointed at. */
  readonly quiet: boolean
}

/**
 * What is said after a formula that is a mark, whose own words tell little: what it proves. No label of the
 * link's own, which would hide the formula and need not hold what is seen.
 */
export const saidOfMark = (highlights: readonly Highlight[], name = ''): string => {
  const claims = highlights.flatMap(({ proves }) => proves ?? [])
  return ` ${name}${claims.length === 0 ? '' : `Evidence for: ${claims.join(' · ')}`}`
}

/** What Jump needs: the passages of one claim and how to name it. */
export interface JumpTarget {
  readonly spans: readonly Span[]
  readonly kind: EvidenceKind
  readonly claim?: string
  /** The words that the passage is shown for, where they are no claim of the panel. */
  readonly proves?: string
  /** The way back to those words, where they are no claim of the panel; what it is called, and what it does. */
  readonly back?: { readonly words: string; readonly open: () => void }
  /** "§4, p. 4": the toast's second line. */
  readonly where?: string
}
