import type { PaperDocument } from '../../document/paper-document.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { statementsTelling, type ToldOfStudy } from './told-of-study.ts'

const harm =
  '(?:side[ -]effects?|adverse (?:\\w+ )?(?:events?|effects?|reactions?)|adverse (?:drug )?reactions?|complications?|AEs?)'
/** Harm as it is asked for in everyday words. */
const harmAsked = `(?:${harm}|(?:bad|ill|harmful|negative|unwanted|undesir(?:ed|able)|untoward|unpleasant|nasty) (?:side[ -])?effects?|harms?)`
const any = '(?:any )?(?:serious |severe |major )?'
const whose =
  '(?:the )?(?:patients? |participants? |subjects? |volunteers? |children |women |mice |anyone |anybody |they |it |drug |treatment |therapy )?'
/** "Of the new tea": by what it was done, and not to whom. */
const ofWhat =
  '(?: (?:of|from|with|after|due to) (?:the |this |that |its? )?[\\w-]+(?: [\\w-]+){0,4})?'
const seen = 'occur|observed|reported|seen|found|noted|noticed|recorded|there|happen'
const asksHarm = [
  `(?:were|was|are|is|did|does|do) (?:there )?${any}${whose}(?:have |had |suffer(?: from)? |get |report |experience |cause |do )?${any}${harmAsked}(?: (?:${seen}))?${ofWhat}`,
  `(?:what|which) (?:were |are )?(?:the )?(?:serious |main |common |most common )?${harmAsked}(?: (?:were|was|did|occur|occurred)(?: (?:there|they|the patients?|the participants?|patients?|participants?))?(?: (?:${seen}|have|get|experience|report|suffer))?)?${ofWhat}`,
  '(?:was|were|did) (?:anyone|anybody|any of the \\w+|any \\w+) (?:get )?(?:harmed|hurt)(?: (?:by|from|in|during) (?:the |this )?[\\w-]+(?: [\\w-]+){0,3})?',
]
const asks = new RegExp(asksHarm.map((form) => `^\\W*${form}\\W*$`).join('|'), 'i')
/** "Was it safe?", "How safe is the new tea?" */
const asksSafety =
  /^\W*(?:(?:is|are|was|were) (?!there\b)(?:(?:the|this|these|its?|that) )?(?:[\w-]+ ){0,5}?safe|how safe (?:is|are|was|were) [^?]{1,60})\W*$/i
/** True for a question after the harm that was done, and nothing else. */
export const asksForHarm = (question: string): boolean =>
  asks.test(question) || asksSafety.test(question)
/** True for words that tell of harm or of its want, in any of the ways that papers have. */
export const tellsHarm = (text: string): boolean =>
  named.test(text) ||
  /\b(?:safe(?:ly|ty|r|st)?|unsafe|injur\w+|harm\w*|toxic\w*|risk\w*|deaths?|died|mortality|side[ -]effects?|unwanted|intoleran\w+|nausea|pain|headaches?|bleeding|infections?)\b/i.test(
    text,
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
  if (!asksForHarm(question)) return []
  return statementsTelling(effects, document, sentences)
}
