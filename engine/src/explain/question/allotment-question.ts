import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { statementsTelling, type ToldOfStudy } from './told-of-study.ts'

const people =
  '(?:patients?|participants?|subjects?|children|infants?|adults|women|men|individuals|people|volunteers|students|schools|dyads|couples|mice|rats|animals|they)'
const asks = new RegExp(
  `^\\W*how (?:were|was) (?:the |these )?(?:study )?${people} (?:randomi[sz]ed|randomly (?:assigned|allocated)|allocated|assigned)(?: (?:to|into|between) (?:the |their |two |three )?(?:groups?|arms?|treatments?|conditions?))?\\W*$|^\\W*how was (?:the )?(?:randomi[sz]ation|allocation|random allocation) (?:sequence )?(?:done|performed|carried out|conducted|generated|achieved|concealed)\\W*$`,
  'i',
)
const allots =
  /\brandomi[sz](?:ed|ation)\b|\brandom(?:ly)? (?:\w+ )?(?:assign|allocat|divid|allott|number|sequence|list)\w*|\ballocation\b|\b(?:allocated|assigned) (?:to|into)\b/i
/** By what chance was made. */
const chance =
  /\b(?:computer(?:[- ](?:generated|based|program\w*)|i[sz]ed)|envelopes?|random[- ]numbers?|random digits?|random(?:i[sz]ation)? (?:list|table|sequence|code|schedule|program)|permuted|blocks? (?:of|size|random)|block[- ]random|coin|lots|dice|lottery|sealed|web-based|interactive (?:voice|web)|minimi[sz]ation|covariate adaptive|stratified|stratification|software|generated|statistician|\d ?[:∶] ?\d|allocation ratio)\b/i
const chances = new RegExp(chance, 'gi')

function plainness(text: string): number {
  if (!holds(allots, text) || !holds(chance, text)) return 0
  return 1 + 0.3 * Math.min(3, new Set(text.match(chances)).size)
}

const allotment: ToldOfStudy = {
  form: 'statement',
  places: { methods: 0.7, other: 0.5, abstract: 0.3, results: 0.1 },
  told: plainness,
  floor: 1,
}

/** The sentences that tell by what chance people came into their groups, for who asks that; empty for other questions. */
export function allotmentStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!asks.test(question)) return []
  return statementsTelling(allotment, document, sentences)
}
