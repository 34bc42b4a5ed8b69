import { tokens } from '../text/tokens.ts'
import type { Question } from './question.ts'

/** Numbers of a text with the stem of the word that follows each. */
function counted(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const list = tokens(text)
  list.forEach(({ text: word }, at) => {
    const next = list[at + 1]
    if (!/^\d/.test(word) || !next || /^\d/.test(next.text)) return
    found.set(next.stem, [...(found.get(next.stem) ?? []), word])
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
    const theirs = said.get(thing)
    const asked = numbers[0]
    if (!theirs || asked === undefined || theirs.includes(asked)) continue
    return `The question speaks of ${asked}; the passage says ${theirs[0]}.`
  }
  return null
}
