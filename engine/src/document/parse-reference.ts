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
    .replace(/<\/?(?:italic|i|b|bold|em)>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
  const label =
    /^(?:\[[\w+-]{1,12}\]|\(\d{1,4}\)|\d{1,4}\s?[.)](?=\s)|\d{1,4}(?=\s\p{Lu}))\s*/u.exec(
      words,
    )?.[0] ?? ''
  const { rest, ...identifiers } = takeIdentifiers(words.slice(label.length))
  const { authors, end } = readAuthors(rest)
  const body = rest.slice(end)
  const year = findYear(rest, end)
  const leading =
    /^\s*(?:\(?\s*(?:eds?|editors?)\s?\.?\s*\)?[.,]?\s*)?\(?\s*(?:1[5-9]|20)\d\d\s?[a-z]?(?:,\s?[\p{L}\d\s.-]{1,24})?\s*\)?\s*[.,:;]?\s*/u.exec(
      body,
    )?.[0] ?? ''
  const told = body.slice(leading.length)
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
