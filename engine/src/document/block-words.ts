import type { Span } from '../text/span.ts'
import { slice } from '../text/span.ts'
import { tokens, type Word } from '../text/tokens.ts'
import type { Block, PaperDocument } from './paper-document.ts'

const read = new WeakMap<Block, readonly Word[]>()

/** The words of a block, with their places in it; read once, as its sentences are read from them too. */
export function wordsOfBlock({ text }: PaperDocument, block: Block): readonly Word[] {
  const known = read.get(block)
  if (known) return known
  const words = tokens(slice(text, block.span))
  read.set(block, words)
  return words
}

/** The words of a stretch of a block, as `tokens` reads them. */
export function wordsWithin(
  document: PaperDocument,
  block: Block,
  span: Span,
): readonly Pick<Word, 'text' | 'stem'>[] {
  const { text } = document
  if (!isBetweenWords(text, span.start) || !isBetweenWords(text, span.end))
    return tokens(slice(text, span))
  const words = wordsOfBlock(document, block)
  const from = firstFrom(words, span.start - block.span.start)
  return words.slice(from, firstFrom(words, span.end - block.span.start, from))
}

/** True beside white space and at both ends of the text: no word is parted there. */
const isBetweenWords = (text: string, at: number): boolean =>
  at === 0 || at === text.length || /\s/.test(text.slice(at - 1, at + 1))

/** The first word that begins at or after a place. */
function firstFrom(words: readonly Word[], place: number, from = 0): number {
  let low = from
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as Word).start < place) low = middle + 1
    else high = middle
  }
  return low
}
