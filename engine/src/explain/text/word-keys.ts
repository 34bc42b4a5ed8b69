import { featureKey } from '../../text/sequence-model.ts'
import { isDigit, type WordForm } from '../../text/tokens.ts'

/** Stems of words as a learned ranker reads them: figures differ from paper to paper, and that one stands there is what tells. */
export const stemsWithoutFigures = (words: readonly WordForm[]): string[] =>
  words.map(({ stem }) => (isDigit(stem.charCodeAt(0)) ? '#' : stem))

/** Keys of stems and of each two that stand together, by `featureKey`; some may come twice. */
export function wordKeys(stems: readonly string[]): number[] {
  const keys: number[] = []
  for (let at = 0; at < stems.length; at++) {
    const stem = stems[at] as string
    keys.push(featureKey('1=', stem))
    if (at > 0) keys.push(featureKey('2=', stems[at - 1] as string, stem))
  }
  return keys
}
