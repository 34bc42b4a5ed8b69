import type { EvidenceCollection, Summary } from '@tessera/contract'
import { type PaperDocument, toAnnotation } from '@tessera/engine/documents'

/**
 * The claims of a summary as W3C Web Annotations, each with who made it, its section and its verdict.
 * `paperUrl` is absolute, without query or fragment. Claims without evidence are left out.
 */
export function evidenceAnnotations(
  document: PaperDocument,
  summary: Pick<Summary, 'evidenceMap' | 'createdAt' | 'engine' | 'engineVersion'>,
  paperUrl: string,
): EvidenceCollection {
  const source = `${paperUrl}?v=${encodeURIComponent(document.id)}`
  const items = Object.entries(summary.evidenceMap).flatMap(([section, entries]) =>
    entries
      .filter(({ spans }) => spans.length > 0)
      .map(({ claim, verdict, spans }, index) => {
        const annotation = toAnnotation(document, { text: claim, spans }, source)
        return {
          id: `${paperUrl}#${section}-${index + 1}`,
          type: annotation.type,
          motivation: annotation.motivation,
          created: summary.createdAt,
          generator: {
            type: 'Software' as const,
            name: `Tessera ${summary.engine} ${summary.engineVersion}`,
          },
          body: { ...annotation.body, 'tessera:section': section, 'tessera:verdict': verdict },
          // The wire's selectors are open records: other kinds may join them.
          target: annotation.target.map((target) => ({
            source: target.source,
            selector: target.selector.map((selector) => ({ ...selector })),
          })),
        }
      }),
  )
  return {
    '@context': ['http://www.w3.org/ns/anno.jsonld', { tessera: new URL('/ns#', paperUrl).href }],
    id: `${paperUrl}/evidence`,
    type: 'AnnotationPage',
    items,
  }
}
