import type { PaperDocument } from '../../document/paper-document.ts'
import type { Sentence } from './sentence.ts'

const inTitle = /^(?:the )?(\p{L}[\p{L}\p{N}-]{2,24})\s?:/iu
/** "Results from the SWIM study". */
const studied =
  /\b((?![IVX]+ )\p{Lu}[\p{Lu}\p{N}-]{2,}) (?:(?:pilot|extension|randomi[sz]ed|clinical) )?(?:study|trial|cohort|survey|project|experiment)\b/u
const introduced =
  /\b[Ww]e (?:\w+ly |here |also )?(?:propose|present|introduce|develop|release|describe) (?:the )?(\p{Lu}[\p{L}\p{N}-]*[\p{Lu}\p{N}][\p{L}\p{N}-]*)(?=[,.¹²³\s]|$)/u

/** "We present a new model of waves, built into a reader called WaveRead": no name that a source is cited for. */
const calledSo =
  /\b[Ww]e (?:\w+ly |here |also )?(?:propose|present|introduce|develop|release|describe) (?:an?|our|the) (?:new |novel )?[^.;]{3,90}\b(?:called|named|dubbed|termed) (\p{Lu}\p{L}*\p{Lu}[\p{L}\p{N}-]*)(?=[.,;:]|$|\s(?![([]))/u

/** What the paper calls its own work: the name before the colon of its title, else one that it introduces. */
export function ownName(
  { title }: Pick<PaperDocument, 'title'>,
  sentences: readonly Sentence[],
): string | undefined {
  const opening = sentences.filter(({ role }) => role === 'abstract' || role === 'introduction')
  const named = inTitle.exec(title)?.[1]
  const study = studied.exec(title)?.[1]
  // "Dropout: a simple way …" names it; "Background: …" does not: the text has to speak of it.
  if (named && opening.filter(({ text }) => text.includes(named)).length >= 2) return named
  if (study) return study
  return [introduced, calledSo]
    .flatMap((pattern) => opening.map(({ text }) => pattern.exec(text)?.[1]))
    .find((name) => name !== undefined)
}
