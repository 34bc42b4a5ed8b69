import { stopWords } from '@tessera/engine/documents'
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
  const last = a[shared - 1]
  // "forget", "forgetting": the last letter is written twice.
  const isEnding = (rest: string) =>
    endings.has(rest) || (rest[0] === last && endings.has(rest.slice(1)))
  return shared >= shortestStem && isEnding(a.slice(shared)) && isEnding(b.slice(shared))
}

/** What a paper says of itself. */
export interface SaidOfPaper {
  readonly title: string
  readonly authors: readonly string[]
  readonly abstract?: string | null | undefined
  readonly venue?: string | null | undefined
}

/** The words of a pasted page need not all be looked for. */
const mostTelling = 24

/**
 * Which share of the telling words a paper has in title, authors, abstract or venue, in any of their forms: a source
 * that answers with something else (its most cited papers, whatever was asked) must not outrank what was found by its
 * words. The venue alone says where a paper came out, and not what it is about. An identifier is no word of its paper.
 * @returns a function that gives 0 to 1
 */
export function shareOf(words: string): (paper: SaidOfPaper) => number {
  if (resolve(words).kind === 'identifier') return () => 1
  const telling = tellingWords(words).slice(0, mostTelling)
  if (telling.length === 0) return () => 1
  return ({ title, authors, abstract, venue }) => {
    const isIn = (text: string) => {
      const said = titleKey(text)
      const tokens = new Set(said.split(' '))
      return (word: string) => isSaid(word, said, tokens)
    }
    const own = telling.filter(isIn([title, ...authors, abstract].join(' ')))
    if (own.length === 0) return 0
    const rest = telling.filter((word) => !own.includes(word))
    return (own.length + rest.filter(isIn(venue ?? '')).length) / telling.length
  }
}

/** Scripts without blanks have no words. */
function isSaid(word: string, said: string, tokens: ReadonlySet<string>): boolean {
  if (tokens.has(word)) return true
  if (/[^\p{Script=Latin}\d]/u.test(word)) return said.includes(word)
  for (const token of tokens) if (isSameWord(word, token)) return true
  return false
}
