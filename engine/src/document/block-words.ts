import { isSpaceCode } from '../text/letter-counts.ts'
import type { Span } from '../text/span.ts'
import { slice } from '../text/span.ts'
import { tokens, type WordForm, wordForms } from '../text/tokens.ts'
import type { Block, PaperDocument } from './paper-document.ts'

const read = new WeakMap<Block, ReturnType<typeof wordForms>>()

/** Read once, as a block's sentences are read from its words too. */
function readBlock({ text }: PaperDocument, block: Block): ReturnType<typeof wordForms> {
  const known = read.get(block)
  if (known) return known
  const words = wordForms(slice(text, block.span))
  read.set(block, words)
  return words
}

/** The words of a block. */
export const wordsOfBlock = (document: PaperDocument, block: Block): readonly WordForm[] =>
  readBlock(document, block).forms

/** The words of a stretch of a block, as `tokens` reads them. */
export function wordsWithin(
  document: PaperDocument,
  block: Block,
  span: Span,
): readonly WordForm[] {
  const { text } = document
  if (!isBetweenWords(text, span.start) || !isBetweenWords(text, span.end))
    return tokens(slice(text, span))
  const { forms, starts } = readBlock(document, block)
  const from = firstFrom(starts, span.start - block.span.start)
  return forms.slice(from, firstFrom(starts, span.end - block.span.start, from))
}

/** True beside white space and at both ends of the text: no word is parted there. */
const isBetweenWords = (text: string, at: number): boolean =>
  at === 0 ||
  at === text.length ||
  isSpaceCode(text.charCodeAt(at - 1)) ||
  isSpaceCode(text.charCodeAt(at))

/** The first word that begins at or after a place. */
function firstFrom(starts: readonly number[], place: number, from = 0): number {
  let low = from
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] as number) < place) low = middle + 1
    else high = middle
  }
  return low
}
