import { isFaint } from '../question/faint-cues.ts'
import { sameWord } from '../question/kindred-cues.ts'
import { areAllies } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import { givesPurpose } from './purpose-cues.ts'
import { givesReason } from './reason-signs.ts'

/** Of sentences with so many of their words from a why question, and no sign of a reason, none of those marked by readers answers it. */
const mostlyAsked = 0.6

/** True for a sentence that says over again what a why question asks the reason of: "The scores fell" for "Why did the scores fall?" */
export function onlyRestates({ type, stems }: Question, text: string): boolean {
  if (type !== 'why' || givesReason.test(text) || givesPurpose.test(text)) return false
  const words = [...new Set(topicStems(text))]
  const isAsked = (word: string) =>
    isFaint(word) ||
    stems.some((stem) => stem === word || sameWord(stem, word) || areAllies(stem, word))
  return words.length > 0 && words.filter(isAsked).length >= mostlyAsked * words.length
}
