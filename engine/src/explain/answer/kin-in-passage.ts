import type { Topic } from '../question/question-coverage.ts'
import { topicStems } from '../text/words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'

/** The stems of words, each with the stems that stand for it in this paper. */
export const withKin = (words: string, { kin }: Topic): readonly (readonly string[])[] =>
  topicStems(words).map((stem) => [stem, ...(kin.get(stem) ?? [])])

/** True for a passage that has one of the stems. */
export const says = ({ stems }: RankedCandidate, forms: readonly string[]): boolean =>
  forms.some((stem) => stems.has(stem))

/** True where it stands in the passage or around it. */
export const isNear = ({ stems, around }: RankedCandidate, forms: readonly string[]): boolean =>
  forms.some((stem) => stems.has(stem) || around.has(stem))
