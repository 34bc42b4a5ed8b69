import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { worthiestOwn } from '../text/worthiest-own.ts'

const asks =
  /^\W*(?:how|on what basis|by what)\b[^?]*\b(?:sample size|number of (?:patients|participants|subjects|children|animals|mice))\b[^?]*\b(?:determined|calculated|chosen|computed|estimated|justified|decided|derived|planned|set|obtained)\b|\b(?:sample size|power) (?:calculation|analysis|justification)\b/i

/** "To have 0.80 power", "80% power", "a power of 80%", "with power = 0.9". */
const power =
  /(?:\d\s?%|\.\d+) (?:(?!peak )\w+ )?powers?\b|\b(?:test |statistical )?power (?:of|was|is|=|set|given)|\bpower ?[=:(]|\bpower (?:analys[ie]s|calculations?)\b|\bpowered to detect\b|\bstatistical power\b[^.;]{0,80}\bdetect\b|(?<![\w-])\d[^.;]{0,40}\b(?:needed|required|necessary) to detect\b/i
const figure = /\d/
const planned =
  /\b(?:sample size|required|needed?|necessary|calculat\w+|estimat\w+|anticipat\w+|assum\w+|detect|sufficient|planned|expected|would|resulting|based on)\b/i
const ofSize =
  /\b(?:sample size (?:of|was|is|for|calculation|estimation|analysis)|(?:calculate|determine|estimate) the sample size)\b/i
const detecting = /\bto (?:detect|find)\b|\b(?:would (?:be )?|are |were )(?:need|required?)/i
/** That there were too few is found afterwards. */
const tooFew =
  /\b(?:not have|lack of|lacked|insufficient|(?:small|larg)(?:er)? sample|too small|low power|under-?powered|post[- ]?hoc|observed power|cannot|could not|only)\b/i
const most = 2

/** How plainly a sentence tells how many were thought to be needed. */
function worthOf({ text, role, kind, speaksOf }: Sentence): number {
  if (kind !== 'paragraph' && kind !== 'list-item') return 0
  if (speaksOf !== 'paper' || role === 'references' || role === 'background') return 0
  if (!figure.test(text) || !holds(planned, text)) return 0
  const isOfSize = ofSize.test(text)
  if ((!power.test(text) && !isOfSize) || tooFew.test(text)) return 0
  return (
    (power.test(text) ? 1 : 0) +
    (isOfSize ? 1 : 0) +
    (detecting.test(text) ? 0.7 : 0) +
    (role === 'methods' ? 0.5 : 0)
  )
}

/** The sentences that tell from what power a sample size was calculated, for who asks how it was determined; empty for other questions. */
export function powerStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!asks.test(question)) return []
  return worthiestOwn(document, sentences, worthOf, { floor: 1, most })
}
