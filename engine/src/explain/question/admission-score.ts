import { type Cues, holds, sum } from '../../text/holds.ts'
import { form, type Weights } from '../text/section-form.ts'
import type { Sentence } from '../text/sentence.ts'

const thing =
  'system|model|method|approach|algorithm|graph|data ?set|corpus|study|analysis|tool|framework|pipeline|implementation|evaluation|experiments?|sample|crawler|parser|classifier|software|technique|procedure|simulation|estimates?|survey|design|measure'
const deal =
  '(?:yet )?(?:handle|support|cover|capture|consider|account|include|model|address|take|detect|allow|scale|deal|distinguish|provide)'
const judge =
  '(?:allow|permit|assess|collect|determine|detect|compare|do|draw|yield|analy[sz]e|test|evaluate|estimate|conclude|support|measure|quantify|judge|reach)'
const judgement =
  '(?:analys[ei]s|assessments?|testing|tests|comparisons?|estimat\\w+|conclusions?|evaluation|statistics)'
const found =
  '(?:results?|findings|data|estimates?|figures|scores|numbers|values|conclusions?|correlations?|associations?|analysis|comparison|evaluation|experiments?|study|work)'
const oftenOrNot = '(?:currently|still|also|often|sometimes|usually|generally|mostly|occasionally)'
/** Wordings by which a paper owns to what its work lacks, wherever it says so. */
const admissions: Cues = [
  // What there was too little of to judge by, and how far what came out may be trusted.
  [
    new RegExp(
      `\\btoo (?:few|small|short|low|sparse|limited|scarce)\\b[^.;]{0,60}?\\b(?:to (?:be )?(?:\\w+ly )?${judge}|for (?:[\\w-]+ ){0,2}${judgement})\\b`,
      'i',
    ),
    2.6,
  ],
  [
    new RegExp(
      `\\b(?:our|the|this|these) (?:[\\w-]+ )?${found} (?:(?:(?:presented|reported|described|shown|given|obtained) )?(?:here|above) )?(?:is|are|was|were) (?:\\w+ )?limited (?:because|by|in (?:that|its)|to)\\b`,
      'i',
    ),
    2.6,
  ],
  [
    new RegExp(
      `\\b(?:these|our|the|all|any) (?:\\w+ ){0,2}${found}\\b[^.;]{0,40} (?:interpreted|viewed|taken|considered|treated|read) (?:\\w+ )?(?:cautiously|carefully|with (?:\\w+ )?(?:caution|care))\\b`,
      'i',
    ),
    2.6,
  ],
  [
    new RegExp(
      `\\b(?:this|our|these|the) (?:\\w+ )?${found} (?:do(?:es)?|did|can|may|need)(?: not|n[’']t) (?:\\w+ )?(?:claim|guarantee|imply)\\b`,
      'i',
    ),
    2.6,
  ],
  [
    new RegExp(
      `\\b${found}\\b[^.;]{0,60}\\b(?:is|are|was|were) (?:therefore |thus )?not (?:directly |strictly |fully )?comparable\\b`,
      'i',
    ),
    2.6,
  ],
  [/\bit was (?:\w+ )?not possible to \w/i, 2.6],
  // What came out does not say.
  [
    new RegExp(
      `\\b(?:these|our|the present|this) (?:\\w+ )?${found}\\b[^.;]{0,120}\\b(?:do|does|did|can)(?: not|n[’']t|not) (?:\\w+ly )?(?:address|tell|resolve|establish|reveal|show|settle) (?:whether|if|how|why)\\b`,
      'i',
    ),
    2.2,
  ],
  // What time did not allow, what was left to do, and what a thing of the paper's own has no way of.
  [
    /\btime (?:constraints?|limits?|restrictions?) (?:\w+ ){0,2}(?:did not|prevented|precluded)\b|\bwork (?:still )?remains to be done\b/i,
    2.6,
  ],
  [
    /\bour (?:[\w-]+ ){1,3}(?:ha(?:s|ve) no (?:way|means|mechanism)\b|(?:\w+ )?depends? on [^.;,]{1,40} and (?:fails? to|cannot)\b)/i,
    2.2,
  ],
  [
    /^given (?:the|its|their) (?:small|low|limited|short) [^.;,]{3,50}, only\b|^for simplicity,? (?:only\b|we (?:only|ignore|neglect|disregard)\b)/i,
    2,
  ],
  [
    /^whether [^.;]{10,160} (?:is|are|remains?) (?:not (?:yet )?(?:clear|known)|un(?:clear|known))\b/i,
    1.8,
  ],
  // What more should be looked into was looked into too little.
  [
    /^(?=.*\b(?:stud(?:y|ies)|trials?|examined|repeat\w*|replicat\w*|conduct(?:ed)?)\b).*\blarger samples?\b(?! sizes? would not)/i,
    2.2,
  ],
  [
    /\b(?:the|our|one|another) (?:main|major|biggest|remaining|first|second|further|other) (?:problem|difficulty|obstacle|disadvantage|weakness|drawback)s? (?:is|are|was|here|of our|with our|with this)\b/i,
    2,
  ],
  [
    new RegExp(
      `\\b(?:our|this|the) (?:[\\w-]+ ){0,2}?(?:${thing}) (?:currently |still |also |often |sometimes )?(?:lacks?|fails? to|cannot|could not|(?:is|are|was|were) unable|do(?:es)? not ${deal}|suffers? from|neglects?|may (?:only|not|miss)|might (?:not|lack|miss|only))\\b`,
      'i',
    ),
    2,
  ],
  [
    /\bwe (?:could|can|were|are) ?(?:not|n't|unable to) (?:\w+ )?(?:measure|determine|evaluate|test|assess|access|obtain|verify|confirm|exclude|compare|observe|control|distinguish|establish|quantify|estimate|rule out|explain|reproduce)\b/i,
    2,
  ],
  [
    /\b(?:due to|because of|given|owing to|considering) (?:the )?(?:[\w-]+ ){0,3}?(?:costs?|expense|need|difficulty|lack|constraints?|limits?|limitations?|absence|shortage)\b[^.;]{0,80}\bwe\b[^.;]{0,60}\b(?:only|limit\w*|restrict\w*|not)\b/i,
    2,
  ],
  [
    /\b(?:might|may|could|can|should) (?:be able to |also )?(?:be )?(?:further )?(?:improved?|refined?|extended?|overcome|resolved?|remedied)\b[^.;]{0,60}\b(?:in (?:the )?future|future work)\b/i,
    2,
  ],
  [
    /\b(?:errors?|mistakes?|false (?:positives|negatives)) (?:were|was|are|is) (?:mainly |mostly |often |also |largely )?(?:due to|caused by|because|attributable)\b|\bfound \d+ of them were due to\b/i,
    1.6,
  ],
  // What a review had to go by, and what it left unread.
  [
    /^(?:\p{L}+, )?there (?:(?:is|are) (?=poor\b)|(?:was|were) )(?:only )?(?:poor|little|no|limited|scarce|sparse|insufficient|few|a lack of|a paucity of) (?!evidence (?:of|for|that|to)\b)(?:[\w-]+ ){0,3}?(?:data|evidence|follow-up|literature|trials|information)\b(?! (?:that|of (?:an?|any)))/iu,
    2.6,
  ],
  [
    /\bonly (?:[\w-]+ ){0,3}?(?:language )?(?:publications|articles|papers|studies|trials|reports) (?:published )?(?:in \p{Lu}\p{Ll}+ )?were (?:included|considered|reviewed|eligible)\b/iu,
    2.3,
  ],
  [
    /\b(?:because of|due to) (?:the |our |a )?(?:small|low|limited) (?:amount|number|size)s? of\b/i,
    2,
  ],
  [/\bcomes? at the (?:cost|expense|price) of\b|\bcurrently lacks?\b/i, 1.8],
  [
    /\b(?:is|are|remains?) (?:entirely |completely |still |largely )?(?:unknown|unresolved|an open (?:question|problem)|to be (?:determined|clarified|shown))\b/i,
    1.2,
  ],
  // What goes wrong, by an analysis of errors.
  [
    /\b(?:most|main|largest|remaining|common|frequent|typical|major|half|proportion|majority|sources?|causes?)(?: \( ?\w+ ?\))? (?:of )?(?:(?:the|our|all|these|its|tagging|parsing) )?(?:[\w-]+ )?(?:errors?|mistakes|failures)(?: (?:types?|class(?:es)?|sources?|cases))? (?:[^.;,]{0,40} )?(?:is|are|was|were|involves?|comes?|came|stems?|stemmed|results?|resulted|occur\w*|concerns?)\b/i,
    2.2,
  ],
  [
    /\bwe (?:\w+ly |also )?(?:f[io]u?nd|identif(?:y|ied)|observed?|distinguish(?:ed)?|see|saw|categori[sz]ed?|classif(?:y|ied)) (?:[^.;,]{0,40} )?(?:\d+|two|three|four|five|six|seven|several|some|main|common|recurring) (?:[\w-]+ ){0,2}(?:types|class(?:es)?|categories|kinds|sources|causes) of (?:[\w-]+ ){0,2}(?:errors?|mistakes|failures?)\b/i,
    2.4,
  ],
  [
    new RegExp(
      `\\b(?:our|this|the) (?!(?:[\\w-]+ ){0,2}(?:baselines?|standard|traditional|original|rival|competing|two|other)\\b)(?:[\\w-]+ ){0,3}?(?:${thing}) (?:${oftenOrNot} )*(?:struggle[sd]?|fail(?:s|ed)? (?:when|on|for|if|in|with|at|because)|(?:has|had) (?:\\w+ )?(?:difficult(?:y|ies)|trouble)|perform(?:s|ed)? (?:\\w+ )?(?:poorly|badly)|ma(?:kes|de) (?:[\\w-]+ )?(?:mistakes|errors)|confuse[sd]?|mis(?:classif|label|interpret|pars|tak|translat)\\w*|over-?generat\\w+|breaks down|(?:is|are|was|were) not able)\\b`,
      'i',
    ),
    2.2,
  ],
  [
    /\b(?:problem|difficulty) (?:for|with|of) our (?:[\w-]+ )?(?:approach|method|model|system|algorithm)\b|\b(?:coverage|accuracy|scope|precision|recall|robustness) of our [\w -]{3,30} (?:is|remains) (?:\w+ ){0,2}(?:limited|low|poor)\b/i,
    2.2,
  ],
  [
    /\b(?:may|might|could) (?:not have|have not) been (?:\w+ly )?(?:recorded|detected|noticed|captured|reported|recognised|recognized|identified)\b/i,
    2.2,
  ],
]
const places: Weights = { results: 0.3, discussion: 0.5, conclusion: 0.5, other: 0.2, methods: 0 }
/** Other people's work has limits that say nothing of the paper's. */
const cited =
  /\bet al\b|\((?:19|20)\d\d[a-z]?\)|\[\d+(?:[,–-]\s?\d+)*\]|\b(?:previous|prior|existing|other|traditional|conventional|most|many) (?:work|stud|method|approach|model|system|algorithm)/i
const citedByName = /\(\p{Lu}\p{L}+[^()]{0,60} (?:19|20)\d\d[a-z]?\)/u

/**
 * How plainly a sentence owns to what the work lacks in a paper that has no words on its limits as such: an error's
 * cause, a thing that could not be measured, a problem that stays.
 */
export function admissionScore(sentence: Sentence): number {
  const where = places[sentence.role]
  const { text } = sentence
  if (where === undefined || holds(cited, text) || holds(citedByName, text)) return 0
  const cued = sum(text, admissions)
  return cued === 0 ? 0 : cued + where - 0.6 * form(sentence)
}
