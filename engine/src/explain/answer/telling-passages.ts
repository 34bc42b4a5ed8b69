import type { PaperDocument } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { contains, overlaps, type Span, slice } from '../../text/span.ts'
import { rowReading } from '../tables/row-reading.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Asking } from './asking.ts'
import { listBelow } from './leads.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/**
 * The claims that tell the chosen passages: each with what its subject points back at, the equation that it leads to,
 * or the list below the first; a row of a table with the names of its columns.
 */
export function claimsOf(asking: Asking, chosen: readonly RankedCandidate[]): Claim[] {
  const { document, asked, sentences, most } = asking
  const spans = toldOnce(
    chosen.flatMap(({ span }) => withEquation(document, wholeOf(sentences, span))),
  ).slice(0, most)
  const list = most > 1 && spans[0] ? listBelow(document, sentences, spans[0]) : []
  const quoted = list.length > 0 ? [...spans.slice(0, 1), ...list] : spans
  return quoted.flatMap((span) =>
    slice(document.text, span).includes('\t')
      ? (rowReading(document, span, asked) ?? [])
      : asking.quote([span]),
  )
}

/** False for the row of a table that tells nothing of what is asked: it is not shown, and what is shown is judged in its place. */
export const isTellable = (
  { document, asked, sentences }: Asking,
  { span }: RankedCandidate,
): boolean => {
  const whole = wholeOf(sentences, span)
  return !slice(document.text, whole).includes('\t') || rowReading(document, whole, asked) !== null
}

/** The spans without those that repeat: what goes on about an earlier one, and holds it, stands in its place. */
function toldOnce(spans: readonly Span[]): Span[] {
  const told: Span[] = []
  for (const span of spans) {
    const held = told.findIndex((one) => contains(span, one))
    if (held >= 0) told[held] = span
    else if (!told.some((one) => overlaps(one, span))) told.push(span)
  }
  return told.filter((span, at) => !told.slice(0, at).some((one) => overlaps(one, span)))
}

/** A sentence with what its subject points back at, where that can be shown. */
function wholeOf(sentences: readonly Sentence[], span: Span): Span {
  return sentences.find((sentence) => sentence.span.start === span.start)?.whole ?? span
}

/** A sentence that ends in a colon goes on in the equation below it. */
function withEquation(document: PaperDocument, span: Span): Span[] {
  if (document.text[span.end - 1] !== ':') return [span]
  const next = document.blocks.find((block) => block.span.start >= span.end)
  return next?.kind === 'equation' ? [span, next.span] : [span]
}
