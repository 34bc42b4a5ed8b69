import type { QuestionType } from '../../retrieve/question-type.ts'

/** The types of questions in the order of what each of them adds to the weights. */
const types: Readonly<Record<QuestionType, number>> = {
  'how-many': 0,
  when: 1,
  where: 2,
  who: 3,
  why: 4,
  how: 5,
  compare: 6,
  definition: 7,
  'yes-no': 8,
  which: 9,
}
export const typeCount = Object.keys(types).length

/** Where what a type of question adds begins among the weights of so many features. */
export const startOfType = (type: QuestionType, features: number): number =>
  features * (1 + types[type])

/**
 * What speaks for a passage as an answer to a question of this type, weighed and added up.
 * @param weights first one for each feature whatever is asked, then for each type what it adds to them
 */
export function answerScore(
  row: readonly number[],
  type: QuestionType,
  weights: readonly number[],
): number {
  const own = startOfType(type, row.length)
  return row.reduce(
    (sum, value, at) => sum + value * ((weights[at] ?? 0) + (weights[own + at] ?? 0)),
    0,
  )
}
