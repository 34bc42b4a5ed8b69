import type { Cues } from '../../text/holds.ts'
import { plainLimitCues, plainLimits } from './plain-limit-cues.ts'

const undone =
  '(?:measured|assessed|performed|recorded|collected|controlled|tested|included|available|examined|evaluated|blinded|investigated|analy[sz]ed|documented|standardi[sz]ed|considered|monitored|powered|determined|obtained|masked|randomi[sz]ed|validated|quantified|studied|carried out|taken into account|accounted for|captured|identified|typed|feasible|verified|followed|adjusted|matched|representative|addressed|explored|distinguished|corrected)'
const outcome =
  '(?:results?|findings|outcomes?|estimates?|conclusions?|interpretation|comparisons?|analys[ei]s|associations?|effects?|differences?|data|rates?|validity|generali[sz]ability|power|precision)'

const want =
  '(?:due to|because of|owing to|given|for|in|considering) (?:the |an? |our )?(?:[\\w-]+ ){0,2}?(?:lack|absence|shortage|scarcity|unavailability|limitations?|constraints?|restrictions?|insufficien(?:cy|t)|limited|want)\\b'
const givenUp =
  '(?:only|just|fixed|limit(?:ed)?|restrict(?:ed)?|not|cannot|unable|reduced|excluded|omitted|skipped|smaller|fewer|had to|failed|left out|impossible|difficult)'
const forWant = new RegExp(
  `(?:^|[,;] )${want}[^.;,]{0,80},[^.;]{0,80}\\b${givenUp}\\b|\\b${givenUp}\\b[^.;]{0,100}\\b(?:possibly |probably |perhaps |mainly |partly )?${want.replace('|for|in|considering', '')}`,
  'i',
)

/** "The sample size was small", "the number of patients in each arm was limited". */
const fewTold = String.raw`(?:sample size|numbers? of (?:[\w-]+ ){0,2}(?:patients|participants|subjects|samples|cases|animals|events|respondents)(?: in (?:the|our|each|this|both) [\w -]{3,30}?)?) (?:was|were|is|are) (?:\w+ )?(?:small|low|limited|insufficient|modest)`

/** How the paper's own results are to be read, wherever that is said of them. */
export const readWithCare =
  /\b(?:the |our |these |all )?(?:results?|findings|data|estimates?|values) (?:of [^.;,]{3,40} )?(?:should|must|need to|have to|ought to|are to) (?:therefore |thus |hence |only )?be (?:interpreted|considered|viewed|read|taken|treated)\b[^.;]{0,40}\b(?:caution\w*|care|context|light|mind|preliminary|tentative)\b/i

