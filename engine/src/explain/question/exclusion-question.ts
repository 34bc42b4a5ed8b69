import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { statementsTelling, type ToldOfStudy } from './told-of-study.ts'

const people =
  '(?:patients?|participants?|subjects?|children|infants?|adults|women|men|individuals|persons?|people|volunteers|students|mothers|girls|boys|cases|dyads|couples)'
const asks = new RegExp(
  `^\\W*(?:who|whom|which (?:\\w+ )?${people}|what (?:\\w+ )?${people}) (?:was|were|did they) (?:not )?(?:exclude[d]?|ineligible|left out)(?: (?:from|of|in) (?:this|the) (?:study|trial|survey|experiment|analysis|work))?\\W*$|^\\W*(?:what|which) (?:were|are|was) the exclusion criteri(?:a|on)(?: (?:of|in|for) (?:this|the) (?:study|trial|survey|experiment))?\\W*$`,
  'i',
)

/** "Exclusion criteria were pregnancy …", "The exclusion criteria: …". */
const listed =
  /\bexclusion criteri(?:a|on)\b(?: [^.;:]{0,50}?)?(?: (?:was|were|is|are|included?|comprised|consisted of|being|as follows)\b|:)|\bcriteria for exclusion\b/i
/** That criteria were there, and for what, names none. */
const ofCriteria =
  /\bexclusion criteria (?:was|were) (?:set|applied|used|the same|similar|based|defined|chosen)\b/i
/** What stands in one sentence, its decimal points too. */
const within = '(?:[^.]|\\.(?=\\d)){0,500}?'
const those = `(?:${people}|smokers|those)`
const said = new RegExp(
  `\\b(?:we|${those})\\b[^.;]{0,80}\\bexclude[d]?\\b[^.;]{0,30}\\b(?:if|for|with|because|when|who|due to|on the basis)\\b|\\b${those}\\b${within}\\b(?:with|who|whose|having|under|below|over|aged|unable|on|receiving|taking)\\b${within}\\b(?:was|were|are) (?:\\w+ )?(?:excluded|not (?:eligible|included)|ineligible)\\b|\\bexclude[sd]? (?:\\w+ )?${people}\\b`,
  'i',
)
/** What was left out of an analysis, or after the start, is another question. */
const ofAnalysis =
  /\bexcluded from (?:the |our |all |further |final |this |these )*(?:\w+ )?(?:analys[ei]s|calculations|model|regression|list)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\w+ )?(?:patients?|participants?|subjects?|children|women|men|cases)\b[^.;]*\bexcluded\b/i

function plainness(text: string): number {
  if (ofCriteria.test(text) || ofAnalysis.test(text)) return 0
  return (listed.test(text) ? 2 : 0) + (said.test(text) ? 1.6 : 0)
}

const exclusion: ToldOfStudy = {
  form: 'list',
  places: { methods: 1, abstract: 0.3, other: 0.3, results: 0.2 },
  told: plainness,
  floor: 1,
}

/** True for who asks whom a study kept out. */
export const asksExcluded = (question: string): boolean => asks.test(question)

/** The sentences that name whom a study kept out, for who asks that; empty for other questions. */
export function exclusionStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!asks.test(question)) return []
  return statementsTelling(exclusion, document, sentences)
}
