import { itemName } from '../checklist/checklist.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { absentWord, notSaid } from './absent-word.ts'
import type { Demanded } from './ranked-candidate.ts'

/** One sentence on why the paper gives no answer: the word that it never uses, what no passage gives, or that nothing fits. */
export function whyNot(
  question: Question,
  { missing: unseen }: Topic,
  text: string,
  unmet: Demanded,
): string {
  if (question.item)
    return `The paper does not seem to say: no statement of ${itemName(question.item)} was found.`
  const missing = absentWord(question, unseen, text)
  if (missing !== null) return notSaid(missing)
  return 'lacking' in unmet
    ? `The paper does not seem to say: ${unmet.lacking}.`
    : 'The paper does not seem to say: no passage covers the question well enough.'
}
