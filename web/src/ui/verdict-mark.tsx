export type VerdictKind = 'verbatim' | 'located' | 'supported' | 'unverified'

/** What each verdict says, for a tooltip or a legend. */
export const verdictMeaning: Record<VerdictKind, string> = {
  verbatim: "The source's own words; where they begin within a sentence, with a capital.",
  located:
    "The source's words up to small differences. Numbers, units, negations and names all agree.",
  supported: 'A computation that is shown, and was recomputed from numbers in the text.',
  unverified: 'No passage proves it. A missing tile: withheld, and never shown as evidence.',
}

/** Shape, colour and word. The word is always written. */
export function VerdictMark({ kind, large = false }: { kind: VerdictKind; large?: boolean }) {
  const word = kind.charAt(0).toUpperCase() + kind.slice(1)
  return (
    <span className={`verdict${large ? ' verdict--lg' : ''}`} data-verdict={kind}>
      {word}
    </span>
  )
}
