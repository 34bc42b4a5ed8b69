import type { PaperDocument } from '@tessera/engine'

/**
 * The numbers by which a paper cites its references, by reference id. Only for entries that do not print
 * their own: from the entry's label, else from the citations in the text ("[3]").
 */
export function referenceNumbers({
  text,
  references,
  marks,
}: Pick<PaperDocument, 'text' | 'references' | 'marks'>): Map<string, string> {
  const cited = new Map<string, string>()
  for (const { kind, span, target } of marks) {
    if (kind !== 'citation' || target === undefined) continue
    const number = /^\D?(\d{1,4})\D?$/.exec(text.slice(span.start, span.end))?.[1]
    if (number !== undefined && !cited.has(target)) cited.set(target, number)
  }
  return new Map(
    references.flatMap(({ id, label, span }) => {
      const printed = span === null ? '' : text.slice(span.start, span.end)
      const number = /^\D?(\d{1,4})\D?$/.exec(label ?? '')?.[1] ?? cited.get(id)
      return number === undefined || /^\W?\d{1,4}\W/.test(printed) ? [] : [[id, number] as const]
    }),
  )
}
