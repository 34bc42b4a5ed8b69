import { group } from '../clause-words.ts'

// Who tells what a "that" leads to: those who write and what they did, or somebody else.

const verbs =
  group(`finds? found shows? showed shown demonstrat(?:e|es|ed) reveal(?:s|ed)? observes? observed sees saw seen reports? reported notes? noted
  confirm(?:s|ed)? concludes? concluded indicat(?:e|es|ed) establish(?:es|ed)? prov(?:e|es|ed|en) verified discover(?:s|ed)? recogni[sz](?:e|es|ed)
  determined? determines calculated? estimated? documents? documented emphasi[sz](?:e|es|ed) highlight(?:s|ed)? stress(?:es|ed)? states? stated mentions? mentioned remarks? remarked
  acknowledged? explains? explained illustrat(?:e|es|ed) says? said tells? told declared? declares supports? supported identif(?:y|ies|ied) detected suggests? suggested stipulat(?:e|es|ed)`)
/** What may stand between: "found recently that", "showed in three towers that". */
const telling = new RegExp(
  String.raw`^(?<teller>.*?)(?:^|\s)(?:${verbs}|evidence)(?:\s(?:\p{L}+ly|here|also|us))?(?:\s(?:in|for|from|by|with|at|on|to|of)(?:\s[^\s]+){1,8})?$(?<!\s(?:facts?|findings?|observations?|conclusion|idea))`,
  'isu',
)
const boundary = /[;:]\s|,\s|\s(?:and|but|while|whereas|although|though|because|since|yet|so)\s/iu
const brackets = /\s*(?:\([^()]*\)|\[[^[\]]*\])/g
const helping =
  /(?:(?:^|\s)(?:has|have|had|also|then|thus|therefore|further|first|now|there|is|are|was|were|been|be|can|could|may|might|will|would|some|and|but|\p{L}+ly))+$/iu

const own = /\b(?:we|i|our|ours|us|here|herein|present study|this (?:study|paper|work|trial))\b/iu
/** What points back at words of the paper, at what is drawn in it, or at nobody. */
const pointing =
  /^(?:this|that|these|those|it|they|he|she|which|one$|the (?:authors|present|current|above|latter|former|following|same|proposed))\b|\b(?:tables?|fig(?:ure)?s?|sections?|sect?|eqs?|equations?|appendix|appendices|theorem|lemma|proposition|corollary|definition|algorithm|panels?|box|lines?|rows?|columns?|bars?)\b|§/iu
/** What is done or got in a study, and tells by itself. */
const done = new RegExp(
  String.raw`\b(?:${group(`results? findings? data analys[ei]s experiments? tests? testing simulations? observations? measurements? comparisons? regressions?
    calculations? computations? estimates? estimation inspection examination evaluations? ablations? examples? plots? curves? histograms? maps? images?
    staining blots? blotting assays? sequencing screens? screening correlations? statistics scores? values? rates? proof construction derivation
    validation imputation inference modell?ing classification quantification profiling alignments? PCR ELISA controls? benchmarks? numbers?`)}|\p{L}*(?:scopy|graphy|metry|(?<!pro)grams?|graphs))\b`,
  'iu',
)
const foreign =
  /\b(?:previous(?:ly)?|prior|earlier|past|preliminary|recent(?:ly)?|published|existing|several|others?|another|literature|et al|colleagues|co-?workers|in (?:line|agreement|accordance|keeping|contrast) with|consistent with|similar to)\b|\b(?:by|of) \p{Lu}\p{Ll}+ (?:and|et)\b/iu

/** A "that" left out: "Previous work showed". */
const untold =
  /^.*\s(?:finds?|found|shows?|showed|shown|reported|observed|demonstrated|revealed|indicated?|indicates|concluded?|stated|suggests?|suggested|discovered)\s*$/isu
/** "It has been shown": by whoever was before, and not "in Section 3". */
const earlier =
  /^it (?:has|had) (?:\p{L}+ )?been\b(?!.*\b(?:sections?|sec|fig(?:ure)?s?|tables?|appendix|theorem|lemma|above|here|our)\b)/iu
const asking = /^(?:please )?(?:note|recall|observe)$/i

/** "Gray showed that A, whereas B", "that A and that B": told by whom the first is. */
const shared = /^(?<first>.*?\sthat)\s.*(?:,? (?:whereas|while)|,? and that),?\s*$/isu

/**
 * Whether the words up to a claim tell it as told by somebody else than those who write, what they did and what they
 * show: "previous studies have shown that", "more than half reported that", "there is evidence that".
 */
export function isToldByOthers(told: string): boolean {
  const words = told.replace(brackets, '')
  const first = shared.exec(words)?.groups?.first
  if (first !== undefined && !own.test(words.slice(first.length)) && isToldByOthers(first))
    return true
  const head =
    /^(?<head>.*)\sthat,?\s*$/isu.exec(words)?.groups?.head ?? untold.exec(words)?.[0].trim()
  const clause = head?.split(boundary).at(-1) ?? ''
  const teller = telling.exec(clause)?.groups?.teller
  if (head === undefined || teller === undefined || asking.test(clause)) return false
  if (earlier.test(clause)) return true
  // "We rang bells and found that": the subject stands further in front.
  return isOther(subjectOf(teller) || head)
}

const subjectOf = (words: string): string => words.replace(helping, '').trim()

function isOther(subject: string): boolean {
  if (/\bto$/i.test(subject) || own.test(subject)) return false
  return !(pointing.test(subject) || done.test(subject)) || foreign.test(subject)
}
