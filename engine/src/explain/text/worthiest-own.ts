import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import { othersWork } from './others-work.ts'
import type { Sentence } from './sentence.ts'
import { worthiest } from './worthiest.ts'

/**
 * Where the sentences of a worth from a floor on stand, the worthiest first, at most so many; those that tell of
 * others' work are left out. `sentences` are all of the paper's, as those before one tell whose work it speaks of.
 */
export function worthiestOwn(
  document: PaperDocument,
  sentences: readonly Sentence[],
  worthOf: (sentence: Sentence) => number,
  bounds: { readonly floor: number; readonly most: number },
): Span[] {
  const others = othersWork(document, sentences)
  const own = sentences.filter(({ index }) => !others.has(index))
  return worthiest(own, worthOf, bounds).map(({ span }) => span)
}
