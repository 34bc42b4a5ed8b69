import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { statementsTelling, type ToldOfStudy } from './told-of-study.ts'

const harm =
  '(?:side[ -]effects?|adverse (?:\\w+ )?(?:events?|effects?|reactions?)|adverse (?:drug )?reactions?|complications?|AEs?)'
const asks = new RegExp(
  `^\\W*(?:were|was|are|is|did) (?:there )?(?:any )?(?:serious |severe |major )?(?:the )?(?:patients? |participants? |subjects? |children |women |mice |anyone |anybody |they )?(?:have |had |suffer(?: from)? |get |report |experience )?(?:any )?(?:serious |severe |major )?${harm}(?: (?:occur|observed|reported|seen|found|noted|noticed|recorded|there|happen))?\\W*$|^\\W*(?:what|which) (?:were )?(?:the )?(?:serious |main |common |most common )?${harm}(?: (?:were|was|did|occur|occurred)(?: (?:there|they|the patients?|the participants?|patients?|participants?))?(?: (?:observed|reported|seen|found|noted|have|get|experience|report|suffer|occur))?)?\\W*$`,
  'i',
)
const named = new RegExp(
  `\\b(?:${harm}|tolerated|toxicit(?:y|ies)|harms?|untoward (?:events?|effects?))\\b`,
  'i',
)
const none = new RegExp(
  `\\b(?:no|without(?: any)?|free of|neither|none of the \\w+ (?:had|experienced|reported|developed|suffered))(?: [\\w-]+){0,4}? ${harm}\\b|\\b${harm}\\b[^.;]{0,40}\\b(?:not|never|none)\\b[^.;]{0,20}\\b(?:observed|reported|seen|occur|found|noted|recorded|detected|encountered)`,
  'i',
)
const cameUp =
  /\b(?:observed|reported|occurred|noted|experienced|developed|encountered|seen|detected|documented|suffered|most (?:common|frequent)|similar|comparable|mild|moderate|incidence|frequency|resolved|well[ -]tolerated|discontinued|rates?)\b/i
/** How they were looked for, and what is feared in general. */
const lookedFor =
  /\b(?:(?:were|was) (?:\w+ly |also |all )?(?:recorded|monitored|assessed|evaluated|documented|collected|questioned|asked|noted(?= (?:at|every|during each|by))|coded|graded|defined|classified)|outcomes? (?:was|were|included?)|endpoints?|(?:to|we) (?:assess|evaluate|compare|record|monitor)|may|might|can|could|should|would|aim(?:ed)?|hypothes\w+|potential|risk of|in order to)\b/i
/** What came up elsewhere, or is no harm: "no adverse effects on the action of salbutamol". */
const elsewhere =
  /\b(?:previous|prior|earlier|other|pooled) (?:[\w-]+ ){0,2}(?:stud|trial|analys|report)|^(?:an?|one|another) (?:[\w-]+ ){0,4}(?:stud|trial)|\bcriteria\b|\bexplain|\breasons? (?:for|of)\b|\bprefer|\b(?:has|have) been (?:reported|described|observed|associated)\b|\bliterature\b|\beffects? (?:of [\w-]+ )?on the\b/i

function plainness(text: string): number {
  if (!named.test(text) || elsewhere.test(text)) return 0
  const isNone = none.test(text)
  const told = (isNone ? 1.6 : 0) + (cameUp.test(text) ? 1 : 0) + (/\d/.test(text) ? 0.3 : 0)
  return told - (!isNone && lookedFor.test(text) ? 1.2 : 0) - (text.length > 400 ? 0.5 : 0)
}

const effects: ToldOfStudy = {
  form: 'statement',
  places: { results: 1, abstract: 0.9, other: 0.5, discussion: 0.3, conclusion: 0.3 },
  told: plainness,
  floor: 2,
}

/** The sentences on the harm that a treatment did or did not do, for who asks only that; empty for other questions. */
export function sideEffects(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!asks.test(question)) return []
  return statementsTelling(effects, document, sentences)
}
