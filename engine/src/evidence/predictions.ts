import type { PaperDocument } from '../document/paper-document.ts'
import { type Span, slice } from '../text/span.ts'
import { sourceIndex } from './source-index.ts'

// What a paper expected, in a numbered list: "Our predictions were: 1) … 2) …".

/** So far before one of them the list may begin. */
const reach = 2500
const opening =
  /\b(?:(?:predictions?|hypothes[ie]s|expectations?|conjectures?)\b|we (?:therefore |thus |also )?(?:predicted|hypothesi[sz]ed|expected)\b)[^.;:]{0,60}?[:,]?\s\(?(?:1|i|a)[).]\s/giu
const number = /(?:^|\s)\(?(?:[2-9]|i{2,3}|iv|v|[b-e])[).]\s*$/iu
const awaited = /\b(?:would|should|will)\b/iu
const told = /\b(?:predict|hypothes|expect|conjectur)/iu

/**
 * What the list of predictions is opened with that words at a place are of: its second item or a further one, or a sentence of
 * such an item; null where they are of none, or a claim tells it itself.
 */
export function predictionLost(document: PaperDocument, claim: string, place: Span): string | null {
  if (told.test(claim)) return null
  const { text } = document
  const sentence = sourceIndex(document).sentencesAt(place)[0] ?? place
  const before = text.slice(Math.max(0, place.start - reach), place.start)
  const paragraphs = before.split('\n\n')
  const isItem = number.test(text.slice(sentence.start, place.start)) || number.test(before)
  const near = isItem ? before : (paragraphs.at(-1) ?? '')
  const found = [...near.matchAll(opening)].at(-1)?.[0]
  if (found === undefined || !(isItem || awaited.test(slice(text, place)))) return null
  return found.replace(/\s\(?\S+\s$/u, '')
}
