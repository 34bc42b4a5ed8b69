import { holds } from '../../text/holds.ts'

// What is news by name, and what only sounds like it.

/** "Our study is the first to …": news by name, wherever it is said. */
const isFirst =
  /\b(?:this|our|the (?:present|current|(?:study|trial|survey|report)(?= is the first\b)|[\w-]+ (?:cohort|cross-sectional|follow-up))|here|ours?) (?:(?:[\w-]+ ){0,5}?)(?:is|are|was|were|represents?|constitutes?|provides?|presents?|gives?)[, ](?:[^.;]{0,40}? )?the first\b|\bto (?:the best of )?our knowledge,? (?:this|ours|our [\w ]{3,20}|the (?:present|current) [\w ]{3,20}) (?:is|are) the first\b|\bin this first (?:[\w-]+ ){0,2}?(?:report|study|trial|survey|analysis|description|evaluation)\b/i
/** True for words by which a work says that it is the first of its kind. */
export const claimsFirst = (text: string): boolean => holds(isFirst, text)

/** What is believed, hoped for or still needed, and what cannot be concluded, is no news; neither is advice to a reader. */
export const unsure =
  /\bwe believe\b|\bin this issue of\b|\bour (?:hope|participation)\b|\b(?:not|un)[ -]?able to (?:show|find|detect|demonstrate|determine)\b|\bcannot be drawn\b|\bmay (?:reflect|help)\b|\bit is (?:necessary|essential|important|crucial) to\b|\b(?:is|are) needed\b|\bevidence for (?:the feasibility of )?an? (?:large|larger|multi)\b|\bour motivation\b|\bpossible (?:improvements?|extensions?)\b|\bwas less than\b|\bwe (?:\w+ )?propose that\b[^.;]*\b(?:should|must|ought)\b|\bwe (?:\w+ )?proposed (?:that\b|(?:the |two |three |these )?(?:following )?(?:\w+ )?hypothes)|\b(?:described|mentioned|discussed|cited) above\b|\bmentioned (?:previously|earlier)\b/i
/** News by its name alone, why the work was begun, a sample that differs, what one must do, and what rests on words before. */
export const isEmpty =
  /\b(?:provide[sd]?|offer(?:s|ed)?|yield(?:s|ed)?|gave|gives?|add(?:s|ed)?) (?:us )?(?:some |several |many )?(?:new|novel|interesting|important|valuable)(?:,? (?:and |but )?\w+)? (?:findings|results|data|insights?|information|evidence|knowledge)\W*$|\bour motivation\b|\bunlike [^,;.]{3,80}, our (?:\w+ )?(?:samples?|data|patients|participants|specimens|subjects)\b|\bwe (?:must|have to|need to)\b|^(?:due to|based on|given|in (?:the )?light of|because of|in view of) (?:these|those|this|such)\b/i
/** What a work owns to, and what was known of what it used, is no news in any words. */
export const lacks =
  /\b(?:risk of|at risk for|prone to|subject to) (?:being )?(?:\w+ )?bias\w*|\bprovides? (?:no|little|insufficient|limited) (?:information|evidence|data|insight)\b|\bnot known to (?:be|have|cause|affect)\b/i
/** What a later section brings is told there. */
export const pointsOnward =
  /\bin (?:sections?|appendix|§) ?\S+[.;]?$|\bin sections? [\divx.]+,? (?:we|and)\b|\b(?:remainder|rest|structure|outline) of (?:the|this) (?:paper|article|work) is\b/i
/** What is to be used or done, by what came out: "both can be safely used", "is recommended for". */
export const recommends =
  /\b(?:can|could|should|may|might|must) (?:(?:therefore|thus|also|both|now|all|then) )?(?:\w+ly )?be (?:(?:\w+ly )?(?:recommended|considered|preferred|administered|prescribed|offered|advised|adopted)|\w+ly used|used (?:\w+ly|as (?:an? )?(?:alternative|first)|(?:in|for) (?:the )?(?:treat|manag|prevent|clinic|practice|patients|children|adults|women|routine)\w*))\b|\b(?:is|are) (?:\w+ly )?(?:recommended|advisable|advised|preferable)\b|\b(?:is|are) (?:both )?(?:an? )?(?:safe|reasonable|good|suitable|viable|effective)(?: and \w+)? (?:alternative|option|choice)\b|\bwe (?:\w+ly )?(?:recommend|advise)\b/i

const looksInto =
  '(?:determine|test|assess|evaluate|compare|demonstrate|show(?! how\\b)|investigate|examine|estimate|identify|study|explore|find|establish|verify|analy[sz]e|measure|quantify|ascertain|confirm|observe|clarify)'
/** "The primary objective of this trial was to show …", "This study attempted to show …": the question, whatever it asks after. */
export const statesAim = new RegExp(
  `^(?:[^,;]{2,40}, )?(?:the |our |an? )?(?:[\\w-]+ ){0,2}?(?:aims?|purposes?|objectives?|goals?) (?:(?:of|in|for) [^.;,]{3,80}? )?(?:is|was|were|are) (?:\\w+ )?to (?:\\w+ly )?${looksInto}\\b|\\bthis (?:[\\w-]+ ){0,3}(?:study|trial|paper|work|survey) (?:was |is )?(?:aims?|aimed|attempts?|attempted|sought|seeks|designed) (?:at |to )(?:\\w+ly )?${looksInto}\\b`,
  'i',
)
/** What makes a question news: nobody asked it before. */
export const neverAsked =
  /\b(?:first|gap|never|not (?:yet |previously )?been|no (?:previous|prior|other|earlier|published)|unknown|lack|few|scarce)\b/i
