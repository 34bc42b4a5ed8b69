import { generality } from '../../text/general-words.ts'
import { spelledNumber } from '../../text/numbers.ts'
import { itemName } from '../checklist/checklist.ts'
import { isChange } from '../question/opposites.ts'
import { type Question, readQuestion } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import type { Demanded } from './rank-candidates.ts'

/** The refusal of a question after a word that the paper never uses. */
export const notSaid = (word: string) =>
  `The paper does not seem to say: “${word}” does not occur in it.`

/** One sentence on why the paper gives no answer: the word that it never uses, what no passage gives, or that nothing fits. */
export function whyNot(
  question: Question,
  { missing: unseen }: Topic,
  text: string,
  unmet: Demanded,
): string {
  if (question.item)
    return `The paper does not seem to say: no statement of ${itemName(question.item)} was found.`
  // Words of references and headings occur too, and those in another form.
  const absent = question.text
    .match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)
    ?.filter(
      (word) =>
        !/^\d|-$/.test(word) &&
        spelledNumber(word.toLowerCase()) === null &&
        !text.includes(root(word)),
    )
    .flatMap((word) => {
      const stem = readQuestion(word).stems.find((one) => unseen.has(one))
      // That it improved or fell is told in many words; what did so is asked for.
      const isTold = stem === undefined || isChange(stem)
      return isTold ? [] : [{ word, general: generality(stem) }]
    })
    .toSorted((a, b) => a.general - b.general)
  // The most special of them names best what is asked for.
  const missing = absent?.[0]?.word
  if (missing !== undefined) return notSaid(missing)
  return 'lacking' in unmet
    ? `The paper does not seem to say: ${unmet.lacking}.`
    : 'The paper does not seem to say: no passage covers the question well enough.'
}

/** What the forms of a word share, in lower case. */
const root = (word: string) => (readQuestion(word).stems[0] ?? word).toLowerCase()
