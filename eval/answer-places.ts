import type { Block, PaperDocument } from '../engine/src/document/paper-document.ts'
import { type Span, slice } from '../engine/src/text/span.ts'

const space = /\s/
const bare = (text: string) => text.replace(/\s+/g, '')

/**
 * Where words of a raw paragraph stand in the block that was made of it, which may space them otherwise.
 * @param words half-open, in UTF-16 units of `raw`; white space at their ends is not counted
 * @returns their span in the document's text; null when the block does not hold them there
 */
export function placeInBlock(
  document: PaperDocument,
  { span }: Block,
  raw: string,
  words: Span,
): Span | null {
  const wanted = bare(slice(raw, words))
  const before = bare(raw.slice(0, words.start)).length
  const letters = lettersOf(document.text, span)
  const first = letters[before]
  const last = letters[before + wanted.length - 1]
  if (wanted === '' || first === undefined || last === undefined) return null
  const found = { start: first, end: last + 1 }
  return bare(slice(document.text, found)) === wanted ? found : null
}

/** Places of all that is no white space. */
function lettersOf(text: string, { start, end }: Span): number[] {
  const places: number[] = []
  for (let at = start; at < end; at++) if (!space.test(text.charAt(at))) places.push(at)
  return places
}

/** How many UTF-16 units two spans share. */
const shared = (a: Span, b: Span) => Math.min(a.end, b.end) - Math.max(a.start, b.start)

/** True when a passage holds at least half of the words at a place, or at least half of it stands there. */
export function holdsPlace(passage: Span, place: Span): boolean {
  const both = 2 * shared(passage, place)
  return both >= place.end - place.start || both >= passage.end - passage.start
}
