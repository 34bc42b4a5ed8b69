import type { EvidenceKind } from '../ui/evidence-kind.ts'
import { Glyph } from './glyph.tsx'

/** One thing that Tessera does, under a sign of its own. */
export interface FeatureCard {
  readonly title: string
  readonly text: string
  readonly ev: EvidenceKind
  /** Lit tiles of the sign, counted from the upper left. */
  readonly lit: readonly number[]
}

/** Cards beside each other: three in a row, or two. */
export function FeatureCards({
  cards,
  inThrees = false,
}: {
  cards: readonly FeatureCard[]
  inThrees?: boolean
}) {
  return (
    <div className={inThrees ? 'features features--three' : 'features'}>
      {cards.map(({ title, text, ev, lit }) => (
        <article className="feature" key={title}>
          <Glyph ev={ev} lit={lit} />
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  )
}
