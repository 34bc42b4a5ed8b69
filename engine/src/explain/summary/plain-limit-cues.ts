import type { Cues } from '../../text/holds.ts'

// Limits told by what caused them, without a word that calls them so: "Our sample was small", "because we had only one
// season of data". Where a paper discusses what it found, each speaks of the paper's own work.

const study =
  '(?:stud(?:y|ies)|trial|survey|work|research|analys[ei]s|experiments?|evaluation|investigation|project|review|comparisons?|interpretation|findings|results|conclusions|assessments?|counts?|data|power|inferences?)'
const ours = `(?:the|our|this|these) (?:(?!previous|earlier|other|former|cited|prior)[\\w-]+ ){0,2}?`
const drawn =
  '(?:conclu\\w+|interpret\\w*|compar\\w+|generali[sz]\\w+|inferences?|analys\\w+|findings?|results?|estimat\\w+|extrapolat\\w+|validity|power)'
const toKnow =
  '(?:to|us from) (?:tell(?:ing)?|know(?:ing)?|say(?:ing)?|draw(?:ing)?|determin(?:e|ing)|assess(?:ing)?|interpret(?:ing)?|separat(?:e|ing)|distinguish(?:ing)?|attribut(?:e|ing)|detect(?:ing)?|compar(?:e|ing)|conclud(?:e|ing)|generali[sz](?:e|ing)|see(?:ing)?)'
const little =
  '(?:small|low|limited|short|brief|modest|few|narrow|insufficient|poor|uneven|unequal|large|high)'
const effect =
  '(?:effects?|differences?|changes?|benefits?|improvements?|associations?|relations?|conclusions?|results?)'
const toShow =
  '(?:see|detect|show|reveal|find|demonstrate|affect|influence|produce|observe|yield|capture|elicit|draw|permit|allow|assess|cause|bring)'

/** What the work was limited by. */
const hampered = `\\b${ours}${study} (?:was|were|is|are) (?:also |therefore |thus |\\w+ly )?(?:limited|restricted|hampered|constrained|compromised|weakened|hindered|handicapped|complicated) by\\b`
/** What hampered a part of it. */
const weakened = `(?<!\\b(?:without|not|never) )\\b(?:weaken|hamper|compromis|undermin|complicat|hinder|threaten)(?:ed?|s|es|ing)? (?:the |our |these |any )?(?:(?!previous|earlier)[\\w-]+ ){0,2}?(?:assessments?|comparisons?|interpretations?|analys[ei]s|conclusions?|generali[sz]ability|validity|findings|inferences?|estimates|(?:statistical )?power)\\b`
const limiting = `\\blimit(?:(?:ed|s|ing)? (?:the|our|these|any)|s|ing) (?:[\\w-]+ ){0,2}?(?:conclusions?|interpretations?|generali[sz]ability|validity|inferences?|(?:statistical )?power)\\b|\\blimits? (?:what|how (?:far|much|well)|the extent to which)\\b`

/** How little there was of it. */
const smallness = `(?<!\\b(?:in|of|to) )\\b(?:our|this|the (?:present|current|study)|study) (?:[\\w-]+ )?(?:samples?|cohort|population|study|trial|survey|data ?set|follow-?up|groups?)(?: (?:size|of [\\w -]{3,40}?))? (?:was|were|is|are) (?:(?:also|rather|quite|very|too|relatively|fairly|comparatively) ){0,2}(?:small|short|brief|modest|limited)\\b(?! to\\b)|(?<!\\b(?:in|of|to) (?:this|our|the) )\\b(?:sample|study) (?:was|is) (?:(?:also|rather|quite|very|relatively|fairly) )?(?:small|short)\\b|\\b(?:samples?|duration|length|size|power) of (?:our|this|the(?: present| current)?) (?:study|trial|survey) (?:was|were|is) (?:(?:also|rather|quite|very|relatively|fairly) ){0,2}(?:small|short|low|modest|limited)\\b|\\bthis (?:is|was) (?:only |also |therefore )?an? (?:[\\w-]+ )?small (?:[\\w-]+ ){0,2}(?:study|trial|sample|survey|series)\\b|\\bwe (?:only had|had only|had just|had too few|had so few)\\b|^with (?:only|just|so few) [^.;]{3,80}, (?:our|the|this|we|it|any)\\b`

/** What came of its being so. */
const consequence = `\\b(?:the|our|such an?|an?|this) (?:(?:very|relatively|rather|fairly) )?${little} (?:[\\w-]+ ){0,2}(?:numbers?|size|samples?|duration|period|season|follow-?up|time|power|rates?|population|range|set)\\b[^.;]{0,60}\\b(?:makes?|made|means?|meant|prevent(?:s|ed)?|preclude[sd]?|do(?:es)? not (?:allow|permit)|did not (?:allow|permit)|render(?:s|ed)?)\\b[^.;]{0,60}\\b(?:${drawn}|${toKnow})\\b|\\b(?:the|our) (?:lack|absence) of (?:an? |any )?(?:(?:[\\w-]+ ){0,2}(?:controls?|comparison|comparator|placebo|blinding|randomi[sz]ation|follow-?up|baseline|reference|validation|data|information|observer|group))\\b[^.;]{0,60}\\b(?:means?|meant|makes?|made|prevent(?:s|ed)?|preclude[sd]?|may|might|limit(?:s|ed)?)\\b`

