import { generality } from '../../text/general-words.ts'
import { spelledNumber } from '../../text/numbers.ts'
import { type Answer, isUnsure } from '../explanation.ts'
import { isChange } from '../question/opposites.ts'
import { type Question, readQuestion } from '../question/question.ts'

/** The refusal of a question after a word that the paper never uses. */
export const notSaid = (word: string) =>
  `The paper does not seem to say: “${word}” does not occur in it.`

/**
 * The most special word of a question that a paper does not have in any form; null where it has them all.
 * @param unseen stems that neither stand in the paper nor have others of their meaning there
 * @param text the paper's text, folded
 */
export function absentWord(
  question: Question,
  unseen: ReadonlySet<string>,
  text: string,
): string | null {
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
  return absent?.[0]?.word ?? null
}

/** What the forms of a word share, in lower case. */
const root = (word: string) => (readQuestion(word).stems[0] ?? word).toLowerCase()

const auxiliary = 'is|are|was|were|did|do|does|has|have|had'
/** True where a why question is about the thing of a word: "Why was tritium measured?" */
export const isAbout = (question: string, word: string): boolean =>
  new RegExp(
    `^\\W*why (?:${auxiliary}) (?:(?:the|an?|any|their|its|our) )?(?:[\\p{L}-]+ )?${word}(?![\\p{L}\\p{N}-])`,
    'iu',
  ).test(question)

/** An answer that is told as unsure, with the word of the question that the paper never uses. */
export const withAbsent = (given: Answer, word: string | null): Answer =>
  isUnsure(given) && word !== null
    ? { ...given, note: `“${word}” does not occur in the paper.` }
    : given
