import type { Span } from '@tessera/engine'
import { drawnTo, scripted } from '../ui/math/scripted.tsx'
import { usePanel } from './panel-context.ts'
import { quoteAround } from './quote-around.ts'

/**
 * The quotation in place, its offsets and the hash of the text that they count in.
 * @param score the share of the claim's letters that agree with the passage, 0 to 1
 */
export function Proof({ span, score }: { span: Span; score?: number | undefined }) {
  const { document } = usePanel()
  const found = quoteAround(document, { ...span, end: drawnTo(document, span) })
  if (!found)
    return (
      <p className="quote">
        The passage {span.start}–{span.end} is not in this version of the text.
      </p>
    )
  const hash = document.textHash
  return (
    <div className="quote">
      <p className="quote__text" dir="auto">
        {found.opening}
        {scripted(document, found.before)}
        <mark>{scripted(document, span)}</mark>
        {scripted(document, found.after)}
        {found.closing}
      </p>
      <div className="quote__offsets">
        <span>
          {span.start}–{span.end}
        </span>
        {score !== undefined && (
          <span title="Share of the claim's letters that agree with the passage; not a probability.">
            {score === 1
              ? 'every letter agrees'
              : `${Math.min(99, Math.round(100 * score))} of 100 letters agree`}
          </span>
        )}
        <span title={hash}>
          sha256 {hash.slice(0, 4)}…{hash.slice(-4)}
        </span>
      </div>
    </div>
  )
}
