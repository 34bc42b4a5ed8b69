import type { Sentence } from '../text/sentence.ts'
import { spelledStems } from '../text/spelled-stems.ts'
import { selectDiverse } from './select.ts'
import type { Telling } from './telling.ts'
import type { WorthSection } from './wording.ts'
import { worthOf } from './worth.ts'

/** What it costs to be like what is told already; what says the same is left out in any case. */
const worthOfVariety = 0.15

/**
 * The sentences that are worth most in a section and say nothing that is told already, in reading order.
 * @param isSought tells of which sentences they are chosen
 */
export function mostWorth(
  { document, sentences, taken, limit, isTold }: Telling,
  section: WorthSection,
  most = limit,
  isSought: (sentence: Sentence) => boolean = () => true,
): Sentence[] {
  // "SAMs" and "software architecture models" are told once.
  const about = spelledStems(document)
  const spelled = (sentence: Sentence) => ({ ...sentence, stems: about(sentence) })
  const worth = worthOf(document, sentences)[section]
  const chosen = selectDiverse(
    worth
      .filter(({ sentence, score }) => score > 0 && !isTold(sentence) && isSought(sentence))
      .map(({ sentence, score }) => ({ sentence: spelled(sentence), score })),
    { most, floor: 0, share: 0, weight: worthOfVariety, taken: taken.map(spelled) },
  )
  const places = new Set(chosen.map(({ index }) => index))
  return worth.map(({ sentence }) => sentence).filter(({ index }) => places.has(index))
}
