import { holds } from '../../text/holds.ts'

// What sounds like a limit of the work and is none: what others may do next, and what nobody knows yet.

const work =
  '(?:research|stud(?:y|ies)|work|trials?|investigations?|directions?|efforts?|experiments?|analys[ei]s)'
const next = '(?:future|further|more|additional)'
const should =
  '(?:should|must|needs?|needed|required|necessary|warranted|recommended|suggested|desirable|will|would|could|can|may|might)'
const outlook = new RegExp(
  `\\b${next} (?:[\\w-]+,? ){0,3}?${work}\\b[^.;]{0,80}\\b${should}\\b|\\b(?:suggest|recommend|propose|encourage|support|warrant|merit)s? (?:that |the performance of |conducting )?${next} (?:[\\w-]+,? ){0,3}?${work}\\b`,
  'i',
)
/** By what an outlook owns to something: that the work had too little of it, or did not settle it. */
const lacking =
  /\b(?:limit\w*|not|cannot|only|lack\w*|unable|fail\w*|bias\w*|small|larger?|bigger|longer|long-term|broader|few|confirm\w*|replicat\w*|validat\w*|verif\w*|generali[sz]\w*|generality|other|different|divers\w+|remains?|unclear|unknown|randomi[sz]ed|controlled|prospective|multi-?cent\w+|power\w*|short|insufficient|without|samples?|uncertain\w*|difficult\w*|although|however|but|because|rather)\b/i

/** True for what others should do next, where nothing is said that the work had too little of, or left unsettled. */
export const isOutlook = (text: string): boolean => holds(outlook, text) && !holds(lacking, text)

const sources = '(?:data|evidence|stud(?:y|ies)|trials?|literature|reports?|information|research)'
const hardlyAny =
  '(?:no|few|little|limited|scarce|sparse|insufficient|an? (?:lack|paucity|dearth|scarcity|shortage) of|not enough)'
const unknown = new RegExp(
  `\\bthere (?:is|are|has been|have been|exists?) (?:(?:currently|still|also|as yet|to date|only|very|relatively) ){0,2}${hardlyAny} (?:[\\w-]+ ){0,4}?${sources}\\b|\\b(?:few|no|hardly any) (?:[\\w-]+ ){0,3}?(?:studies|trials|reports|data) (?:[^.;,]{0,40} )?(?:ha(?:s|ve) (?:yet )?been|exist|(?:is|are) available)\\b|\\b(?:data|evidence|information|literature|knowledge) (?:on|for|about|regarding|from) [^.;,]{3,60} (?:is|are|remains?) (?:(?:currently|still|very) )?(?:scarce|lacking|sparse|limited|unavailable|missing)\\b`,
  'i',
)
const ofThisWork =
  /\b(?:we|our|us|here|included|(?:this|the present|the current) (?:[\w-]+ )?(?:stud(?:y|ies)|trial|review|paper|work|analysis|survey|report|article))\b/i

/** True for what the literature does not know, said of no work of the paper's own: "there are few trials on …". */
export const isUnknownToAll = (text: string): boolean =>
  holds(unknown, text) && !holds(ofThisWork, text)

/** "We sketch three components and discuss considerations for future research." */
const announces =
  /\b(we|paper|article|study|review) (\w+ly |also |then )?(sketch|outline|discuss|suggest|identify|propose|present|offer|provide|highlight|describe)\w*\b[^.]{0,120}\bfuture (work|research|studies|directions?)\b/i
/** True for words that only say that a paper speaks of work to come. */
export const announcesOutlook = (text: string): boolean => holds(announces, text)