/** Wordings by which authors own to what their work lacks, wherever they stand. */
export const limitationCues: Cues = [
  ...plainLimitCues,
  // What was given up for want of something: "Due to the lack of computers, our experiment fixed the size".
  [forWant, 1.6],
  [
    /\b(?:limitations?|shortcomings?|drawbacks?|weakness(?:es)?|caveats?|downsides?|pitfalls?|weak points?)\b/i,
    2.2,
  ],
  [
    /\b(?:limited (?:to|by|in)|restricted to|confined to|(?<!\b(?:observed|found|saw|detected|showed|see|find) )(?:only|solely) (?:an? |one |two |three |tested|evaluated?|consider\w*|included|applies|used|covers?|focus\w*|contains?|the (?:first|title|abstract)))\b/i,
    1,
  ],
  [/\b(?:based|rel(?:y|ies|ied)) (?:up)?on only\b|\bonly (?:based|rel(?:y|ies|ied)) on\b/i, 1.6],
  [
    /\bwe (?:also |therefore |thus |still )?(?:did|do|could|can|were|are|have|had) ?(?:not\b|n?['’]t\b|no (?:space|data|information|control|way|means|direct)\b|yet to\b)|\b(?:this|our|the present|the current|the) (?:study|work|paper|analysis|model|method|approach|algorithm|system|sample|data|trial|design|survey|review) (?:also |currently |still )?(?:did|do|does|could|can|was|were|is|are|may|might|cannot) ?(?:not\b|n?['’]t\b|be (?:biased|limited|confounded)\b)|\bcannot (?:exclude|rule out|determine|conclude|establish|infer|draw|distinguish|be (?:discerned|excluded|ruled out|answered|determined|addressed))\b/i,
    1.5,
  ],
  [
    /\b(?:(?:for|in|as|to) (?:our |the )?future (?:work|research|studies)|future (?:work|research|studies|investigations?|directions?) (?:\w+ )?(?:should|could|will|would|can|may|might|needs?|is|are|includes?|involves?)|(?:needs?|requires?|warrants?|merits?|deserves?) (?:further|more|additional) (?:\w+ )?(?:investigations?|exploration|stud(?:y|ies)|research|work|analys[ei]s|tests?|evaluation|validation)\b|(?:much|more|further|some)? ?work (?:still )?remains\b|\broom for (?:\w+ )?(?:improvements?|closer)|remains? (?:to be|an open|(?:\w+ )?(?:unclear|unknown|elusive))|left (?:for|to) future|we (?:plan|hope|intend) to|we leave\b(?![^.;]*\b(?:exercise|readers?)\b)|(?:further|additional|more|larger) (?:[\w-]+ )?(?:research|studies|trials|work|investigation) (?:also )?(?:is|are|should|will|would)|(?:items?|matter|subject|topics?|areas?|avenues?|directions?) (?:of|for) (?:our )?future|future (?:updates?|versions?|releases?|extensions?)|needs? to be (?:tested|confirmed|validated))/i,
    1.5,
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:small(?:er)?|low|limited|insufficient|modest) (?!effect\b)(?:\w+ )?(?:samples?|numbers?|sizes?)|${fewTold}|limited (?:amount|availability) of|selection bias|recall bias|confound\w+|not representative|underpowered|low (?:statistical )?power|beyond the scope|(?:with|requires?|warrants?|some|great|as)(?: \w+)? (?:caution|exploratory)|cautious(?:ly)?|caution (?:needs|is|should|must|in|when))\b`,
      'i',
    ),
    1.3,
  ],
  [
    /\b(?:could|can|was|were|is|are) ?(?:therefore |thus |also )?not (?:feasible|possible to|be|able to) (?:be )?(?:\w+ly )?(?:adjust|account|investigat|determin|assess|examin|test|evaluat|analy[sz]|explor|measur|distinguish|rul|exclud|address|answer|establish|verif|compar|control|quantif|generali[sz]|extrapolat|detect|captur|obtain|follow|handl|cover|blind|mask|isolat|separat)\w*|\b(?:was|were) (?:not (?:feasible|possible)|unable to)\b|\b(?:does|did) not (?:allow|permit) (?:for |us |the |an? )|\bnot (?:be )?generali[sz]able\b/i,
    1.4,
  ],
  [
    new RegExp(
      `\\b(?:may|might|could|would|can|whether (?:[\\w-]+ ){1,4}) ?(?:also |still |have |has |potentially |possibly ){0,2}(?:been )?(?:(?:introduced?|(?:caused?|led? to|resulted? in|limit(?:ed)?|prevent(?:ed)?|preclud(?:ed)?|reduc(?:ed)?)|be due to|bias(?:ed)?) (?:an? |the |some |our )?(?:\\w+ )?(?:bias|power|detection|precision|generali[sz]ability|validity|results|conclusions|findings|small|limited|over-?simplification|errors)|(?:influenc|affect|impact|confound|bias|weaken|obscur|mask|dilut|distort|compromis)(?:e|ed)? (?:on )?(?:the |our |these |this |study |in )?(?:[\\w-]+ ){0,2}${outcome})\\b|\\b${outcome} (?:may|might|could) (?:also |therefore |have )?(?:be |been )?(?:biased|confounded|imprecise|limited|inaccurate|different|affected|influenced|masked|obscured)|\\bmay have been (?:imprecise|biased|inaccurate|inadequate|insufficient|over-represented)|\\b(?:over|under)-?represented\\b|\\b(?:limited|little|low|insufficient|lacked|reduced)(?: statistical)? power\\b`,
      'i',
    ),
    1.4,
  ],
  [
    /\b(?:probably|likely|may|might|could|would|possibl[ey])(?: have)? (?:\w+ )?(?:under|over)(?:estimat|report)\w*|\b(?:led|lead) to an? (?:under|over)estimat\w*|\bno adjustment (?:was made )?for\b|\bpotential for (?:\w+ )?bias\b|\bprecluded? (?:us from|(?:any |the |an? )?(?:[\w-]+ )?(?:comparisons?|analys[ei]s|conclusions?|inferences?|assessments?))\b/i,
    1.4,
  ],
  [
    new RegExp(
      `\\b(?:(?<!\\bwhose \\w{1,20} )(?:was|were) (?:therefore |also |neither |then )?not|ha(?:s|ve) not (?:yet )?been) (?:\\w+ly |yet )?${undone}\\b|\\b(?:lacks?|lacked|lack of) (?:an? |any )?(?:[\\w-]+ ){0,2}(?:arm|groups?|controls?|condition|blinding|randomi[sz]ation|follow-?up|placebo|validation|baseline)\\b|\\b(?:there (?:was|were)|with|we had|had) no (?:[\\w-]+ ){0,2}(?:control|placebo|comparison|follow-?up|comparator|validation)\\b|\\bwithout an? (?:[\\w-]+ )?control\\b`,
      'i',
    ),
    1.4,
  ],
  [
    /\bthis (?:was|is) (?:an? )?(?:[\w-]+ ){0,2}(?:retrospective|observational|post[ -]?hoc|secondary|pilot|open-label|cross-sectional|exploratory|non-?randomi[sz]ed|single-cent\w+)\b|\b(?:follow-?up|study|treatment|intervention) (?:period |duration |time )?(?:was|is|lasted) (?:too |relatively |rather |only |quite )+(?:short|brief|\d)|\b(?:short|brief|limited) (?:follow-?up|duration|study period|intervention period|observation period)\b/i,
    1.4,
  ],
  [
    /^(?=.*\b(?:not|limit\w*|may|might|only|cannot|restrict\w*|lack\w*|reduc\w*|minimi[sz]\w*|affect\w*|caution\w*|whether|degree|extent|beyond|unclear)\b).*\b(?:generali[sz](?:ab\w+|ed? to)|transferab\w+|extrapolated?)\b/i,
    1.3,
  ],
  // What nothing stood for, and how sure it leaves them.
  [
    /\b(?:leads?|led|gives?|gave) (?:rise )?to (?:some |an? |further )?(?:\w+ )?uncertaint(?:y|ies)\b|\b(?:introduc|add|creat)(?:es|ed) (?:some |an? |further )?(?:\w+ )?uncertaint(?:y|ies)\b|\bas (?:there (?:is|are|was|were) )?no (?:[\w-]+ ){1,4}(?:is|are|was|were)? ?available\b|\b(?:is|are|was|were) not (?:\w+ly )?(?:covered|captured|represented|reflected) (?:by|in) (?:the|our|this|these)\b/i,
    1.4,
  ],
  [
    /\b(?:missing|incomplete) data\b|\bloss(?:es)? to follow-?up\b|\bself-report\w*|\bsingle[- ](?:cent|institution|site)\w*/i,
    0.8,
  ],
  [/\b(?:rel(?:y|ied|ies) (?:up)?on|based on|was|were|is|are) (?:\w+ ){0,2}self-report\w*/i, 0.6],
  // What an approach does not do.
  [
    /\bon the downside\b|\b(?:our|the proposed) (?:[\w-]+ ){0,2}(?:algorithm|method|approach|model|system|tool|framework|pipeline|parser|analysis|implementation|technique|estimator) (?:also |currently |still |often |only )*(?:does not|do not|cannot|has no (?:way|means|mechanism)|can only|may (?:also )?(?:lead|miss|fail|not)|might (?:miss|fail|not)|requires?|ignores?|neglects?|treats?|treated|fails?|lacks?|struggles?|takes? (?:\w+ ){0,2}longer)\b/i,
    1.6,
  ],
  // What may have slipped in or out unseen.
  [
    /\bit is (?:therefore |also |thus |still )?possible that (?:we|some of (?:the|our) \w+|some \w+) (?:have |had |may have |might have |were |was )?(?:\w+ly )?(?:miss|overlook|under|over|repeat|count|regist|fail|did not|not|includ|exclud|misclass|mistak|double|confus)/i,
    1.4,
  ],
  [/\bwe (?:only|solely|merely) \w+/i, 0.6],
  [readWithCare, 2.2],
  // What there was too little for, and what many tests may have brought by chance.
  [
    /\b(?:data|samples?|numbers?|evidence|power|information|follow-?up) (?:[\w-]+ ){0,3}?(?:is|are|was|were) (?:\w+ly )?insufficient (?:to|for)\b|\bma(?:de|kes) it (?:\w+ )?(?:impossible|difficult|hard) (?:to|for)\b|\b(?:increas|inflat|rais)(?:es|ed|ing) the (?:\w+ )?(?:risk|possibility|chance|likelihood|probability) of (?:an? )?(?:type (?:I|1|II|2)|false|chance|bias|spurious)\b/i,
    1.4,
  ],
  [/\b(?:is|are|was|were) not (?:\w+ly )?(?:large|long|powerful|sensitive|precise) enough\b/i, 1.4],
  // What was paid for a gain.
  [/\bwe (?:therefore |thus |also |necessarily )?(?:lose|forfeit|sacrifice|give up) (?!no\b)/i, 2],
  [
    /\bmaking (?:the |it |this |an? |any |[\w-]+ ){0,5}(?:somewhat |more |very )?(?:difficult|impossible|incapable|hard|unreliable)\b|\bwe (?:restrict|limit|confine)(?:ed)? (?:ourselves|our|the|this)\b|\btreat(?:s|ed)? (?:[\w-]+ ){1,4}as (?:an? )?(?:[\w-]+ )?(?:static|constant|fixed|homogeneous|independent)\b|\btakes? (?:considerably|much|significantly|substantially) longer\b|\bcurrently (?:only|lacks?|does not|do not|requires?|restricted|not)\b|\bnot (?:yet|currently) (?:\w+ )?(?:implemented|included|available|possible|covered|handled|integrated)\b/i,
    1.4,
  ],
  // What it can do at most, and what it leaves open.
  [
    /\b(?:might|may|could) (?:lack|be (?:slower|inferior|less (?:accurate|reliable|precise|representative|complete|robust|general)))\b|\bof our (?:system|method|approach|model|tool) (?:might|may|could) be (?:lower|worse)\b|\b(?:is|are) unable to (?:capture|answer|handle|detect|deal|represent|process|model)|\bcannot (?:yet )?(?:deal|handle|capture|answer|detect|model|represent|process|cover|scale|cope)\b|\bappl(?:y|ies) only to\b|\bonly (?:holds?|appl(?:y|ies))\b|\bholds? only\b|\brel(?:y|ies) on (?:complete|perfect|accurate|static|the assumption)\b|\bonly scratched\b|\bwe (?:are (?:not sure|unsure)|failed in)\b|\bwork in progress\b|\b(?:not |un)clear whether\b|\bnot sufficient by (?:itself|themselves)\b/i,
    1.4,
  ],
  [/\bout of (?:the )?scope of (?:our|this)\b/i, 1.8],
  [/\b(?:is|remains?) an open (?:question|problem|issue|topic)\b/i, 1],
  [
    /^(?:however|nevertheless|although|despite|unfortunately|still|nonetheless)\b|\bhowever\b/i,
    0.5,
  ],
]

/**
 * What a paper says so of nothing but its own work where it discusses what it found, though no word of it says whose:
 * "The blood loss was not measured.", "Bias cannot be excluded.", "The sample was small."
 */
export const selfEvident: readonly RegExp[] = [
  ...plainLimits,
  /^(?:limitations?: |(?:however|moreover|finally|lastly|second(?:ly)?|third(?:ly)?|furthermore|also|in addition),? )?(?:(?:an?|the|one|another|(?:our|its)) )?(?:(?:[\w-]+ ){0,2})(?:limitation|drawback|caveat|shortcoming|weakness(?:es)?|disadvantage|concern)s?(?: (?:here|(?:of|to|in|with) (?:this|our|the(?: present| current)?) (?:(?:study|trial|survey|work|design|experiment|analysis|review)|(?<=\b(?:this|our|present|current) )[\w ]{3,30}?)))? (?:is|was|are|were|includ(?:es?|ed)|concerns?|relates?|lies?)\b|^(?:limitations?|weakness(?:es)?|shortcomings?|drawbacks?): \S/i,
  /\b(?:is|are|was|were) (?:also |therefore )?(?:an? )?(?:potential|possible|major|main|important|further|key|obvious|clear) (?:limitation|weakness|drawback|shortcoming)s?\b|\blimitations of the (?:study|trial|survey|experiment|analysis|sample|data)(?: design)? (?:that|which|include|is|are|was|were)\b/i,
  /\b(?:small|low|limited|insufficient|modest) (?:[\w-]+ ){0,2}?(?:number|size|sample|amount)s?\b[^.;]*\b(?:may|might|could|which|limit\w*|prevent\w*|preclud\w*)\b|\b(?:may|might|could)\b[^.;]*\bdue to (?:the |our |a )?(?:small|low|limited) (?:sample|number|size)|\b(?:may|might|could) have (?:introduced?|caused?|led to|resulted in) (?:an? |some )?(?:[\w-]+ )?bias\b/i,
  new RegExp(
    String.raw`\bbecause of (?:the |our |a )?(?:small|low|limited) (?:[\w-]+ ){0,2}(?:sample|number|size|amount)\b|\b${fewTold}\b`,
    'i',
  ),
  /\bcannot be (?:completely |entirely |fully )?(?:excluded|ruled out)\b|\b(?:some |with |great )caution\b[^.;]*\binterpret|\binterpret\w*\b[^.;]*\bcaution|\bunder-?reporting\b|\bresults may be biased\b/i,
  /\bw(?:as|ere) not (?:\w+ly |yet )?(?:measured|assessed|recorded|controlled|blinded|documented|standardi[sz]ed|monitored|available for|masked|feasible|performed|validated|powered|collected|quantified)\b/i,
  /\b(?:lack of|there was no|without) an? (?:[\w-]+ ){0,2}control (?:group|arm|condition)\b|\bresults (?:should|must|need to) be (?:interpreted|considered|regarded|viewed)\b/i,
  /\b(?:needs?|requires?|warrants?|merits?|deserves?) (?:further|more|additional) |\bremains? (?:to be \p{Ll}|(?:\w+ )?(?:unclear|unknown)\b)|\bprecluded? |\b(?:may|might|could) be (?:under|over)estimated|\bno adjustment for\b|\bpotential for (?:\w+ )?bias\b/iu,
  /\bon the downside\b|\btakes? (?:considerably|much|significantly|substantially) longer\b/i,
  /\bmay have been (?:imprecise|biased|inaccurate)\b|\b(?:may|might|could) (?:also |potentially |have ){0,2}(?:confound|bias|obscure|mask)(?:ed)? (?:the|this|our|these|an?) (?:[\w-]+ )?(?:interpretations?|results?|findings|effects?|differences?|comparisons?)\b/i,
]
