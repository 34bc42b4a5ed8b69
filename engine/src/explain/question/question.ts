import { type QuestionType, questionType } from '../../retrieve/question-type.ts'
import { tokens } from '../../text/tokens.ts'
import { asksFunding, fundingWords } from '../checklist/funding-cues.ts'
import type { ReplicationItem } from '../explanation.ts'
import { extreme } from '../tables/extreme.ts'
import { topicStems } from '../text/words.ts'
import { plainForm } from './plain-form.ts'

/** A question about the paper as a whole, which its sections answer better than matching words do. */
export type Intent =
  | 'about'
  | 'novelty'
  | 'method'
  | 'results'
  | 'limitations'
  | 'conclusion'
  | 'place'
  | 'time'
  | 'data'
  | 'analysis'
  | 'future'
  | 'duration'
  | 'reason'
  | 'kind'
  | 'funding'

/** Items of the replication checklist that a question can ask for outright. */
const itemWords: readonly (readonly [ReplicationItem, RegExp])[] = [
  ['code', /\b(code|implementation|software|scripts?)\b/i],
  ['preregistration', /\b(pre-?regist\w+|trial registration|registered)\b/i],
  ['ethics', /\b(ethic\w*|consent|review board|irb)\b/i],
  ['seeds', /\b(random )?seeds?\b/i],
  ['licence', /\blicen[cs]ed?\b/i],
  ['sample-size', /\bsample size\b/i],
  [
    'data',
    /^(?=.*\b(available|availability|release[ds]?|access\w*|download|publi\w+|shared?|find|get|where|raw|open)\b).*\b(data|data ?sets?|corpus)\b/i,
  ],
  ['compute', /\b(hardware|comput(e|ing|ers?|ational)|gpus?|processors?|machines?)\b/i],
  ['hyperparameters', /\bhyper-?parameters?\b/i],
  ['exclusions', /\bexclu(de|ded|sions?)\b/i],
]
const itemStems: ReadonlySet<string> = new Set(
  topicStems(
    `code implementation software script source open available availability public publicly release find
    access accessible download repository github data dataset corpus raw share ethics ethical approval
    approved consent informed obtain given review board irb preregistered preregistration registered
    registration trial random seed seeds fix report licence license licensed sample size link url get
    published anywhere online committee number used large participant
    hardware gpu processor machine computing computer compute resource run hyperparameter setting
    exclude exclusion criterion criteria article participant item`,
  ),
)

export interface Question {
  readonly text: string
  readonly type: QuestionType
  readonly intent: Intent | null
  /** Whether it asks where the thing fails: a passage on that answers it, in whatever words. */
  readonly asksFailure: boolean
  /** The replication item that it asks for and nothing else. */
  readonly item: ReplicationItem | null
  /** Distinct stems that name the topic, in order; at most 40. */
  readonly stems: readonly string[]
  /** Numbers that the question takes for granted, as written. */
  readonly numbers: readonly string[]
}

/** "What statistical method was used?" */
const asksAnalysis =
  /^\W*(?:what|which|how)\b.*\bstatistical (?:methods?|tests?|analys[ei]s|models?|techniques?|approach(?:es)?)\b/i

/** "Where does the verifier fail?", "What could have distorted the results?" ask for limits, in whatever words. */
const asksFailure = new RegExp(
  [
    '^\\W*where (?:does|do|did|can|could|might|will) (?:the |this |it\\b|its )?(?:[\\w-]+ ){0,3}?(?:fail|break|go wrong|not work|fall short|struggle)s?\\b',
    '^\\W*(?:what|which (?:factors?|things)|how) (?:else )?(?:could|may|might|can|would) (?:also )?(?:have )?(?:\\w+ly )?(?:distort|bias|confound|skew|weaken|threaten|invalidate|undermine|compromise|falsif[iy]|blur|mislead|affect|influence|interfere)(?:e?d)? (?:with )?(?:the |these |their |this |our |its )?(?:\\w+ )?(?:results?|findings|conclusions?|outcomes?|validity|study|trial|data|estimates?|answers|responses|measurements?)\\W*$',
    '^\\W*what (?:is|are|was|were) (?:the |a )?(?:main |major |biggest |greatest |key |central )(?:problem|difficult|obstacle|challenge|bottleneck|hurdle|flaw|disadvantage)(?:s|y|ies)? (?:of|with|in|for) (?:this|the|these|such|their) (?:(?:kind|type|sort) of )?(?:paper|work|stud(?:y|ies)|method|approach|model|system|test|assay|technique|algorithm|tool|procedure|design|analys[ei]s|experiment|trial|survey|data)s?\\W*$',
  ].join('|'),
  'i',
)

