import type { Passage, PassageNow } from '@tessera/contract'
import { reanchor, type Span } from '@tessera/engine/documents'
import { AppError } from '../platform/errors.ts'
import type { DocumentBody } from './documents-store.ts'

/** Characters shown before and after a passage. */
const contextLength = 120

/**
 * The words at a place, with what stands around them and the heading above.
 * @throws AppError 'span-outside' when the place is not in the text
 */
export function passageOf(document: DocumentBody, { start, end }: Span): Passage {
  const { text } = document
  requireInside(text, [{ start, end }])
  const section = document.sections.findLast(
    (it) => it.span.start <= start && start < it.span.end && it.heading !== null,
  )
  const block = document.blocks.findLast((it) => it.span.start <= start)
  const page = block?.regions?.[0]?.page
  return {
    id: `${start}-${end}`,
    start,
    end,
    quote: text.slice(start, end),
    ...(page === undefined ? {} : { page }),
    documentId: document.id,
    prefix: text.slice(Math.max(0, start - contextLength), start),
    suffix: text.slice(end, end + contextLength),
    heading: section?.heading ? text.slice(section.heading.start, section.heading.end) : null,
  }
}

/** @throws AppError 'span-outside' for the first span that does not lie in the text. Nothing is clamped. */
export function requireInside(text: string, spans: readonly Span[]): void {
  const wrong = spans.find(({ start, end }) => start > end || end > text.length)
  if (wrong)
    throw new AppError(
      'span-outside',
      `The passage ${wrong.start}-${wrong.end} is not in this text, which has ${text.length} characters.`,
    )
}

/** Where the words of a passage stand in another text of the paper; `gone` when nothing tells their place. */
export function passageNow(
  then: Pick<DocumentBody, 'text'>,
  span: Span,
  { id: documentId, text }: Pick<DocumentBody, 'id' | 'text'>,
): PassageNow {
  const anchoring = reanchor(then.text, span, text)
  if (anchoring.kind === 'lost') return { documentId, state: 'gone' }
  const { start, end } = anchoring.span
  const quote = text.slice(start, end)
  const state = quote === then.text.slice(span.start, span.end) ? 'same' : 'changed'
  return { documentId, state, start, end, quote }
}
