import type { Sentence } from './sentence.ts'

/** The sentences of a worth from a floor on, the worthiest first, ties in reading order; at most so many. */
export const worthiest = (
  sentences: readonly Sentence[],
  worthOf: (sentence: Sentence) => number,
  { floor, most = Number.POSITIVE_INFINITY }: { readonly floor: number; readonly most?: number },
): Sentence[] =>
  sentences
    .map((sentence) => ({ sentence, worth: worthOf(sentence) }))
    .filter(({ worth }) => worth >= floor)
    .toSorted((a, b) => b.worth - a.worth || a.sentence.index - b.sentence.index)
    .slice(0, most)
    .map(({ sentence }) => sentence)