/** Why what came out may not be so, or not elsewhere. */
const because = `^(?:[\\w ]{2,14}, )?(?:because|as|since|given that) [^.;]{5,140}, (?:[^.;,]{0,20}, )?(?:the |our |these |any |some |this )?(?:[\\w-]+ )?(?:${drawn}|data)(?: (?:of|from|in) [^.;,]{3,30})? (?:may|might|cannot|can ?not|could not|not (?:possible|clear|known)|unclear|uncertain|difficult|impossible|should (?:not|only))\\b|^(?:[\\w ]{2,14}, )?(?:because|as|since|given that) (?:we|our|this study|the study|this trial|there w(?:as|ere)) (?:[\\w’'-]+ ){0,3}?(?:only|no|not|lacked|few|small|single)\\b[^.;]{3,140}, [^.;]{0,60}\\b(?:cannot(?! but\\b)|can ?not(?! but\\b)|could not|unable|impossible|difficult|unclear|uncertain)\\b|, so (?:that )?(?:nothing|little|no conclusions?) can be (?:said|concluded|inferred|drawn)\\b`

/** What was too little to show anything. */
const tooLittle = `\\b(?:doses?|dosage|duration|period|follow-?up|samples?|trial|study|season|intervention|time|exposure|training|treatment|numbers?|intervals?|groups?|concentrations?|instruments?|tests?|measures?|scales?|questionnaires?)\\b[^.;,]{0,50}\\b(?:may|might|could|was|were|is) (?:(?:well|also|simply|have been|be|probably|perhaps|likely|possibly|either) ){0,3}(?:too (?:small|short|low|slow|few|weak|brief|late|infrequent|narrow|insensitive|mild)|insufficient|inadequate|insensitive|not (?:\\w+ly )?(?:long|large|high|sensitive|strong|intense|frequent) enough) (?:(?:for us )?to (?:\\w+ly )?${toShow}\\b|for (?:the |an? |any |such )?(?:[\\w-]+ ){0,2}${effect}\\b)|\\b(?:larger|longer|bigger|more|additional|further)\\b[^.;]{3,60} would have (?:been (?:needed|required|necessary)|allowed|enabled)\\b|^had (?:we|the (?:study|trial|sample|follow-?up))\\b`

/** What was missed, chosen or lost along the way. */
const slipped = `\\b(?:we|some [\\w -]{3,40}?|(?:a few|several|many) [\\w -]{3,40}?) (?:may|might|could) (?:also |therefore |well )?have (?:been )?(?:missed|overlooked|(?:counted|included) twice|double[- ]counted|mis(?:classified|coded|diagnosed|reported|remembered))\\b|\\b(?:were|was) (?:also )?not (?:blind to|aware of the need|randomly (?:chosen|selected|assigned|sampled|drawn)|matched for|balanced for)\\b|\\b(?:response rates?|(?:participation|retention|completion|adherence|compliance)(?: rates?)?)(?: of [^.;,]{3,40}| in [^.;,]{3,40})? (?:was|were) (?:(?:also|rather|quite|very|relatively|fairly|only) ){0,2}(?:low|poor|modest|(?<=only )\\d)|\\b(?:dropout|drop-out|attrition|loss to follow-?up)(?: rates?)?(?: of [^.;,]{3,40}| in [^.;,]{3,40})? (?:was|were|is) (?:(?:also|rather|quite|very|relatively) ){0,2}(?:high|large|substantial|considerable)\\b|, which (?:may|might|could) (?:also |therefore )?have (?:biased|skewed|inflated|confounded|distorted|diluted)\\b|\\bno (?:adjustments?|corrections?) (?:was|were) made for\\b|\\b(?:were|are) self-selected\\b|\\bconvenience sampl\\w+`

/** On how little it rests, and what care that asks for. */
const narrow = `\\b(?:our|the|this|these|study) (?:[\\w-]+ )?(?:data|counts?|samples?|study|trial|survey|participants|patients|experiments?|analysis|evaluation|results|findings|work) (?:(?:was|were|is|are|come|comes|came|stems?|stemmed)\\b[^.;,]{0,40}\\b(?:from|in|at|on)|covers?|covered) (?:a single|only one|just one) [\\w-]+|\\bour simulations? (?:ignores?|neglects?|omits?|assumes?)\\b|\\b(?:our|the|this) (?:[\\w-]+ )?(?:model|approach|method|simulation|analysis|estimate) assumes? [^.;]{5,120}, which (?:is|may|might|does|will) (?:not|be (?:violated|unrealistic|wrong))\\b|\\b(?:caution|care) (?:is|must be|should be) (?:therefore )?(?:warranted|needed|advised|required|taken|exercised) (?:because|since|(?:when|in) (?:\\w+ly )?(?:interpret|compar|generali|apply|extrapolat|draw|read|transfer)\\w*)\\b|\\b(?:beyond|outside) the (?:means|reach|possibilities) of (?:this|our|the present)\\b|\\bit is (?:a pity|regrettable|unfortunate) that (?:we|the|our|no)\\b|^unfortunately, (?:we (?:did|could|had|were) (?:not|no|only|unable)\\b|no [\\w -]{3,40} (?:was|were) (?:made|taken|measured|recorded|collected|obtained|available|assessed|performed|done)\\b)|\\b(?:this|our|the present) (?:study|trial|work|survey) (?:had|has) (?:[\\w-]+ ){0,2}limitations,? (?:such as|including|like)\\b`

/** Such limits, by class; each is plain enough to be told, and owns to the paper's own work where that is discussed. */
export const plainLimits: readonly RegExp[] = [
  hampered,
  weakened,
  limiting,
  smallness,
  consequence,
  because,
  tooLittle,
  slipped,
  narrow,
].map((wording) => new RegExp(wording, 'i'))

const plain = 1.8
/** The same as cues of a limit. */
export const plainLimitCues: Cues = plainLimits.map((wording) => [wording, plain])
