import type { Token } from './statement-tokens.ts'
import { writtenAlike } from './written-forms.ts'

/** Words that stand for each other wherever they stand. Each line is one sense. */
const senses = `
performed|carried out|conducted
approximately|about|around|roughly|circa|ca|~|∼
due to|because of|owing to
versus|vs
while|whilst
among|amongst
prior to|before
in order to|to
used|utilized|utilised
use|utilize|utilise
using|utilizing|utilising
upon|on
e g|eg|for example|for instance|such as
i e|ie|that is
a single|number:1
bought|purchased
began|started
was|were
is|are
has|have
does|do
this|these
>|more than|greater than
<|less than
≥|at least
≤|at most
CI|confidence interval
CIs|confidence intervals
IQR|interquartile range
SD|standard deviation
`
const senseOf = new Map(
  senses
    .trim()
    .split('\n')
    .flatMap((line, sense) => line.split('|').map((words) => [words, sense] as const)),
)

/** Whether two runs of words say the same in all company: "carried out" and "performed", "doesn't" and "does not". */
export function areSameSense(one: readonly Token[], other: readonly Token[]): boolean {
  const [a, b] = [one, other].map(plain) as [string, string]
  if (a === '' || b === '') return false
  return a === b || (senseOf.has(a) && senseOf.get(a) === senseOf.get(b))
}

/** Words that come and go together without changing what is said: "for example", and "that is" before "stored". */
const passing =
  /^(?:for (?:example|instance)|in fact|e g|eg|(?:that|which|who) (?:is|are|was|were))$/

/** Whether a run of words that only one of two statements has says nothing. */
export const isPassing = (tokens: readonly Token[]): boolean => passing.test(plain(tokens))

const plain = (tokens: readonly Token[]) =>
  tokens
    .map(({ key }) => key)
    .join(' ')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\bcannot\b|\bcan't\b/g, 'can not')
    .replace(/(?<=\p{L})n't\b/gu, ' not')

const preposition = /^(?:in|on|at|for|by|of|from|with|between|to|during)$/

const bindsWhich = new Set(
  `in on at of for from to with by under over through within into upon after before during about between
  among determine determines determined decide decides decided know knows known ask asks asked identify
  identifies identified see show shows showed shown tell tells and or`.split(/\s+/),
)

/** The tokens with one word for those that mean the same in the company they are in: "compared to", and "which" for "that". */
export function oneSense(written: readonly Token[]): Token[] {
  const tokens = writtenAlike(written)
  return tokens.map((token, at) => {
    const before = tokens[at - 1]?.key ?? ''
    const next = tokens[at + 1]?.key ?? ''
    // "Both in A and B" is "in both A and B".
    if (token.key === 'both' && preposition.test(next)) return { ...token, key: next }
    if (before === 'both' && preposition.test(token.key)) return { ...token, key: 'both' }
    if (token.key === 'to' && /^compar(?:ed|ison)$/.test(before)) return { ...token, key: 'with' }
    if (token.key === 'which' && before !== '' && !bindsWhich.has(before))
      return { ...token, key: 'that' }
    return token
  })
}
