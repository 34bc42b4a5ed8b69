import { reanchor, type Span } from '@tessera/engine'

/** Finds the passages of one text in another text of the same paper, each at most once. */
export interface PassageFinder {
  /** What is known so far: where the words stand, null when they are lost, undefined when not looked for. */
  known(span: Span): Span | null | undefined
  /** Looks for the words now; the first time builds an index of the other text. */
  find(span: Span): Span | null
}

/** @see reanchor: words that are gone, changed or ambiguous are lost, never given a place nearby. */
export function createPassageFinder(from: string, to: string): PassageFinder {
  const found = new Map<string, Span | null>()
  const keyOf = ({ start, end }: Span) => `${start}-${end}`
  return {
    known: (span) => found.get(keyOf(span)),
    find(span) {
      const key = keyOf(span)
      const before = found.get(key)
      if (before !== undefined) return before
      const anchoring = from === to ? { kind: 'found' as const, span } : reanchor(from, span, to)
      const place = anchoring.kind === 'found' ? anchoring.span : null
      found.set(key, place)
      return place
    },
  }
}
