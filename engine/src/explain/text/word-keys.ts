import { featureKey } from '../../text/sequence-model.ts'
import type { WordForm } from '../../text/tokens.ts'

/** Stems of words as a learned ranker reads them: figures differ from paper to paper, and that one stands there is what tells. */
export const stemsWithoutFigures = (words: readonly WordForm[]): string[] =>
  words.map(({ stem }) => (/^\d/.test(stem) ? '#' : stem))

/** Keys of stems and of each two that stand together, by `featureKey`; some may come twice. */
export const wordKeys = (stems: readonly string[]): number[] => [
  ...stems.map((stem) => featureKey('1=', stem)),
  ...stems.slice(1).map((stem, before) => featureKey('2=', stems[before] as string, stem)),
]
