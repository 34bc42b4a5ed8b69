import type { Claim, PaperDocument, Span } from '@tessera/engine'
import type { ReactNode } from 'react'
import { usePanel } from './panel-context.ts'

/** A claim's words from one of its letters on; in the paper's own words, what stands above or below the line does so. */
export function ClaimWords({
  claim: { text, spans },
  from = 0,
}: {
  claim: Pick<Claim, 'text' | 'spans'>
  from?: number
}) {
  const { document } = usePanel()
  const [own] = spans
  if (!own || document.text.slice(own.start, own.end) !== text) return text.slice(from)
  return scripted(document, { start: own.start + from, end: own.end })
}

/** Words of the text, with indices and powers set as the paper sets them: "x" with its foot, not "xi". */
export function scripted({ text, marks }: PaperDocument, { start, end }: Span): ReactNode {
  const parts: ReactNode[] = []
  let at = start
  for (const { kind, span } of marks) {
    if ((kind !== 'sub' && kind !== 'sup') || span.start < at || span.end > end) continue
    const Script = kind
    const words = text.slice(span.start, span.end)
    parts.push(text.slice(at, span.start), <Script key={span.start}>{words}</Script>)
    at = span.end
  }
  return [...parts, text.slice(at, end)]
}
