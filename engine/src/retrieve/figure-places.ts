import type { PaperDocument } from '../document/paper-document.ts'
import { tensInFigures } from '../text/numbers.ts'
import { toldFigures } from './figures-told.ts'
import { passageIndex } from './passage-index.ts'

const known = new WeakMap<PaperDocument, ReadonlyMap<number, readonly number[]>>()

const citations = /\[\d{1,3}(?:[,;\s–-]{1,3}\d{1,3}){0,12}\]/g
/** A text without the numbers in brackets by which it cites: they count nothing. */
export const withoutCited = (text: string): string => text.replace(citations, ' ')

/** Which sentences and rows of a paper, by their places in its index of them, have a number, however it is written; made once. */
export function figurePlaces(document: PaperDocument): ReadonlyMap<number, readonly number[]> {
  const made = known.get(document)
  if (made) return made
  const places = new Map<number, number[]>()
  for (const [at, { text }] of passageIndex(document, 'sentence').passages.entries()) {
    const told = toldFigures(tensInFigures(withoutCited(text)))
    for (const value of new Set(told.map((one) => one.value))) {
      const found = places.get(value)
      if (found) found.push(at)
      else places.set(value, [at])
    }
  }
  known.set(document, places)
  return places
}
