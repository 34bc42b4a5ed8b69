import { abbreviationsOf } from '../../document/short-forms.ts'
import { literally } from '../../text/literally.ts'
import { type Question, readQuestion } from '../question/question.ts'
import type { Ranking } from './ranking.ts'
import type { Contradiction } from './stands-against.ts'

const longestQuestion = 400
const asWords = (words: string, flags: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])${words.split(' ').map(literally).join('[\\s-]+')}(?![\\p{L}\\p{N}-])`,
    flags,
  )

/** Whether a text may say some words: a pattern is made only of those. */
const mayHold = (text: string, words: string) =>
  words.split(' ').every((word) => text.includes(word.toLowerCase()))

interface InOtherForm {
  /** What the question takes for granted, with a name in its other form. */
  readonly presumed: Question
  /** The same contradiction, told in the words of the question as it was asked. */
  readonly told: (found: Contradiction | null) => Contradiction | null
}

/**
 * A presumed question with each name that it says at length in short, and then with each that it says in short at
 * length, as the paper defines them: "lipid extract (LE)". None where it presumes nothing or says no such name.
 */
export function inOtherForms({ presumed, asking }: Ranking): InOtherForm[] {
  if (!presumed || presumed.text.length > longestQuestion) return []
  const folded = presumed.text.toLowerCase()
  return [...abbreviationsOf(asking.document)].flatMap(([short, long]) =>
    [
      { said: long, flags: 'iu', form: short },
      { said: short, flags: 'u', form: long },
    ].flatMap(({ said, flags, form }): InOtherForm[] => {
      if (!mayHold(folded, said)) return []
      const asked = asWords(said, flags)
      const [name] = asked.exec(presumed.text) ?? []
      if (name === undefined) return []
      const told = (found: Contradiction | null) =>
        found && { ...found, premise: found.premise.replace(form, () => name) }
      return [{ presumed: readQuestion(presumed.text.replace(asked, () => form)), told }]
    }),
  )
}
