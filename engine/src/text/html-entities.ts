import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** The sign that an entity stands for, as a browser reads it; the entity itself where there is none of that name. */
function signOf(words: string): string {
  const [node] = parseFragment(words).childNodes
  const sign = (node as DefaultTreeAdapterMap['textNode'] | undefined)?.value ?? words
  return sign === '\u00a0' ? ' ' : sign
}

/** A text with signs for its entities, as it is copied out of the source of a page: "p &lt; 0.05", "wax&nbsp;&amp; rust". */
export const withSigns = (text: string): string =>
  text.includes('&') ? text.replace(entity, signOf) : text

/** The same with spaces behind each sign, so that places stay. */
export const withSignsInPlace = (text: string): string =>
  text.includes('&') ? text.replace(entity, (words) => signOf(words).padEnd(words.length)) : text
