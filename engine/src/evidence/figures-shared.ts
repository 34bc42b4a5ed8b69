import type { PaperDocument } from '../document/paper-document.ts'
import { type Span, slice } from '../text/span.ts'
import { stopWords } from '../text/stop-words.ts'

const figure = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu
/** Numbers of so many digits, or two of fewer, are of few sentences. */
const telling = 2
const most = 2
/** Of a claim's words that say something so many are the sentence's, too. */
const leastShared = 0.5

/**
 * The sentences that have all numbers of a claim in figures and half of its words, in text order: where it may be from,
 * when no words of it stand together there. None for a claim whose numbers tell little.
 */
export function sentencesOfFigures(document: PaperDocument, claim: string): Span[] {
  const figures = [...new Set(claim.match(figure))]
  const [first] = figures.toSorted((a, b) => b.length - a.length)
  if (first === undefined || (first.length <= telling && figures.length < 2)) return []
  const words = wordsOf(claim)
  const found: Span[] = []
  for (const sentence of document.sentences) {
    if (found.length === most) break
    const text = slice(document.text, sentence)
    if (!text.includes(first)) continue
    const own = new Set(text.match(figure))
    const told = wordsOf(text)
    const shared = [...words].filter((word) => told.has(word)).length
    if (figures.every((one) => own.has(one)) && shared >= leastShared * words.size)
      found.push(sentence)
  }
  return found
}

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !stopWords.has(word)))
