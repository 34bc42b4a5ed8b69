import { closing, either, leading } from '../text/abbreviations.ts'

/** A full stop that a small letter follows: it ends a sentence where the word before it is long and no short form. */
const stop = /[.!?](?<=(?<![\p{L}.-])(?<word>\p{Ll}{6,24}).)\s{1,3}(?=\p{Ll}{3})/gu

const isShortForm = (word: string) => [leading, either, closing].some((list) => list.has(word))

/**
 * Where a sentence of a paper, whose next begins with a small letter by a slip, ends within what counts as one: "… was
 * cracked. all bells …". From each the next begins.
 * @returns offsets in the words, in order.
 */
export const endsWithin = (words: string): number[] =>
  [...words.matchAll(stop)].flatMap(({ index, 0: found, groups }) =>
    isShortForm(groups?.word ?? '') ? [] : [index + found.length],
  )
