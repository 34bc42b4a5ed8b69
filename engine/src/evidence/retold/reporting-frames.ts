import { remembering } from '../../text/remembering.ts'

// Who says in a paper what was found, and how another tells of it: "we found that", "the authors found that".

const adverbs = String.raw`(?:(?:\p{Ll}+ly|also|further|first|next|then|thus|here|now) ){0,2}`
const writers = 'authors|researchers|scientists|investigators'
/** Those who wrote the paper, as others call them; "the group" and "the doctors" may be those who were studied. */
export const people = String.raw`the (?:study['’]s |paper['’]s |study )?(?:${writers})|the (?:research |study )?team|researchers|scientists`
const work = String.raw`(?:the|this|the (?:new|present|current)|our|their) (?:study|paper|work|research|trial|article)`
const owners = String.raw`our|their|these|the|the (?:${writers}|team|study|paper)(?:['’]s|['’])`
const results = String.raw`(?:${owners}) (?:results|findings|data|analyses|analysis|experiments|investigations|observations|simulations)(?: of (?:the|this|our)(?: present| current| new)? (?:study|paper|work|trial))?`

/** What those who write take for likely, and is told as that and no more. */
const surmises =
  'suspect|believe|assume|expect|anticipate|hope|predict|speculate|conjecture|postulate|presume|recommend|thank|wonder'.split(
    '|',
  )
/** To say it in another tone is to say it. */
const sayings = 'acknowledge|warn|caution|remark|mention|highlight|underline|underscore|add'.split(
  '|',
)
const deeds = 'experiment|train|develop|consider|employ|adopt|address|extend'.split('|')

/** Forms of the verbs by which a finding is told, by their first form. */
const verbs: Readonly<Record<string, string>> = {
  find: 'find|finds|found',
  show: 'show|shows|showed|shown',
  observe: 'observe|observes|observed',
  see: 'see|sees|saw|seen',
  report: 'report|reports|reported',
  note: 'note|notes|noted',
  demonstrate: 'demonstrate|demonstrates|demonstrated',
  reveal: 'reveal|reveals|revealed',
  confirm: 'confirm|confirms|confirmed',
  conclude: 'conclude|concludes|concluded',
  state: 'state|states|stated',
  say: 'say|says|said',
  write: 'write|writes|wrote|written',
  suggest: 'suggest|suggests|suggested',
  indicate: 'indicate|indicates|indicated',
  imply: 'imply|implies|implied',
  propose: 'propose|proposes|proposed',
  argue: 'argue|argues|argued',
  explain: 'explain|explains|explained',
  stress: 'stress|stresses|stressed',
  'point out': 'point out|points out|pointed out',
  estimate: 'estimate|estimates|estimated',
  hypothesize: 'hypothesize|hypothesizes|hypothesized|hypothesise|hypothesises|hypothesised',
  identify: 'identify|identifies|identified',
  describe: 'describe|describes|described',
  present: 'present|presents|presented',
  introduce: 'introduce|introduces|introduced',
  examine: 'examine|examines|examined',
  investigate: 'investigate|investigates|investigated',
  evaluate: 'evaluate|evaluates|evaluated',
  assess: 'assess|assesses|assessed',
  aim: 'aim|aims|aimed',
  define: 'define|defines|defined',
  sketch: 'sketch|sketches|sketched',
  outline: 'outline|outlines|outlined',
  discuss: 'discuss|discusses|discussed',
  summarize: 'summarize|summarizes|summarized|summarise|summarises|summarised',
  characterize: 'characterize|characterizes|characterized|characterise|characterises|characterised',
  compare: 'compare|compares|compared',
  explore: 'explore|explores|explored',
  apply: 'apply|applies|applied',
  analyze: 'analyze|analyzes|analyzed|analyse|analyses|analysed',
  plan: 'plan|plans|planned',
  think: 'think|thinks|thought',
  view: 'view|views|viewed',
  emphasize: 'emphasize|emphasizes|emphasized|emphasise|emphasises|emphasised',
  focus: 'focus|focuses|focused|focusses|focussed',
  ...Object.fromEntries(
    [...surmises, ...sayings, ...deeds].map((verb) => [
      verb,
      `${verb}|${verb}s|${verb.replace(/e$/, '')}ed`,
    ]),
  ),
}
const lemmas = new Map(
  Object.entries(verbs).flatMap(([lemma, forms]) => forms.split('|').map((form) => [form, lemma])),
)
const told = Object.values(verbs).join('|')

