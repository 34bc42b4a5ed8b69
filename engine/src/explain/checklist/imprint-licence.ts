import type { PaperDocument } from '../../document/paper-document.ts'
import { splitSentences } from '../../text/sentences.ts'
import { type Span, slice } from '../../text/span.ts'

const ownLicence =
  /\b(?:this|the) (?:is an? )?(?:open[- ]access )?(?:article|work|paper|publication|journal)\b[^.]{0,60}\b(?:licen[cs]ed|distributed|published|available)\b[^.]{0,40}\bunder\b[^.]{0,80}\b(?:creative commons|licen[cs]e)\b/i

/** The sentence on the licence in an imprint that a page sets behind its last reference, where it passes for one. */
export function imprintLicence({ blocks, text }: PaperDocument): Span | null {
  for (const { kind, span } of blocks.toReversed()) {
    if (kind !== 'reference' || !ownLicence.test(slice(text, span))) continue
    const licence = splitSentences(slice(text, span))
      .map(({ start, end }) => ({ start: span.start + start, end: span.start + end }))
      .find((sentence) => ownLicence.test(slice(text, sentence)))
    if (licence) return licence
  }
  return null
}
