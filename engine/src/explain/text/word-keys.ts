import { hashOf, hashOn, keyOf } from '../../text/sequence-model.ts'
import { isDigit, type WordForm } from '../../text/tokens.ts'

/** Stems of words as a learned ranker reads them: figures differ from paper to paper, and that one stands there is what tells. */
export const stemsWithoutFigures = (words: readonly WordForm[]): string[] =>
  words.map(({ stem }) => (isDigit(stem.charCodeAt(0)) ? '#' : stem))

const [one, two] = [hashOf('1='), hashOf('2=')]
/** The key of a stem, as `featureKey` makes it of "1=". */
export const wordKey = (stem: string): number => keyOf(hashOn(one, stem))

/** Keys of stems and, of "2=", of each two that stand together; some may come twice. */
export function wordKeys(stems: readonly string[]): number[] {
  const keys: number[] = []
  for (let at = 0; at < stems.length; at++) {
    const stem = stems[at] as string
    keys.push(wordKey(stem))
    if (at > 0) keys.push(keyOf(hashOn(hashOn(hashOn(two, stems[at - 1] as string), '|'), stem)))
  }
  return keys
}