/** What is seen or shown may be told by each of these; to have demonstrated it is to have shown it, and not the other way. */
const seen = /^(?:find|show|observe|see|report)$/
const shown = /^(?:find|show|observe|see|report|demonstrate|reveal|confirm)$/
/** To say it takes no more than that the paper says so, without a doubt. */
const said = new RegExp(
  `^(?:report|note|state|say|write|argue|explain|point out|stress|emphasize|${sayings.join('|')})$`,
)
const assured = new RegExp(
  `^(?:find|show|observe|see|report|note|demonstrate|reveal|confirm|state|say|write|conclude|stress|emphasize|point out|${sayings.join('|')})$`,
)

const frame = new RegExp(
  String.raw`(?<![\p{L}'’-])(?<actor>we|${people}|${work}|${results}) (?<adverbs>${adverbs})(?<verb>(?:(?:have|has|had) )?(?:${told}))(?<that> that,?)?(?![\p{L}'’-])`,
  'giu',
)

/** Who tells something, and by what verb. */
export interface Frame {
  readonly start: number
  readonly end: number
  readonly actor: string
  readonly adverbs: string
  readonly verb: string
  readonly lemma: string
  readonly that: string
}

/** The frames of a text in which those who wrote it, or what they did, tell of what they found; in its order. */
export const framesIn: (text: string) => readonly Frame[] = remembering((text) =>
  [...text.matchAll(frame)].map(({ index, 0: words, groups }) => {
    const { actor = '', adverbs = '', verb = '', that = '' } = groups ?? {}
    const lemma = lemmas.get(verb.toLowerCase().replace(/^ha(?:ve|s|d) /, '')) ?? ''
    return { start: index, end: index + words.length, actor, adverbs, verb, lemma, that }
  }),
)

/** What people do, and no results: "we define X" is not "the data define X". */
const doing = new RegExp(
  `^(?:identify|describe|introduce|examine|investigate|evaluate|assess|aim|define|sketch|outline|discuss|summarize|characterize|compare|explore|apply|analyze|focus|plan|think|view|emphasize|${[...surmises, ...deeds].join('|')})$`,
)
const found =
  /(?:results|findings|data|analyses|analysis|experiments|investigations|observations|simulations)(?: of .*)?$/i

/** Whether a claim's verb says no more than the paper's. */
function saysNoMore(claim: Frame, paper: Frame): boolean {
  if (claim.lemma === paper.lemma)
    return !doing.test(claim.lemma) || found.test(claim.actor) === found.test(paper.actor)
  if (claim.that === '' && paper.that === '' && claim.lemma === 'show')
    return /^(?:reveal|demonstrate)$/.test(paper.lemma)
  if (claim.that === '' || paper.that === '') return false
  return (
    (seen.test(claim.lemma) && shown.test(paper.lemma)) ||
    (said.test(claim.lemma) && assured.test(paper.lemma))
  )
}

/** Whether a verb says only that the paper tells so, and not that it was found there. */
export const isSaying = ({ lemma }: Frame): boolean => said.test(lemma)

/** Whether a verb says that something was found, or that the paper tells so. */
export const isAssured = (told: Frame): boolean => seen.test(told.lemma) || isSaying(told)

const pointing = /^(?:these|the|this) /i
/** In a paper's own words these are others, or may be. */
const foreign = new RegExp(String.raw`^(?:${people}|their .*|.*['’].*)$`, 'iu')

