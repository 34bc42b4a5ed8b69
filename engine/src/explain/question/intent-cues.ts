import { asksFunding, fundingWords } from '../checklist/funding-cues.ts'
import { topicStems } from '../text/words.ts'

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

/** Whether it asks where the thing fails: a passage on that answers it, in whatever words. */
export const isOnFailure = (text: string): boolean => asksFailure.test(text)

/** What a question asks of the paper as a whole; null for a question of detail. `stems` name its topic. */
export function intentOf(text: string, stems: readonly string[]): Intent | null {
  const isGeneral = (besides?: ReadonlySet<string>) =>
    asksFailure.test(text) ||
    asksDuration.test(text) ||
    (!/\bhow (?:many|much|large|big|small)\b/i.test(text) &&
      stems.every((stem) => intentStems.has(stem) || besides?.has(stem)))
  return (
    intents.find(([name, pattern]) => pattern.test(text) && isGeneral(besides.get(name)))?.[0] ??
    null
  )
}
