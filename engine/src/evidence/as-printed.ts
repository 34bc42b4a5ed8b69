import { type MatchingForm, matchingForm } from '../text/matching-form.ts'
import { toSource } from '../text/offset-map.ts'
import type { Token } from '../text/statement-tokens.ts'

/** So far behind some words their bracket is closed. */
const reach = 8

/**
 * The words of some tokens as their text prints them, with its hyphens and the end of a bracket that they open, on one
 * line; '' for no tokens.
 * @param form the matching form of `text`, which the tokens lie in.
 */
export function asPrinted(text: string, { map }: MatchingForm, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last) return ''
  const { start, end } = toSource(map, { start: first.start, end: last.end })
  const words = text.slice(start, end)
  const isOpen = words.lastIndexOf('[') > words.lastIndexOf(']')
  const closed = isOpen ? text.slice(end, end + reach).indexOf(']') + 1 : 0
  return `${words}${text.slice(end, end + closed)}`.replace(/\s+/g, ' ').trim()
}

/** A word, given in matching form, as a text prints it: "don’t". */
export const wordAsPrinted = (text: string, word: string): string =>
  text.match(/[\p{L}\p{M}\p{N}'’-]+/gu)?.find((one) => formOf(one) === word) ?? word

/** Plain letters are their own matching form. */
const formOf = (word: string) => (/^[A-Za-z]+$/.test(word) ? word : matchingForm(word).text)