/** "How long was the study?" asks for a time and names no topic. */
const asksDuration =
  /^\W*(?:for )?(?:how long|over (?:which|what) (?:period|time)|what (?:is|was) the (?:total )?(?:duration|length))\b(?: (?:did|do|does|was|were|is|are|has|have|had|of|the|this|these|their|entire|whole|total|authors?|researchers?|they))* (?:study|trial|experiments?|survey|follow-?up|observations?|data collection|field ?work|research|project|investigation|monitoring)(?: period)?(?: (?:last|take|took|run|go on|conducted|carried out|done|continued?|last(?:ed)?))?\W*$/i

/** "Why was this study done?": what was lacking, or what the paper set out to do. */
const asksReason =
  /^\W*(?:why|for what (?:reason|purpose))\b(?!.*\b(?:further|future|more|additional|larger)\b).*\b(?:stud(?:y|ies|ied)|papers?|work|research|trial|survey|experiments?|article|review|project|investigation|analysis)\b|^\W*why (?:was|were|did) (?:this|it|they|the authors) (?:do (?:this|it)|done|needed|conducted|carried out|written)\W*$|\b(?:motivat\w+|rationale|research gap|gap)\b/i
const asksKind =
  /^\W*(?:what|which) (?:kind|type|sort|form|category) of (?:an? )?(?:scientific |research )?(?:papers?|stud(?:y|ies)|articles?|work|publication|research|document|review|text|report)\b/i
