import type { PaperDocument } from '../../document/paper-document.ts'
import { holds } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import { citesOthers } from '../text/antecedent.ts'
import { isShortStatement, type Sentence } from '../text/sentence.ts'
import { worthiestOwn } from '../text/worthiest-own.ts'

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
const places: Readonly<Partial<Record<Sentence['role'], number>>> = {
  methods: 0.7,
  other: 0.5,
  abstract: 0.3,
  results: 0.1,
}
/** Whatever tells it at all is worth more. */
const leastTold = 1
const most = 2

function worthOf(sentence: Sentence): number {
  const { text, role, kind, speaksOf } = sentence
  const place = places[role]
  if (place === undefined || speaksOf !== 'paper' || !isShortStatement(sentence)) return 0
  if (kind === 'table' || kind === 'caption' || citesOthers(text)) return 0
  if (!holds(allots, text) || !holds(chance, text)) return 0
  const means = new Set(text.match(chances)).size
  return place + 1 + 0.3 * Math.min(3, means)
}

/** The sentences that tell by what chance people came into their groups, for who asks that; empty for other questions. */
export function allotmentStatements(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: string,
): Span[] {
  if (!asks.test(question)) return []
  return worthiestOwn(document, sentences, worthOf, { floor: leastTold, most })
}
