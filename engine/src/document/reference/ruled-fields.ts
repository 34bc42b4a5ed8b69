import type { Reference } from '../paper-document.ts'
import { readAuthors } from './names.ts'
import { readTitles } from './titles.ts'

/** The fields of a reference that its words show, identifiers apart. */
export type ReferenceWords = Pick<
  Reference,
  'authors' | 'title' | 'container' | 'publisher' | 'year' | 'volume' | 'issue' | 'pages'
>

/** Fields by rules for the common styles (APA, Vancouver, IEEE, ACM, ACL, Chicago, physics without titles). */
export function ruledFields(words: string): ReferenceWords {
  const { authors, end } = authorsOf(words)
  const year = findYear(words, end)
  const body = words.slice(end).replace(editorMark, '').replace(dateMark, '')
  const told = body.replace(/^[\s.,:;]+/, '')
  const { title, container, publisher, locator } = readTitles(told)
  return {
    authors,
    ...(title !== undefined && { title }),
    ...(container !== undefined && { container }),
    ...(publisher !== undefined && { publisher }),
    ...(year !== null && { year }),
    ...(locator?.volume !== undefined && { volume: locator.volume }),
    ...(locator?.issue !== undefined && { issue: locator.issue }),
    ...(locator?.pages !== undefined && { pages: locator.pages }),
  }
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
