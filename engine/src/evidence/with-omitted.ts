import type { PaperDocument } from '../document/paper-document.ts'
import { slice } from '../text/span.ts'
import type { Verdict } from './claim.ts'
import { chanceLost } from './cuts/chance.ts'
import { conditionsLost } from './cuts/clipping.ts'
import { partsLost } from './cuts/heads.ts'
import { omittedWords } from './nearest-words.ts'
import type { SourceIndex } from './source-index.ts'
import { sentenceBefore } from './verify-whole.ts'
import { wordsBehind } from './words-behind.ts'

/** The verdict with the words that deny or limit the passage and are left out of the claim, when that is its fault. */
export function withOmitted(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  judged: Verdict,
): Verdict {
  const [only] = judged.spans
  const tells = judged.problems.some((problem) => ['negation', 'hedge-dropped'].includes(problem))
  const isCut = judged.problems.includes('words-left-out')
  if (!(tells || isCut) || only === undefined) return judged
  const sentences = index.sentencesAt(only)
  // The whole passage, so that the words left out can be seen in it.
  const passage = {
    start: Math.min(only.start, sentences[0]?.start ?? only.start),
    end: Math.max(only.end, sentences.at(-1)?.end ?? only.end),
  }
  const last = judged.spans.at(-1) ?? only
  const before = document.text.slice(passage.start, only.start)
  const afters = wordsBehind(claim, document.text, last, passage.end)
  const previous = sentenceBefore(document.text, passage.start)
  const told = [
    ...afters.flatMap((after) => [
      ...(isCut ? partsLost(claim, document.text, only.start, { before, after }) : []),
      ...(tells ? conditionsLost(claim, before, after, previous) : []),
    ]),
    ...(tells ? [chanceLost(claim, slice(document.text, passage), '')] : []),
  ].filter((words) => words !== null)
  const lost = [...new Set(told)]
  const omitted =
    lost.length > 0 || !tells ? lost : omittedWords(slice(document.text, passage), claim)
  return omitted.length === 0
    ? judged
    : { ...judged, spans: [passage, ...judged.spans.slice(1)], omitted }
}
