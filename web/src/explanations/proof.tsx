import type { Span } from '@tessera/engine'
import { usePanel } from './panel-context.ts'
import { quoteAround } from './quote-around.ts'

/** The quotation in place, its offsets and the hash of the text that they count in. */
export function Proof({ span }: { span: Span }) {
  const { document } = usePanel()
  const found = quoteAround(document.text, span)
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
        {found.before}
        <mark>{found.quote}</mark>
        {found.after}
      </p>
      <div className="quote__offsets">
        <span>
          {span.start}–{span.end}
        </span>
        <span title={hash}>
          sha256 {hash.slice(0, 4)}…{hash.slice(-4)}
        </span>
      </div>
    </div>
  )
}
