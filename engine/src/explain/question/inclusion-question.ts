import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { statementsTelling, type ToldOfStudy } from './told-of-study.ts'

const people =
  '(?:patients?|participants?|subjects?|children|infants?|adults|women|men|individuals|persons?|people|volunteers|students|mothers|girls|boys|couples|those)'
const whole = '(?:the|this|your|their) (?:study|trial|survey|experiment|work|research)'
const asks = new RegExp(
  `^\\W*(?:who|(?:which|what) (?:\\w+ (?:of )?)?${people}) (?:was|were|is|are) eligible(?: for inclusion)?(?: (?:in|for) ${whole})?\\W*$|^\\W*(?:what|which) (?:were|are|was|is) the (?:inclusion|eligibility|selection|entry) criteri(?:a|on)(?: (?:of|in|for) ${whole})?\\W*$`,
  'i',
)

/** "Inclusion criteria were …", "Patients were eligible if …", "Eligible women had …". */
const listed =
  /\b(?:inclusion|eligibility|selection|entry) criteri(?:a|on)\b(?: [^.;:]{0,50}?)?(?: (?:was|were|is|are|included?|comprised|consisted of|being|as follows)\b|:)|\bcriteria for (?:inclusion|eligibility|entry)\b/i
const eligible = new RegExp(
  `\\b${people}\\b[^.;]{0,80}\\b(?:was|were|are|is) (?:considered )?eligible\\b[^.;]{0,60}\\b(?:if|when|who|with|provided|aged|were|had)\\b|\\beligible (?:\\w+ ){0,2}${people} (?:were|are|was|is|had|have|included)\\b(?! (?:\\w+ )?(?:random\\w*|assigned|allocated|approached|invited|asked|contacted|identified|screened|enrolled|recruited|included|informed|given))|\\b${people} eligible (?:\\w+ ){0,4}(?:were|are|was|had)\\b`,
  'i',
)
const entered = new RegExp(
  `\\b${people}\\b[^.;]{0,60}\\b(?:aged|between|with|who|older|over|under)\\b[^.;]{0,200}\\b(?:was|were) (?:\\w+ )?(?:eligible|enrolled|included|recruited|invited)\\b|\\b(?:we|this study|the (?:study|trial)) (?:\\w+ )?(?:enrolled|included|recruited) (?:\\w+ ){0,3}${people} (?:aged|between|with|who|over|under)\\b`,
  'i',
)
/** That criteria were there, and for what, names none; who stays for an analysis, or goes on, came in before. */
const ofCriteria =
  /\beligible (?:to|for) (?:continue|receive|cross|further)\b|\b(?:not|never) (?:included|enrolled|recruited|eligible)\b|\b(?:included|eligible) (?:in|for) (?:the |this |our |these )?(?:\w+ )?analys|\b(?:inclusion|eligibility|selection) criteria (?:was|were) (?:set|applied|used|the same|similar|based|defined|chosen)\b|\b(?:met|meeting|fulfill?ed|fulfill?ing|satisf\w+) (?:all |the |our )*(?:\w+ and )?(?:inclusion|eligibility|selection|entry) criteri/i

function plainness(text: string): number {
  if (ofCriteria.test(text)) return 0
  const told =
    (holds(listed, text) ? 2 : 0) +
    (holds(eligible, text) ? 2 : 0) +
    (holds(entered, text) ? 1.2 : 0)
  return told === 0 ? 0 : told + (/\b(?:aged?|years?)\b/i.test(text) ? 0.3 : 0)
}

const inclusion: ToldOfStudy = {
  form: 'list',
  places: { methods: 1, abstract: 0.3, other: 0.3, results: 0.1 },
  told: plainness,
  floor: 1,
}

/** The sentences that name whom a study let in, for who asks that; empty for other questions. */
export function inclusionStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!asks.test(question)) return []
  return statementsTelling(inclusion, document, sentences)
}
