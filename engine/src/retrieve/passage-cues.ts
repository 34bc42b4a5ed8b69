import { holds } from '../text/holds.ts'
import { remembering } from '../text/remembering.ts'
import type { QuestionType } from './question-type.ts'

/** What a passage's wording shows by itself. */
const cues = {
  number: /\d/,
  percent: /\d\s?%|percent/i,
  statistic: /\bp\s?[<=>≤]|\b(95|99) ?% ?CI|confidence interval|±|\b(OR|HR|RR)\b/i,
  compares:
    /\b(than|compared|versus|vs|higher|lower|greater|less|more|fewer|better|worse|increase[ds]?|decrease[ds]?|reduc\w+|improv\w+|differ\w*)\b/i,
  significant: /\bsignifican/i,
  'no-difference':
    /\b(no|not|neither|without|n't)\b.{0,40}\b(differ\w*|significant\w*|change[ds]?|effects?|associat\w+|improve\w*)|\b(similar|comparable|unchanged|did not differ)\b/i,
  finds:
    /\b(we|results?|data|study|studies|findings|analys[ie]s) (\w+ ){0,2}(show|found|find|demonstrat|observ|reveal|indicat|suggest|conclud|confirm|report)/i,
  method:
    /\b(was|were|is|are|we) (\w+ ){0,2}(measured|assessed|used|randomi[sz]ed|performed|collected|recruited|calculated|analy[sz]ed|evaluated|train(ed)?|use|employ|appl(y|ied)|extract(ed)?|defined|included)\b/i,
  aim: /\b(aim|purpose|objective|hypothes\w+|investigate|propose|introduce|present)\b/i,
  background: /\b(has|have) been\b|\b(is|are) known\b|\bprevious(ly)?\b|\bet al\b/i,
  defines:
    /\b(is|are|was) (an?|the|any|defined|known|called|one)\b|\b(refers? to|defined as|denotes?|means|i\.e\.|called|consists? of)\b|\(/i,
  cause:
    /\b(because|since|due to|owing to|as a result|therefore|thus|reason|cause[sd]?|leads? to|attribut\w+|in order to)\b/i,
  time: /\b(1[6-9]|20)\d\d\b|\b(january|february|march|april|may|june|july|august|september|october|november|december|weeks?|months?|years?|days?)\b/i,
  place: /\b(in|at|from|near|across|within) (the )?\p{Lu}/u,
  people: /\b(patients|participants|subjects|individuals|children|annotators|workers)\b/i,
  example: /\b(such as|including|e\.g\.|for example|namely|include)\b/i,
  lists: /(?:,[^,]+){3}/,
  cites: /\[\d|\bet al\b|\(\p{Lu}[^)]*\d{4}/u,
  asks: /\?\W*$/,
  'leans-back':
    /^(these|those|this|that|it|they|he|she|its|their|such|however|thus|therefore|moreover|furthermore|in addition)\b/i,
} as const
export type PassageCue = keyof typeof cues
export const passageCues = Object.keys(cues) as PassageCue[]

/** So many passages has a long paper: all that ranks them asks for their cues. */
const passagesKept = 2_000

/** 1 for each of `passageCues` that a text shows, else 0. */
export const cuesOf: (text: string) => readonly number[] = remembering(
  (text) => passageCues.map((name) => (holds(cues[name], text) ? 1 : 0)),
  passagesKept,
)

const asking =
  /\?|^\W*(what|which|who|how|why|when|where|is|are|was|were|do|does|did|can|with respect)\b/i

/**
 * What is looked for: evidence for a claim, a comparison, a number or time, or anything else; the last two also in a
 * paper that is parted into sections by what they tell, where the section says where to look.
 */
export const queryKinds = [
  'claim',
  'comparison',
  'quantity',
  'open',
  'quantity in parts',
  'open in parts',
] as const
export type QueryKind = (typeof queryKinds)[number]

/** The kind of a query and the type of its question; a text that asks nothing is a claim. */
export function kindOf(query: string, type: QuestionType, isParted: boolean): QueryKind {
  if (!asking.test(query)) return 'claim'
  if (type === 'compare') return 'comparison'
  const kind = type === 'how-many' || type === 'when' ? 'quantity' : 'open'
  return isParted ? `${kind} in parts` : kind
}

/** The cue that an answer to each type of question is likely to show. */
export const fittingCue: Readonly<Partial<Record<QuestionType, PassageCue>>> = {
  'how-many': 'number',
  when: 'time',
  where: 'place',
  who: 'people',
  why: 'cause',
  how: 'method',
  compare: 'compares',
  definition: 'defines',
  which: 'example',
}
