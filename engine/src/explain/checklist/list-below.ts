import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'

/** A list that is longer is a section of its own. */
const mostLetters = 900

/** A sentence that ends in a colon, with the list right below it: "A paper was excluded for one of these reasons:". */
export function withListBelow({ blocks, text }: PaperDocument, sentence: Span): Span {
  if (text[sentence.end - 1] !== ':') return sentence
  const at = blocks.findIndex(({ span }) => span.end === sentence.end)
  if (at < 0) return sentence
  let end = sentence.end
  for (let next = blocks[at + 1], to = at + 1; next?.kind === 'list-item'; next = blocks[++to])
    end = next.span.end
  return end - sentence.start <= mostLetters ? { start: sentence.start, end } : sentence
}
