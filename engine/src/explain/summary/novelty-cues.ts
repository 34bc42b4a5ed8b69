import type { Cues } from '../../text/holds.ts'
import { addsToKnown, firstOfKind, unknownToUs } from './first-of-kind-cues.ts'
import { setApartCues } from './set-apart-cues.ts'

/** "The new: …", "What this study adds: …": a box of a journal that asks for it by name. */
export const boxOfNews =
  /^(?:the new|what(?:[’']s| is) new(?: here)?|what (?:this|the|our) (?:study|paper|article|work) adds(?: to \w+)?|what does this (?:study|paper|article) add\??|novelty(?: statement)?)(?:: |\? )(?=\S+ \S+ \S+)/i

/** What nobody has done is what the work sets out to do, though a paper says it among what is known. */
export const closesGap =
  /\bwe (?:\w+ )?(?:aim|seek|intend|set out|try|attempt) to (?:close|fill|bridge|narrow) (?:this|the) (?:[\w-]+ )?gap\b|^(?:due to|given|because of|owing to|in view of) (?:the|an?) (?:\w+ )?(?:lack|absence|scarcity|paucity|dearth|shortage) of [^.;]{3,120}, (?:we|our|this|the present)\b/i
const looked =
  '(?:reported|described|studied|examined|investigated|documented|shown|demonstrated|observed|evaluated|assessed|compared|tested|explored|published|addressed|attempted|done)'
/** "This has never been reported before", "we know of no other study that …": said of what the paper has just told. */
export const unseenBefore = new RegExp(
  `\\b(?:ha(?:s|ve|d) (?:never|rarely|seldom) been (?:\\w+ly )?${looked}|(?:ha(?:s|ve|d) not|w(?:as|ere) (?:not|never)|ha(?:s|ve|d) never) (?:been )?(?:previously|hitherto) (?:been )?${looked}|(?:ha(?:s|ve|d)(?:, to (?:the best of )?our knowledge,)? not (?:yet )?been|w(?:as|ere) (?:not|never)) (?:\\w+ly )?(?:${looked}|treated) (?:before|previously|earlier|until now|so far|to date|in the (?:\\w+ )?literature))\\b|\\bwe (?:are|were) (?:not aware|unaware) of (?:any |other |another |previous |prior |earlier )*(?:[\\w-]+ )?(?:stud(?:y|ies)|reports?|trials?|work|research|papers?|attempts?)\\b|\\bwe know of no (?:other |previous |prior |earlier )?(?:[\\w-]+ )?(?:stud(?:y|ies)|reports?|trials?|work|research|papers?|attempts?)\\b`,
  'i',
)
/** "A new method is proposed", and nobody is named who did. */
export const isProposed =
  /\b(?:[Aa]n?|[Tt]he|[Tt]wo|[Tt]hree) (?:[\w-]+ ){0,2}(?:novel|new|improved|original) (?:(?!(?:when|if|will|as)\b)[^\s.;,]+,? ){1,14}?(?:is|are) (?:\w+ )?(?:proposed|presented|introduced|devised|described(?! (?:in (?:\[|[Rr]ef|\p{Lu})|elsewhere|previously|above|below)))\b(?! by \p{Lu})/u
const tellsApart =
  /\b(?:one|an|another|the) (?:\w+ )?(?:difference|departure) (?:from|to|between|with) (?:our [\w ]{3,40} and )?(?:other|previous|existing|prior|earlier) [^.;]{3,80} is that (?:we|our|this)\b/i

const before = '(?:earlier|previous|prior|existing|other|conventional|traditional|standard)'
const made =
  '(?:methods?|approach(?:es)?|models?|systems?|algorithms?|techniques?|frameworks?|tools?)'
/** What a thing that was made has over those that others made. */
export const setAgainst = new RegExp(
  `^(?:(?:in )?(?:comparison|contrast|opposition) (?:to|with)|compared (?:to|with)|as opposed to|unlike) (?:the |most |all |many )?${before} [^.;,]{0,80}?\\b${made}\\b[^.;,]{0,60}, (?:our|this|the (?:proposed|present|resulting)) (?:[\\w-]+ )?${made}\\b|^(?:one|an|another|the|a) (?:key|main|major|important|distinct|crucial|primary) (?:advantage|novelty|innovation|difference|benefit) of (?:our|this|the (?:proposed|present)) (?:[\\w-]+ )?${made} (?:is|lies|over)\\b`,
  'i',
)

/** Wordings by which authors say what is new. "New onset" and "the original trial" are none. */
export const noveltyCues: Cues = [
  [boxOfNews, 4],
  [unseenBefore, 2.4],
  [firstOfKind, 2.4],
  [unknownToUs, 2.4],
  [addsToKnown, 2],
  [isProposed, 2],
  ...setApartCues,
  [
    /\b(for the first time|the first (to|RCTs?|(?:[\w-]+ ){0,3}trials?|study|(?:(?!(?:of|in|to|for|and|or|the|from|after|that|this|author|phase|part|stage)\b)[\w-]+ ){1,4}(?:study|report)(?! (?:days?|visits?|periods?|years?|weeks?|drugs?|sites?|groups?|arms?|phases?|doses?|medications?)\b)|report|work|time|method|model|attempts?(?! \w+ion\b)|demonstration|large-scale|systematic)|first-ever|to (the best of )?our knowledge\b.{0,60}\b(first|no (previous|prior|other|study|studies|one|trials?|reports?|comparison|existing)|not been|never))\b/i,
    3,
  ],
  [
    /\b(our|main|key|the following|major) (\w+ )?contributions?\b(?! (of|by|from) (?!this|our|the present))/i,
    2,
  ],
  [
    /\bwe (\w+ly )?(here |also |therefore |then |thus |further )?(propos|introduc|present|develop|design|devis|deriv|formulat|releas|contribut)(e|es|ed)?\b/i,
    2.4,
  ],
  [
    /\bwe (\w+ly )?(here |also |therefore |then |thus |further )?(?:construct|creat|assembl|curat|compil|build(?! (?:up)?on\b)|built(?! (?:up)?on\b))(e|es|ed)?\b(?! by\b)/i,
    2,
  ],
  // An author alone has no "we".
  [
    /\b[Ii]n this (?:paper|work|study|article|thesis|note) ?,? I (?:\w+ly |also |will |then )?(?:propos|introduc|present|develop|describ|demonstrat|show|argu|report|deriv|prov)(?:e|es|ed)?\b/,
    2.4,
  ],
  [
    /\bwe (?:also |then |further )?describe (?:an?|the first|methods?|techniques?|approaches|algorithms?)\b/i,
    1.6,
  ],
  [
    /\b(?:its|the) (?:\w+ )?contributions? (?:of (?:this|our|the present) (?:\w+ )?(?:paper|work|study|article|research|report|thesis|project) )?(?:include|are|is|consist)\b|\b(?:is|are) unique in (?:its|their|that)\b/i,
    2.4,
  ],
  [
    /\b(this|the present|our) (paper|work|study|article|note|report) (\w+ly )?(propos|introduc|present|develop|describ|offer|provid|contribut|extend|show|demonstrat)/i,
    2.2,
  ],
  [
    /\b(novel|new(?:ly)?(?![ -](?:onset|diagnos\w+|born|cases?|patients?|users?|infections?|lesions?|episodes?|symptoms?|events?|admissions?|referrals?|Zealand|York|Delhi|England|Orleans|South|Mexico|Jersey|Haven|Guinea)\b)|hitherto|(?<!\b(?:the|their|its|his|our|of|from) )original|unprecedented|previously (unknown|undescribed|unreported))\b/iu,
    1.2,
  ],
  [new RegExp(`${tellsApart.source}|${closesGap.source}`, 'i'), 2.6],
  [
    /^(unlike|in contrast to|instead of)\b.{5,160}, (we|our|this|the (proposed|present|study|trial))\b/i,
    1.6,
  ],
  // "Compared to earlier approaches, this method needs no …": set against what others made, and not what others found.
  [setAgainst, 2.4],
  [
    /\bthe proposed (\w+ ){0,2}(method|approach|model|system|framework|algorithm|architecture|verifier|measure|test|scheme|procedure)\b/i,
    1,
  ],
  [
    /\b(unlike|in contrast to|as opposed to|compared (to|with)|departs? from|differs? from|extends?) (\w+ ){0,3}(previous|prior|existing|earlier|other|traditional|standard|conventional|most)\b/i,
    1.5,
  ],
  [
    /\b(here,? we\b|in this (paper|work|study|article|letter|note),? we\b|we (show|demonstrate|prove|report|find|identify|provide) )/i,
    1.2,
  ],
  [
    /\b(this|our) (approach|method|framework|model|finding|discovery|result) (allow|enabl|provid|open|extend|reveal|challeng)/i,
    1,
  ],
]
