import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import { isUnder } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'
import { topicStems } from '../text/words.ts'

const interests =
  /\b(?:competing|conflict(?:s|ing)?)(?: of)?(?: financial| potential| known)* interests?\b|\bdeclarations? of interests?\b/i
const heading =
  /^\W*(?:[\d.]+ )?(?:(?:statements? (?:of|on) |declarations? of )?(?:potential )?(?:competing|conflict(?:s|ing)?)(?: of)?(?: financial)? interests?(?: statement| disclosures?)?|declarations? of interests?|(?:author |financial |authors[’'] )?disclosures?(?: statement)?)\W*$/i
/** What makes an interest, or says that there is none. */
const interest =
  /\b(?:none?|employ\w*|fees?|consult\w*|honorari\w+|editor\w*|stocks?|shares?|shareholder\w*|stockholder\w*|grants?|funding|funded|support|speaker\w*|advisory|board|patents?|founder\w*|declared?|financial|interests?|trials?)\b/i
/** What such a question says beside the interests; any other word asks what a text says of interests. */
const ofQuestion = new Set(
  topicStems(
    `conflict conflicting competing interest financial author researcher declare declared disclose disclosed disclosure report reported
    state stated statement have has exist paper study any there article declaration potential`,
  ),
)
const declares =
  /\b(?:declare[ds]?|disclos\w+|report(?:ed|s)?|no|none|nothing|not|received|employee|employed|consultan\w+|fees?)\b/i
const longest = 1500

/**
 * What the authors declare of their interests, when a question asks for it ("Were there conflicts of interest?"): the
 * statement by its wording first, then what stands under its heading. Empty for other questions.
 */
export function interestStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!interests.test(question)) return []
  if (!topicStems(question).every((stem) => ofQuestion.has(stem))) return []
  const told = sentences.flatMap((sentence) => {
    const { text, role, kind, index, span } = sentence
    if (kind === 'heading' || kind === 'reference' || kind === 'table' || text.length > longest)
      return []
    if (role === 'references' && !interests.test(text)) return []
    const isWorded = interests.test(text) && declares.test(text)
    const isHeaded = isUnder(document, sentence, heading) && interest.test(text)
    if (!isWorded && !isHeaded) return []
    return [{ span, index, worth: (isWorded ? 2 : 0) + (isHeaded ? 1 : 0) }]
  })
  return told.toSorted((a, b) => b.worth - a.worth || a.index - b.index).map(({ span }) => span)
}
