import type { Reference } from './paper-document.ts'
import { takeIdentifiers } from './reference/identifiers.ts'
import { findLocator } from './reference/locator.ts'
import { readAuthors } from './reference/names.ts'
import { readTitles } from './reference/titles.ts'

/** Longer strings are no reference; what follows is not read. */
const longest = 4_000

/**
 * A reference string as fields, by rules for the common styles (APA, Vancouver, IEEE, ACM, ACL, Chicago,
 * physics without titles). Fields that the string does not show are left out; nothing is guessed from
 * outside. `span` is null and `id` empty: the caller knows where the string stood.
 */
export function parseReference(raw: string): Reference {
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
  const { rest: spaced, ...identifiers } = takeIdentifiers(words.slice(label.length))
  const rest = respace(spaced)
  const { authors, end } = authorsOf(rest)
  const year = findYear(rest, end)
  const body = rest.slice(end).replace(editorMark, '').replace(dateMark, '')
  const told = body.replace(/^[\s.,:;]+/, '')
  const { title, container, publisher, after } = readTitles(told)
  const locator = findLocator(told, after)
  return {
    id: '',
    span: null,
    raw,
    ...(label !== '' && { label: label.replace(/[[\]().\s]/g, '') }),
    authors,
    ...(title !== undefined && { title }),
    ...(container !== undefined && { container }),
    ...(publisher !== undefined && { publisher }),
    ...(year !== null && { year }),
    ...(locator?.volume !== undefined && { volume: locator.volume }),
    ...(locator?.issue !== undefined && { issue: locator.issue }),
    ...(locator?.pages !== undefined && { pages: locator.pages }),
    ...identifiers,
  }
}

/** Sets right the spaces that typesetting lost: "Phys.Rev.Lett.116,5" becomes "Phys. Rev. Lett. 116, 5". */
function respace(words: string): string {
  return words
    .replace(/(?<=\() /g, '')
    .replace(/,(?=[\p{L}“"])|(?<=\p{Ll}{2}\.)(?=\p{Lu}\p{L}|\d)/gu, (mark) => `${mark} `)
}

const editorMark =
  /^\s*[([]?\s*(?:eds?|editors?|hrsg|dirs?|orgs?)\s?\.?\s*[)\]]?\s*[.,:]?\s*(?!\p{Ll})/iu
const dateMark =
  /^\s*(?:[([]\s*(?:(?:\p{L}{3,9}\.?\s)?(?:1[5-9]|20)\d\d\s?[a-z]?(?:[,/]\s?[\p{L}\d\s.\u2013-]{1,24})?|forthcoming|in press|n\.\s?d\.)\s*[)\]]|(?:\p{L}{3,9}\.?\s)?(?:1[5-9]|20)\d\d[a-z]?(?=[.,:;\s]))\s*[.,:;]?\s*/iu

/** The list of names; else what stands before an early year or a quoted title, as one name. */
function authorsOf(rest: string): { authors: readonly string[]; end: number } {
  const list = readAuthors(rest)
  const before =
    /^(\p{Lu}[^()“"|]{3,200}?)[\s.,:]*(?=\(\s*(?:1[5-9]|20)\d\d[a-z]?\s*\)\s*[.,:]?\s*[\p{Lu}“"]|[“"]\p{Lu})/u.exec(
      rest,
    )
  if (!before || before[0].length <= list.end) return list
  const words = before[1] as string
  if (/\d/.test(words)) return list
  if (list.authors.length > 0) {
    // Names that the list's grammar gave up on are still names when a year closes them.
    const more = words
      .slice(list.end)
      .split(/,\s+|\s+(?:and|&)\s+/)
      .filter((name) => /\p{L}{2}/u.test(name))
    return words.length > 160
      ? list
      : { authors: [...list.authors, ...more], end: before[0].length }
  }
  return words.split(/\s+/).length > 12 ? list : { authors: [words], end: before[0].length }
}

/** The year in parentheses, else right behind the authors, else the last one that is no page. */
function findYear(words: string, authorsEnd: number): number | null {
  const inParentheses =
    /\(\s*(?:\p{L}{3,9}\.?,?\s)?((?:1[5-9]|20)\d\d)[a-z]?(?:,[^()]{0,24})?\s*\)/u.exec(words)
  if (inParentheses) return Number(inParentheses[1])
  const behind = /^\s*\(?\s*((?:1[5-9]|20)\d\d)(?!\d)/.exec(words.slice(authorsEnd))
  if (behind) return Number(behind[1])
  const all = [
    ...words.matchAll(/(?<![\d\u2010-\u2015-])((?:1[5-9]|20)\d\d)[a-z]?(?![\d\u2010-\u2015-])/g),
  ]
  const last = all[all.length - 1]
  return last ? Number(last[1]) : null
}
