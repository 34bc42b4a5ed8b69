import { type Wording, written } from './term-forms.ts'

const be = '(?:is|are|was|were)'
/** The letter or the formula that a thing goes by: "the price p(A)", "the distance d". */
const sign = '(?: (?:\\p{L}|\\p{L}{1,3}\\([^()]{1,20}\\)))?(?![\\p{L}\\p{N}-])'
/** Whose it is: "of the code", "of f at D". */
const whose = '(?: (?:of|at|for|in) (?:the |an? )?[\\p{L}-]+(?: (?!is|are|as)[\\p{L}-]+)?){0,2}'
/** "The model of growth is defined as" says what the model is, "the concept of growth" what growth is. */
export const notOf =
  '(?<!\\b(?<!\\b(?:concept|notion|idea|term|meaning|definition) )(?:of|for|in|by|with|on|from|between) (?:the |an? )?)'
/** Of what is meant to be said already: "this is called X" leans on another sentence. */
const something = '(?<!\\b(?:this|that|it|they|which|these|and) )'
/** Of these "X is the focus of the paper" says nothing of what X is. */
export const noKind =
  '(?:focus|aim|goal|subject|topic|result|reason|best|worst|first|last|second|third|same|only|main|most|least|case|basis|question|problem|other|one|former|latter|highest|lowest|largest|smallest|fact|key|next|purpose|responsibility|lack|absence|presence|use|need|objective|target|opposite|outcome|concern|matter|issue|challenge|factor|burden|obstacle|part)'

/**
 * How a text defines a term outright, by what it may be of ("the price of a code") and with the letter that it goes by:
 * "we define the distance d of the code as …", "… is known as X", "we call … X", "the price p(A) is the size of …",
 * "X, meaning that …".
 */
export function framesOf(term: string): readonly Wording[] {
  const it = written(term)
  const the = `(?:the |an? )?${it}`
  return [
    [
      new RegExp(`\\bdefin(?:e|es|ed|ing) ${the}${sign}${whose} (?:as|to be)\\b(?! ${the})`, 'iu'),
      5,
    ],
    [
      new RegExp(
        `${notOf}${the}${sign}${whose},? (?:${be}|can be) (?:then )?(?:defined|given) (?:as|by)\\b`,
        'iu',
      ),
      5,
    ],
    [
      new RegExp(
        `\\p{L}{3,} ${something}${be} (?:\\p{Ll}+ly |also )?(?:known as|called|termed|referred to as) ${the}(?!\\s\\p{L}+(?<!of|in|and|or|by|for|as|if|when|where|which|that|with|at|to))`,
        'iu',
      ),
      4,
    ],
    [
      new RegExp(
        `\\bwe (?:\\p{L}+ )?(?:call|term|name|dub) (?!this|it\\b|them|these)[^.;]{8,90}? ${the}(?= of\\b|[.,;]|$)`,
        'iu',
      ),
      3.4,
    ],
    [
      new RegExp(
        `(?:^|[,;:.)] |\\b(?:that|where|while|and) )(?:the )?${it}${sign}${whose} ${be} (?:an? (?!${noKind}\\b)[\\p{L}-]+|the (?:\\p{L}+ )?(?!${noKind}\\b)[\\p{L}-]+ (?:of|that|which|between|such))\\b`,
        'iu',
      ),
      3.4,
    ],
    [new RegExp(`${it}, meaning(?: that)? `, 'iu'), 5],
    [
      new RegExp(
        `${it}, (?:that is(?: to say)?,|i\\. ?e\\.,?) (?!(?:they|we|it|this|these|there|if|in|for|when)\\b)`,
        'iu',
      ),
      3,
    ],
  ]
}

/** "Citation sentences, or citances": another word for what stands before it; of a word that is no everyday one. */
export const otherNameOf = (term: string): Wording => [
  new RegExp(
    `\\b(?!and|or|but)\\p{Ll}{4,}s, or ${written(term)}(?: \\p{Lu}[^,;()]{0,30}\\(\\d{4}\\)|\\s?[([][^()[\\]]{1,60}[)\\]])?,`,
    'u',
  ),
  2.6,
]
