import type { Claim } from '@tessera/engine'
import type { ReactNode } from 'react'
import { scripted } from '../ui/math/scripted.tsx'
import { usePanel } from './panel-context.ts'

/**
 * A claim's words from one of its letters on. In the paper's own words, which may be several parts of a sentence, what
 * stands above or below the line does so.
 */
export function ClaimWords({
  claim: { text, spans },
  from = 0,
}: {
  claim: Pick<Claim, 'text' | 'spans'>
  from?: number
}) {
  const { document } = usePanel()
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of spans) {
    const begins = text.indexOf(document.text.slice(start, end), at)
    // Told in other words.
    if (begins < 0 || text.slice(at, begins).trim() !== '') return text.slice(from)
    const own = Math.max(from, begins)
    parts.push(text.slice(at, begins), scripted(document, { start: start + own - begins, end }))
    at = begins + end - start
  }
  return at === text.length ? parts : text.slice(from)
}
