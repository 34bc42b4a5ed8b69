import { contextLength } from '../anchor/context.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'
import { checkSpan } from './check-span.ts'
import type { Claim } from './claim.ts'

/** A claim with its evidence in the W3C Web Annotation model (2017), as JSON-LD. */
export interface EvidenceAnnotation {
  readonly '@context': 'http://www.w3.org/ns/anno.jsonld'
  readonly type: 'Annotation'
  readonly motivation: 'assessing'
  readonly body: {
    readonly type: 'TextualBody'
    readonly value: string
    readonly purpose: 'describing'
    readonly format: 'text/plain'
  }
  readonly target: readonly EvidenceTarget[]
}

export interface EvidenceTarget {
  readonly source: string
  readonly selector: readonly Selector[]
}

type Selector =
  | {
      readonly type: 'TextQuoteSelector'
      readonly exact: string
      readonly prefix: string
      readonly suffix: string
    }
  | {
      readonly type: 'TextPositionSelector'
      readonly start: number
      readonly end: number
      /** The position holds in the text with this SHA-256 only. */
      readonly textHash: string
    }
  | {
      readonly type: 'FragmentSelector'
      readonly conformsTo: 'http://tools.ietf.org/rfc/rfc3778'
      readonly value: string
    }

/**
 * A claim as an annotation of the document's text: each span by its quotation (with 32 characters on
 * either side), its position (with the hash of the text that it counts in), and its page where known.
 * @param source the address of the document; a `urn:` of its id when there is none.
 * @throws RangeError when a span lies outside the text.
 */
export function toAnnotation(
  document: PaperDocument,
  claim: Pick<Claim, 'text' | 'spans'>,
  source = `urn:tessera:document:${document.id}`,
): EvidenceAnnotation {
  return {
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    type: 'Annotation',
    motivation: 'assessing',
    body: { type: 'TextualBody', value: claim.text, purpose: 'describing', format: 'text/plain' },
    target: claim.spans.map((span) => ({ source, selector: selectorsOf(document, span) })),
  }
}

function selectorsOf(document: PaperDocument, span: Span): Selector[] {
  const { text, textHash } = document
  const exact = checkSpan(document, span)
  const page = pageOf(document, span)
  return [
    {
      type: 'TextQuoteSelector',
      exact,
      prefix: text.slice(Math.max(0, span.start - contextLength), span.start),
      suffix: text.slice(span.end, span.end + contextLength),
    },
    { type: 'TextPositionSelector', start: span.start, end: span.end, textHash },
    ...(page === null
      ? []
      : [
          {
            type: 'FragmentSelector' as const,
            conformsTo: 'http://tools.ietf.org/rfc/rfc3778' as const,
            value: `page=${page}`,
          },
        ]),
  ]
}

/** The page on which a span begins; null where the document has no pages. */
function pageOf(document: PaperDocument, span: Span): number | null {
  for (const page of document.pages)
    if (page.lines.some((line) => line.span.start <= span.start && span.start < line.span.end))
      return page.number
  const block = document.blocks.find(
    (candidate) => candidate.span.start <= span.start && span.start < candidate.span.end,
  )
  return block?.regions?.[0]?.page ?? null
}
