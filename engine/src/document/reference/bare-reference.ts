import { takeIdentifiers } from './identifiers.ts'

/** Longer strings are no reference; what follows is not read. */
const longest = 4_000

/** A reference without its printed label and its identifiers, as its fields are read. */
export function bareReference(raw: string) {
  const words = raw
    .slice(0, longest)
    .replace(/<\/?(?:italic|i|b|bold|em)>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)\]])/g, '')
    .trim()
  const label =
    /^(?:\[[\w+-]{1,12}\]|\(\d{1,4}\)|\d{1,4}\s?[.)](?=\s)|(?!(?:1[5-9]|20)\d\d\s)\d{1,4}(?=\s\p{Lu}))\s*/u.exec(
      words,
    )?.[0] ?? ''
  const { rest, ...identifiers } = takeIdentifiers(words.slice(label.length))
  return { label, identifiers, words: respace(rest) }
}

/** Sets right the spaces that typesetting lost: "Phys.Rev.Lett.116,5" becomes "Phys. Rev. Lett. 116, 5". */
function respace(words: string): string {
  return words
    .replace(/(?<=\() /g, '')
    .replace(/,(?=[\p{L}“"])|(?<=\p{Ll}{2}\.)(?=\p{Lu}\p{L}|\d)/gu, (mark) => `${mark} `)
}