/**
 * A claim with the frames of its sentence for its own, where they say no more: "we found that" for "the authors report
 * that", "our results suggest" for "the results suggested".
 * @param isOfOthers whether what a sentence here points back at may be another study's.
 */
export function inPapersFrames(sentence: string, claim: string, isOfOthers: () => boolean): string {
  const own = framesIn(sentence).filter(
    ({ actor }) => !foreign.test(actor) && !(pointing.test(actor) && isOfOthers()),
  )
  if (own.length === 0) return claim
  let told = claim
  for (const one of framesIn(claim).toReversed()) {
    const same = own.find((other) => saysNoMore(one, other))
    if (!same) continue
    const words = `${same.actor} ${one.adverbs}${same.verb}${same.that || one.that}`
    told = told.slice(0, one.start) + cased(words, one.actor) + told.slice(one.end)
  }
  return told
}

/** Words with a capital or without one, as those that they stand for. */
export const cased = (words: string, like: string): string => {
  const first = words.charAt(0)
  return (/^\p{Lu}/u.test(like) ? first.toUpperCase() : first.toLowerCase()) + words.slice(1)
}

const owned = new RegExp(
  String.raw`\b(?<whose>their|the (?:${writers}|team|study)(?:['’]s|['’])) (?=(?<noun>\p{L}{2,}))`,
  'giu',
)

/** Others that "their" would be taken for: people, or things that are many. */
const many = /\b(?:[a-z]{3,}(?<![ius])s|people|men|women|children|mice|they)\b/
/** Whether "their" for the first "our" of a sentence would be that of others: "Gray et al. did, but our bells". */
function ownsToo(sentence: string): boolean {
  const before = sentence.slice(0, sentence.search(/\s[Oo]ur\b/) + 1)
  return /\bet al\b/.test(before) || many.test(before.replace(/\b[Ww]e\s.*/s, ''))
}

/** Those who wrote the paper, named before "their": then it is theirs. */
const named = new RegExp(String.raw`\b(?:${writers}|team|they)\b`, 'i')
/** "Their bells …", "By their count, the authors …" */
const opensTheirs = new RegExp(
  String.raw`^(?:their\b|[^,]*\btheir [^,]*, (?:${people}|they)\b)`,
  'iu',
)
const us = /\b(?:we|our|ours|us)\b/i

/**
 * Whether the sentence of a claim has a "their" that is another's and becomes the authors' own when they are told of for
 * its "we": "we introduce their approach" is not "the authors introduce their approach". It is nobody else's where those
 * whom it speaks of stand between the two: "we asked the ringers about their bells".
 */
export function takesTheirs(sentence: string, claim: string): boolean {
  const between = /\b[Ww]e\b(?<words>.*?)\btheirs?\b/s.exec(sentence)?.groups?.words
  return (
    between !== undefined && !many.test(between) && named.test(claim) && /\btheirs?\b/.test(claim)
  )
}

/**
 * A claim with "we" and "our" for those who wrote the paper, where its sentence says so of what was done: "we grew" for
 * "the scientists grew". What people in general do ("we see the moon") is not told of them.
 */
export function inFirstPerson(sentence: string, claim: string): string {
  const lower = sentence.toLowerCase()
  if (us.test(claim) || !/\bour\b/.test(lower)) return claim
  // "We rang their bells" of "we rang our bells" gives them to others.
  const isTheirs =
    !/\btheir\b/.test(lower) &&
    !ownsToo(sentence) &&
    (!/\bwe\b/.test(lower) ||
      opensTheirs.test(claim) ||
      named.test(claim.slice(0, claim.search(/\btheir\b/i))))
  return claim.replace(owned, (words, whose: string, noun: string) =>
    (isTheirs || !/^their$/i.test(whose)) && lower.includes(`our ${noun.toLowerCase()}`)
      ? cased('our ', words)
      : words,
  )
}
