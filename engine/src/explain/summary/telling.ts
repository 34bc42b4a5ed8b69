import type { PaperDocument } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { contains, type Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'

/** The sections of an explanation in the making: what may be told, and what is. */
export interface Telling {
  readonly document: PaperDocument
  /** All sentences, in reading order. */
  readonly sentences: readonly Sentence[]
  /** What earlier sections say; no later one says it again. */
  readonly taken: readonly Sentence[]
  /** Most claims in a section. */
  readonly limit: number
  /** True when what a sentence points back at is told already: with it, it would be told twice. */
  readonly isTold: (sentence: Sentence) => boolean
  /** Quotes of the sentences chosen; those that pass are not said again by a later section. */
  readonly tell: (section: Claim['section'], chosen: readonly Sentence[]) => Claim[]
  /** Keeps sentences from other sections before their own is told. */
  readonly reserve: (chosen: readonly Sentence[]) => void
}

/** Begins an explanation. @param quote the claim that quotes a span, null when it does not pass */
export function startTelling(
  given: Pick<Telling, 'document' | 'sentences' | 'limit'>,
  quote: (section: Claim['section'], span: Span) => Claim | null,
): Telling {
  const { sentences } = given
  const taken: Sentence[] = []
  const tell = (section: Claim['section'], chosen: readonly Sentence[]): Claim[] => {
    const claims: Claim[] = []
    const spans = chosen.map(({ span, whole }) => whole ?? span)
    chosen.forEach((sentence, at) => {
      const span = spans[at] as Span
      // A sentence that stands in another claim as what it points back at is not said again.
      if (spans.some((other, place) => place !== at && contains(other, span))) return
      const claim = quote(section, span)
      if (!claim) return
      claims.push(claim)
      taken.push(
        sentence,
        ...sentences.filter(
          ({ span: own }) =>
            span.start <= own.start && own.end <= span.end && own.end !== sentence.span.end,
        ),
      )
    })
    return claims
  }
  const isTold = ({ index, span, whole }: Sentence) =>
    whole !== null &&
    whole.start < span.start &&
    taken.some((other) => other.index !== index && contains(whole, other.span))
  return { ...given, taken, tell, isTold, reserve: (chosen) => taken.push(...chosen) }
}
