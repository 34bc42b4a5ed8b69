import type { PaperDocument } from '../../document/paper-document.ts'
import { abbreviationsOf } from '../../document/short-forms.ts'
import type { Sentence } from './sentence.ts'
import { topicStems } from './words.ts'

const shortForm = /(?<![\p{L}\p{N}-])(\p{Lu}{2,6})s?(?![\p{L}\p{N}-])/gu
/**
 * What sentences are about: their stems with short forms as the paper spells them out, so that "SAMs" and "software
 * architecture models" are one thing.
 */
export function spelledStems(document: PaperDocument): (sentence: Sentence) => ReadonlySet<string> {
  const spelled = abbreviationsOf(document)
  if (spelled.size === 0) return ({ stems }) => stems
  return ({ text, stems }) => {
    const written = text.replace(shortForm, (whole, short: string) => spelled.get(short) ?? whole)
    return written === text ? stems : new Set(topicStems(written))
  }
}
