import type { Question } from '../question/question.ts'
import { isOfStudying } from '../text/studying.ts'
import { topicStems } from '../text/words.ts'

// Some are let in and others left out: that both were done is no word against either.

const selecting = new Set(
  topicStems('include exclude keep kept retain remove omit discard drop accept reject select'),
)
/** Whatever a study may be of, by no name that tells which. */
const anyUnits = new Set(
  topicStems(
    `patients participants subjects people persons individuals volunteers respondents adults cases controls studies papers
    articles publications trials records reports samples specimens data observations measurements images documents texts
    sentences words questions items answers responses tweets posts pages files entries examples instances sites`,
  ),
)

const ofAll = /\b(?:all|every|each|both|no|not|none|never|nobody|neither|without)\b/i

/**
 * True where a question has some of what a study was on let in or left out ("Why were patients excluded?"), of no kind
 * that it names, and what is said against it tells neither of all nor of none.
 */
export const saysOfSome = ({ stems }: Pick<Question, 'stems'>, said: string): boolean =>
  !ofAll.test(said) &&
  stems.some((stem) => selecting.has(stem)) &&
  stems.every((stem) => selecting.has(stem) || anyUnits.has(stem) || isOfStudying(stem))
