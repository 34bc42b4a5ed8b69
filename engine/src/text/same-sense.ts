import { remembering } from './remembering.ts'
import { statementTokens, type Token } from './statement-tokens.ts'
import { writtenAlike } from './written-forms.ts'

/** Words that stand for each other wherever they stand. Each line is one sense. */
const senses = `
performed|carried out|conducted
took place|was conducted|was performed|was carried out|were conducted|were performed|were carried out
administered|given
approximately|about|around|roughly|circa|ca|~|∼|≈
due to|because of|owing to
versus|vs|v
while|whilst
although|though
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
was|were|has been|have been
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
fig|figure
figs|figures
sec|section
secs|sections
eq|equation
eqs|equations
SD|standard deviation
mean|average
associated with|linked to|linked with
frequently|often
rose|increased
fell|decreased
once a day|once per day|once daily
once a week|once per week|once weekly|weekly
once a month|once per month|once monthly|monthly
once a year|once per year|yearly|annually
twice a day|twice per day|twice daily
twice a week|twice per week|twice weekly
randomly assigned|randomly allocated|randomized|randomised
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

const often = /^(?:once|twice|times?)$/
const span = /^(?:second|minute|hour|day|night|week|month|season|year)$/

const bindsWhich = new Set(
  `in on at of for from to with by under over through within into upon after before during about between
  among determine determines determined decide decides decided know knows known ask asks asked identify
  identifies identified see show shows showed shown tell tells and or`.split(/\s+/),
)

/** Behind these "that" leads on to what is said, thought or so: it may go. */
const saying =
  /^(?:(?:show|find|suggest|indicat|demonstrat|observ|not|reveal|report|conclud|confirm|believ|think|know|mean|ensur|argu|hypothesi[sz]|assum|stat|see|say|claim|propos|predict|suspect|expect|speculat|conjectur|hop|reason|agree|learn|realiz|realis|recogni[sz]|remark|emphasi[sz]|stress|warn|writ|stipulat|require|recommend|establish|prov|verif|check|infer|deduc|postulat|posit|impl|guarantee|remember|discover|notic|consider|understand|acknowledg|admit|highlight|point)(?:e|es|ed|s|y|ies|ied|en|n|ing)?|found|shown|thought|known|seen|saw|said|meant|clear|likely|unlikely|possible|probable|plausible|evident|true|aware|sure|certain|important|noteworthy|obvious|apparent|surprising|interesting|so|such|fact|evidence|hypothes[ie]s|ideas?|notion|view|possibility|probability|likelihood|chance|claims?|belief|conclusions?|findings?|observations?|assumptions?|suggestions?|indications?|out|us|me|in|given|provided|except)$/
/** Words that a noun begins with: "the bell that we cast" is "the bell we cast". */
const nounOpener =
  /^(?:the|an?|we|they|it|he|she|i|you|this|these|those|our|their|its|his|her|there|all|both|each|some|any|no|most|many|such|one|in|for|when|if|while|although|as)$/

/** Whether "that" is what its clause speaks of: without it, "a bell that rings" is another statement. */
const isSubject = (before: string, next: string): boolean =>
  before !== '' && next !== '' && !saying.test(before) && !nounOpener.test(next)

/** The tokens of a text in matching form, with one word for those that mean the same in the company they are in: "compared to", and "which" for "that". */
export const senseTokens: (form: string) => readonly Token[] = remembering(oneSense)

function oneSense(form: string): Token[] {
  const tokens = writtenAlike(statementTokens(form))
  return tokens.map((token, at) => {
    const before = tokens[at - 1]?.key ?? ''
    const next = tokens[at + 1]?.key ?? ''
    // "Both in A and B" is "in both A and B".
    if (token.key === 'both' && preposition.test(next)) return { ...token, key: next }
    if (before === 'both' && preposition.test(token.key)) return { ...token, key: 'both' }
    // "Three times a day" is so "per day".
    if (token.key === 'a' && often.test(before) && span.test(next)) return { ...token, key: 'per' }
    if (token.key === 'to' && /^compar(?:ed|ison)$/.test(before)) return { ...token, key: 'with' }
    const isThat =
      token.key === 'that' || (token.key === 'which' && before !== '' && !bindsWhich.has(before))
    if (!isThat) return token
    return { ...token, key: isSubject(before, next) ? 'which' : 'that' }
  })
}
