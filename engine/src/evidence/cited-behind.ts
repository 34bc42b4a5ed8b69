import type { PaperDocument } from '../document/paper-document.ts'
import { overlaps, type Span, slice } from '../text/span.ts'
import { tokens } from '../text/tokens.ts'
import { citationsIn } from './tellers/citations.ts'

/** So many of the last words that are told say where in its sentence the telling ends. */
const few = 3

/**
 * The citations that stand right behind what is told of a sentence of the paper: of "A [1] and B [2]" the first for "A"
 * and the second for "B" or for both; null where none does, or the words do not stand there.
 */
export function citedBehind(document: PaperDocument, sentence: Span, said: string): Span | null {
  const cited = citationsIn(document, sentence)
  if (cited.length === 0) return null
  const words = tokens(slice(document.text, sentence))
    .map(({ text, start, end }) => ({
      text,
      start: sentence.start + start,
      end: sentence.start + end,
    }))
    .filter((word) => !cited.some((one) => overlaps(one, word)))
  const told = tokens(said).slice(-few)
  const ends = words.flatMap(({ end }, at) => {
    const run = words.slice(Math.max(0, at + 1 - told.length), at + 1)
    const isEnd =
      run.length === told.length && run.every(({ text }, place) => text === told[place]?.text)
    return isEnd ? [end] : []
  })
  return (
    cited.find(({ start }) =>
      ends.some((end) => end <= start && !/[\p{L}\p{N}]/u.test(document.text.slice(end, start))),
    ) ?? null
  )
}
