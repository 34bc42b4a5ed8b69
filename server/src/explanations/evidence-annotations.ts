import { createHash } from 'node:crypto'
import type { EvidenceCollection, Summary } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { type Quotable, quote } from './quotations.ts'

/** Characters of prefix and suffix beside a quotation, as the Web Annotation model advises. */
const contextLength = 32

/**
 * The claims of a summary as W3C Web Annotations: quotation with prefix and suffix, position with the
 * hash of the text it counts in, and the page where there is one.
 * `paperUrl` is absolute, without query or fragment.
 */
export function evidenceAnnotations(
  document: Quotable & Pick<PaperDocument, 'id'>,
  summary: Pick<Summary, 'evidenceMap' | 'createdAt' | 'engine' | 'engineVersion'>,
  paperUrl: string,
): EvidenceCollection {
  const source = `${paperUrl}?v=${encodeURIComponent(document.id)}`
  const hash = `sha256:${createHash('sha256').update(document.text).digest('hex')}`
  const items = Object.entries(summary.evidenceMap).flatMap(([section, entries]) =>
    entries
      .filter(({ spans }) => spans.length > 0)
      .map(({ claim, verdict, spans }, index) => ({
        id: `${paperUrl}#${section}-${index + 1}`,
        type: 'Annotation' as const,
        motivation: 'linking',
        created: summary.createdAt,
        generator: {
          type: 'Software' as const,
          name: `Tessera ${summary.engine} ${summary.engineVersion}`,
        },
        body: {
          type: 'TextualBody' as const,
          value: claim,
          format: 'text/plain' as const,
          purpose: 'describing',
          'tessera:section': section,
          'tessera:verdict': verdict,
        },
        target: quote(document, spans, section).map((cited) => ({
          source,
          selector: [
            {
              type: 'TextQuoteSelector',
              exact: cited.quote,
              prefix: document.text.slice(Math.max(0, cited.start - contextLength), cited.start),
              suffix: document.text.slice(cited.end, cited.end + contextLength),
            },
            { type: 'TextPositionSelector', start: cited.start, end: cited.end },
            ...(cited.page === undefined
              ? []
              : [{ type: 'FragmentSelector', value: `page=${cited.page}` }]),
          ],
          state: { type: 'tessera:TextState', value: hash },
        })),
      })),
  )
  return {
    '@context': [
      'http://www.w3.org/ns/anno.jsonld',
      { tessera: `${new URL('/ns#', paperUrl).href}` },
    ],
    id: `${paperUrl}/evidence`,
    type: 'AnnotationPage',
    items,
  }
}
