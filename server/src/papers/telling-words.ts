import { stopWords } from '@tessera/engine'
import type { MergedPaper } from '../sources/merge.ts'
import { resolve } from '../sources/resolve.ts'
import { titleKey } from '../sources/same-paper.ts'

/** The words of a query that tell what it is about: "for" and a year tell nothing. */
export const tellingWords = (words: string): readonly string[] =>
  titleKey(words)
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word) && !/^(?:18|19|20)\d\d$/.test(word))

/** What is left of the forms of one word behind what they share: optimiz·ing, optimiz·ation. */
const endings = new Set(
  (
    ' s es e ed d er ers r or ors ing ings ion ions y ies ied al ally ic ics ical ically ' +
    'ation ations ative ive ity ment ments ly en n em'
  ).split(' '),
)
const shortestStem = 4

/** Whether two words are forms of one. A short word is a name ("Ba") or a thing ("CNN"): only itself will do. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  return shared >= shortestStem && endings.has(a.slice(shared)) && endings.has(b.slice(shared))
}

/**
 * Whether title, authors or abstract of a paper have any of the telling words, in any of their forms: a source that
 * answers with something else (its most cited papers, whatever was asked) must not outrank what was found by its words.
 * A venue says where a paper came out, and not what it is about. An identifier is no word of its paper.
 */
export function aboutOneOf(
  words: string,
): (paper: Pick<MergedPaper, 'title' | 'authors' | 'abstract'>) => boolean {
  if (resolve(words).kind === 'identifier') return () => true
  const telling = tellingWords(words)
  if (telling.length === 0) return () => true
  return ({ title, authors, abstract }) => {
    const said = titleKey([title, ...authors, abstract].join(' '))
    const tokens = new Set(said.split(' '))
    return telling.some((word) => isSaid(word, said, tokens))
  }
}

/** Scripts without blanks have no words. */
function isSaid(word: string, said: string, tokens: ReadonlySet<string>): boolean {
  if (tokens.has(word)) return true
  if (/[^\p{Script=Latin}\d]/u.test(word)) return said.includes(word)
  for (const token of tokens) if (isSameWord(word, token)) return true
  return false
}
