import { tokens } from '../text/tokens.ts'
import type { Question } from './question.ts'

const reach = 2

/** Numbers of a text by the stems of the two words that follow each. */
function counted(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const list = tokens(text)
  list.forEach(({ text: word }, at) => {
    if (!/^\d/.test(word)) return
    for (const next of list.slice(at + 1, at + 1 + reach)) {
      if (/^\d/.test(next.text)) return
      found.set(next.stem, [...(found.get(next.stem) ?? []), word])
    }
  })
  return found
}

/**
 * A number that the question takes for granted and the passages contradict, as a sentence; null when
 * there is none. Only a different number before the same word counts ("500 patients", "120 patients").
 */
export function contradictedPremise(
  question: Question,
  passages: readonly { readonly text: string }[],
): string | null {
  if (question.numbers.length === 0) return null
  const said = counted(passages.map(({ text }) => text).join(' '))
  for (const [thing, numbers] of counted(question.text)) {
    const theirs = question.stems.includes(thing) ? said.get(thing) : undefined
    const asked = numbers[0]
    if (!theirs || asked === undefined || theirs.includes(asked)) continue
    return `The question speaks of ${asked}; the passage says ${theirs[0]}.`
  }
  return null
}
