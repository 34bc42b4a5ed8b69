import type { PaperDocument } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'
import type { Verdict } from './claim.ts'
import { explainFailure, namedRightly } from './explain-failure.ts'
import type { SourceIndex } from './source-index.ts'
import type { Pieces } from './stitching.ts'
import { verifyUncited } from './verify-uncited.ts'
import { withOmitted } from './with-omitted.ts'

/** What is said of a claim that does not stand in the paper as it is. */
export function judge(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { told, pieces, spans }: { told: Verdict | null; pieces: Pieces; spans: readonly Span[] },
): Verdict {
  const given = spans.flatMap((span) => index.sentencesAt(span)).slice(0, mostGiven)
  const judged =
    verifyUncited(document, index, claim, [...pieces.spans, ...given], spans) ??
    (told?.problems.includes('elsewhere')
      ? saidWhereGiven(document, index, claim, { coverage: pieces.coverage, given, spans })
      : null) ??
    saidBeyondBound(document, index, claim, { told, pieces, spans }) ??
    told ??
    explainFailure(document, index, claim, pieces, spans)
  return withOmitted(document, index, claim, namedRightly(document, index, claim, judged))
}

/** A claim that its nearest place does not say, as a whole sentence says it in forms that are more edits than are allowed; null when none does. */
function saidBeyondBound(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { told, pieces, spans }: { told: Verdict | null; pieces: Pieces; spans: readonly Span[] },
): Verdict | null {
  if (!told || told.problems.includes('elsewhere')) return null
  const said = explainFailure(document, index, claim, pieces, spans)
  return said.kind === 'unverified' ? null : said
}

/** More sentences than a claim is said to be made from. */
const mostGiven = 8

/** A claim whose very words stand elsewhere, as one of the given sentences says it with some words more; null when none does. */
function saidWhereGiven(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  where: { coverage: number; given: readonly Span[]; spans: readonly Span[] },
): Verdict | null {
  for (const sentence of where.given) {
    const pieces = { coverage: where.coverage, spans: [sentence] }
    const said = explainFailure(document, index, claim, pieces, where.spans)
    if (said.kind !== 'unverified') return said
  }
  return null
}
