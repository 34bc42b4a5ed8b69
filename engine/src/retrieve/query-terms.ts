import { greekName } from '../text/greek.ts'
import { stem, stopWords, tokens } from '../text/tokens.ts'

/** Queries are read this far, and this many different terms of them count. */
const longestQuery = 20_000
const mostTerms = 64

/** Words that ask and do not describe. */
const asking = new Set(
  'what which who whom whose when where why how does do did is are was were can could paper study authors author work article'.split(
    ' ',
  ),
)

export interface QueryTerm {
  readonly word: string
  readonly stem: string
}

/**
 * The terms of a query, in order, each once; stop words only when there is nothing else.
 * @param limit how many are kept at most; the first ones are.
 */
export function queryTerms(query: string, limit = mostTerms): QueryTerm[] {
  const words = tokens(query.slice(0, longestQuery))
  const telling = words.filter((word) => !stopWords.has(word.text))
  const seen = new Set<string>()
  const terms: QueryTerm[] = []
  for (const word of telling.length > 0 ? telling : words) {
    if (seen.has(word.stem)) continue
    seen.add(word.stem)
    terms.push({ word: word.text, stem: word.stem })
    if (terms.length === limit) break
  }
  return terms
}

/** The terms of a question, without the words that only ask; Greek letters by their names. */
export function questionTerms(question: string): QueryTerm[] {
  const terms = queryTerms(question)
  const telling = terms.filter((term) => !asking.has(term.word) && !asking.has(stem(term.word)))
  return (telling.length > 0 ? telling : terms).map((term) => ({
    ...term,
    stem: greekName(term.stem),
  }))
}
