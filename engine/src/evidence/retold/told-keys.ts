import { matchingForm } from '../../text/matching-form.ts'
import { senseTokens } from '../../text/same-sense.ts'
import type { Token } from '../../text/statement-tokens.ts'

const light = /^(?:the|an?)$/
const alike: Readonly<Record<string, string>> = {
  were: 'was',
  are: 'is',
  those: 'that',
  which: 'that',
}

/** The words of a text without its articles and punctuation. */
export const tokensOf = (text: string): Token[] =>
  senseTokens(matchingForm(text).text).filter(({ key }) => !light.test(key))

/** One key for one and many: a name that two share is told of each. */
export const keysOf = (text: string): string[] =>
  tokensOf(text).map(
    ({ key, kind }) =>
      alike[key] ?? (kind === 'word' && key.length > 3 ? key.replace(/s$/, '') : key),
  )

/** Whether a text has the same words as one of some others, but for articles, punctuation, and one and many. */
export function isToldAs(text: string, ways: Iterable<string>): boolean {
  const told = keysOf(text).join(' ')
  for (const way of ways) if (keysOf(way).join(' ') === told) return true
  return false
}