/** The words of each intent, and those that name no topic in its questions only. */
const intents: readonly (readonly [Intent, RegExp, string?])[] = [
  ['analysis', asksAnalysis],
  ['limitations', asksFailure],
  ['duration', asksDuration],
  ['funding', asksFunding, fundingWords],
  [
    'kind',
    asksKind,
    'kind type sort form category scientific article publication document text review survey',
  ],
  [
    'reason',
    asksReason,
    `motivate motivation motivated rationale gap reason purpose behind need needed necessary written made write
    started start undertake undertaken interesting relevant matter fill researcher trial survey experiment article
    review project investigation do done`,
  ],
  ['place', /^\W*(where|in (what|which) (country|city|region|place))\b/i],
  ['time', /^\W*(when|in (what|which) (year|period))\b/i],
  [
    'future',
    /^(?!\W*why\b)(?:.*?)\b(?:future|further) (work|research|stud(y|ies)|plans?|directions?|steps?|experiments?|investigations?|questions?)\b|\bnext steps?\b|\bplan(s|ned)? (next|for the future)\b|\b(?:done|do|planned|investigated|studied|explored) (?:next|in (?:the )?future)\b/i,
    `suggest suggested recommend recommended propose proposed need needed further investigation investigated explore
    explored studied outlined outline call recommendation`,
  ],
  [
    'limitations',
    /\b(limit(s|ed|ations?)?|weakness(es)?|weak (?:points?|spots?|sides?)|shortcomings?|drawbacks?|caveats?|disadvantages?|downsides?|flaws?)\b/i,
    'name list give see admit recognize recognise prediction forecast estimate weak point spot side disadvantage downside flaw',
  ],
  [
    'novelty',
    /\b(novel(ty)?|contribut(?:ions?|es?|ed)|what('s| is| are)? new|original(ity)?|innovation)\b/i,
  ],
  ['conclusion', /\b(conclusions?|conclude[ds]?|take-?away|take home)\b/i],
  ['data', /\b(data|data ?sets?|corpus|corpora|benchmarks?)\b/i],
  [
    'results',
    /\b(main|key|major|principal|primary|most important|overall)? ?(results?|findings?|outcomes?)\b|\bwhat (did|do|does) (they|the (authors?|study|paper|researchers)|it) (find|discover|show|report)\b|^\W*what (?:was|were|is|has been) (?:found|discovered|shown|observed|learned|demonstrated)\b/i,
  ],
  [
    'method',
    /\bwhat (methods?|methodology|approach(es)?|techniques?|study design|design)\b|\bhow (was|did) (the|this|they) (study|research|work|authors?)?\b.{0,20}\b(conducted|done|carried out|performed|do|work)\b|\bstudy design\b|\bwhat is the (method|methodology|approach|study design)\b/i,
  ],
  [
    'about',
    /\bwhat (is|does) (this|the) (paper|study|article|work|research) ?(about|do|address|propose|investigate|study)?\b|\bsummar|\b(aim|goal|purpose|objective|main idea|research question|hypothesis)s?\b|\bwhat problem\b/i,
  ],
]
// Words that an intent's own question is made of; any other topic word makes it a question of detail.
const intentStems: ReadonlySet<string> = new Set(
  topicStems(
    `limitation weakness shortcoming drawback caveat novel novelty contribution new original innovation
    contribute conclusion conclude takeaway result finding find outcome main key major principal primary important
    overall method methodology approach technique design research conduct carry perform summarize
    summary aim goal purpose objective idea question hypothesis problem address propose investigate
    show report discover researchers describe discuss mention acknowledge state present work there
    country city region place year period take conducted collected significant biggest tell explain briefly about kind type
    dataset data set corpus corpora benchmark evaluate evaluation train training experiment rely
    future plan next step direction author statistical statistics test analysis analyse model
    found shown observed learned demonstrated trial survey experiment piece`,
  ),
)

const besides: ReadonlyMap<Intent, ReadonlySet<string>> = new Map(
  intents.flatMap(([name, , words]) => (words ? [[name, new Set(topicStems(words))]] : [])),
)

/** "How long" asks for a number, "the lowest" for an extreme, "what does X mean" for X: the word itself names no topic; who took part participated, and any that are counted may have. */
const takingPart = /\bt(?:ook|ak(?:es?|en|ing)) part\b/gi
const counting = /\bhow many\b/i
const measure = /\bhow (long|large|big|often|old|fast|high|far)\b/gi
/** "What does the paper say about eels?" is about eels. */
const saying =
  /^(\W*(?:what|anything|how much)(?: else)? (?:does|do|did) (?:(?:the|this|these|its?|their) )?(?:papers?|authors?|stud(?:y|ies)|articles?|texts?|works?|researchers|they|it) )(?:have to |actually |really )?(?:say|tell(?: us)?|write|mention|state|think|believe)(?= (?:about|of|on|regarding|concerning)\b)/iu
const examples = /\bexamples? of\b/gi
const mean = /^(\W*what (?:does|do|did)\b.*)\bmean\W*$/i
/** "Mistral 7B's": no stem takes it off a name that ends so. */
const possessive = /(?<=\d\p{L}{0,3})['’]s(?!\p{L})/gu
const topicOfText = (text: string) =>
  text
    .replace(possessive, '')
    .replace(measure, 'how')
    .replace(saying, '$1')
    .replace(extreme, ' ')
    .replace(examples, ' ')
    .replace(mean, '$1')
    .replace(takingPart, counting.test(text) ? ' ' : 'participated')

/** Reads a question: its type, the words that name its topic, what it takes for granted. */
export function readQuestion(input: string): Question {
  const text = plainForm(input.replace(/\s+/g, ' ').trim())
  const stems = [...new Set(topicStems(topicOfText(text)))].slice(0, 40)
  const isGeneral = (besides?: ReadonlySet<string>) =>
    asksFailure.test(text) ||
    asksDuration.test(text) ||
    (!/\bhow (?:many|much|large|big|small)\b/i.test(text) &&
      stems.every((stem) => intentStems.has(stem) || besides?.has(stem)))
  const intent =
    intents.find(([name, pattern]) => pattern.test(text) && isGeneral(besides.get(name)))?.[0] ??
    null
  const outright = stems.length > 0 && stems.every((stem) => itemStems.has(stem))
  const item = outright ? (itemWords.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null
  const numbers = tokens(text)
    .map(({ text: word }) => word)
    .filter((word) => /^\d/.test(word) && !/^(19|20)\d\d$/.test(word))
  return {
    text,
    type: questionType(text),
    intent,
    asksFailure: asksFailure.test(text),
    item,
    stems,
    numbers,
  }
}

/** Why a text is no question about a paper, as a sentence; null when it can be asked. */
export function refuseQuestion(question: Question): string | null {
  if (question.text === '') return 'Please type a question about this paper.'
  if (!/\p{L}{2}/u.test(question.text)) return 'Please ask the question in words.'
  if (question.stems.length === 0 && question.intent === null)
    return 'Please name what you want to know: the question has no word that could be looked up in the paper.'
  return null
}
