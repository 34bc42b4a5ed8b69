import { citedKey } from '../../text/cited-keys.ts'
import { holds } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'

// What a sentence may open with before its subject.
const lead =
  /^["'“‘([]*(?:(?:however|but|yet|and|although|nevertheless|nonetheless|moreover|furthermore|in addition|additionally|therefore|thus|hence|consequently|in contrast|by contrast|similarly|likewise|also|then|further|overall|finally|indeed|on the other hand|interestingly|notably|specifically|in particular|as a result|instead|still|recently|more recently|lately|later|since then|for (?:example|instance)),?\s+){0,2}/i
let asked = { text: '', words: '' }
/** A sentence from its subject on; the same sentence is asked several times on end. */
function subject(text: string): string {
  if (asked.text !== text) asked = { text, words: text.slice(lead.exec(text)?.[0].length) }
  return asked.words
}

const ownSubject =
  /^(?:(?:this|the present|the current|our|these|the)\s(?:(?!previous|earlier|same|other|latter|former|second|recent|above)[\p{L}\d]+-[\p{L}\d-]+\s)?(?:study|paper|article|note|thesis|review|survey|work|report|research|trial|data|results?|findings)\b|in this (?:respect|regard|way|context|setting),? (?:we|our)\b|in (?:this|the present) (?:paper|study|work|article|review|note|report)|(?:this|here|it) is the first\b|(?:here|this),? we\b|its (?:\p{Ll}+ )?contributions (?:include|are)\b)/iu
// "It is possible that", "It has been shown that": the subject comes later.
const impersonal =
  /^(?:it (?:is|was|has been|can be|should be|remains|would be|may be|seems|appears)\b[^.,;]{0,50}(?:, (?:however|though|therefore|moreover),[^.,;]{0,20})?\b(?:that|to|whether|if|how|why)\b|that (?:is|said),)/i
const pointing =
  /^(?:alternatively\b|(?:(?:about|approximately|around|nearly|almost|over|roughly|up to|(?:more|less|fewer) than) )?[∼~]?\d[\d.,%]*(?: \(\d[^()]*\))? of (?:these|those|them)\b|(?:all |both |most |some |many |each |none )?(?:of )?(?:these|those|them|this|that)|it|they|he|she|its|their|his|her|such|the (?:former|latter|same|exceptions?|others|remaining|rest)|in (?:this|that|these|those|such(?: an?)?|the latter) (?:cases?|way|setting|context|example|respect|regard|situations?|circumstances|instances?)|for (?:this|that|these|those)|because of (?:this|that|these)|among (?:these|those|them)|doing so|(?:an|one) exception)\b/i

/** "We attribute this to …", "The exploration of other regions confirms this finding": what is meant was said before. */
const pointingAtObject =
  /^we (?:(?:can|could|may|also|then|further|therefore|thus) ){0,2}(?:attribute|attributed|quantify|quantified|confirm|confirmed|interpret|interpreted|explain|explained|ascribe|ascribed|verify|verified) (?:it|this|these|them)\b(?! (?:study|paper|work|article|data)\b)|^[^,;.]{0,80}\b(?:confirm|support|corroborate|contradict|explain|reinforce|strengthen)(?:s|ed)? (?:this|these|that|those) (?:findings?|results?|observations?|trends?|patterns?|effects?|conclusions?|hypothes[ie]s)\b/i

/** "We need to explore this theory further", "Future work should address these questions": which, was said before. */
const leavesOpen =
  /\b(?:needs?|needed|should|must|required?|necessary|remains|future (?:work|research|studies)|further (?:work|research|studies))\b[^,;.]{0,60}\b(?:explor|investigat|examin|address|resolv|clarif|elucidat|test|assess|evaluat|overcom|answer|confirm|verif|improv|stud)(?:e|y|ing|ying)? (?:this|these|that|those) (?!stud(?:y|ies)\b|papers?\b|works?\b|articles?\b|data\b|methods?\b|approach)\p{Ll}{3}/iu

/**
 * True when what a sentence is about is said in the sentence before it: its subject ("These values", "It", "The
 * exceptions"), what it confirms or explains, or what it leaves to others.
 */
export function pointsBack(text: string): boolean {
  const words = subject(text)
  if (holds(pointingAtObject, words) || holds(leavesOpen, words)) return true
  return pointing.test(words) && !ownSubject.test(words) && !impersonal.test(words)
}

const work =
  '(?:stud(?:y|ies)|trials?|surveys?|reports?|reviews?|analys[ie]s|meta-analys[ie]s|experiments?|papers?|works?|articles?|investigations?|authors|researchers|groups?)'
const someWork = new RegExp(
  `^(?:an?|one|another|two|three|few|several|many|most|some|various|different|numerous|recent|similar|older)\\s(?:[\\p{L}-]+\\s){0,3}${work}\\b`,
  'iu',
)
const earlierWork = new RegExp(
  `^(?:(?:a few|few|several|some|many|most|two|three|(?:only )?one)\\s)?(?:earlier|previous|prior|past|other|recent)\\s(?:[\\p{L}-]+\\s){0,2}${work}(?!\\p{L})`,
  'iu',
)
/** "In another study, …", "In a trial of … [12], …". */
const inSomeWork =
  /^in (?:(another|the other|(?:some |several |most |many )?other|a (?:recent|previous|prior|similar|later|subsequent))|an?|one|two|some|several)\s(?:[\p{L}\d-]+,?\s){0,5}(?:stud(?:y|ies)|trials?|surveys?|reports?|reviews?|meta-analys[ie]s)\b/iu
/** "In this latter work": one that was just cited. */
const inLatterWork = new RegExp(`^in (?:this|that|the) (?:latter|former) ${work}\\b`, 'i')
const namedWork =
  /^\p{Lu}[\p{L}'’-]+(?:,? (?:and|&) \p{Lu}[\p{L}'’-]+, (?:19|20)\d\d|(?:,? (?:and|&) \p{Lu}[\p{L}'’-]+)?\s?[([](?![nN]\s?=)\D{0,12}\d|(?:,? et al\b)|(?:'s|’s)? (?:and (?:colleagues|coworkers|co-workers)))/u
const cites = new RegExp(
  String.raw`\[\d[\d,;\s–-]*\]|\([^()]*\b(?:19|20)\d\d[a-z]?[^()]*\)|\bet al\b|${citedKey}`,
  'u',
)
/** "A recent result by [Gr79]", "The theorem of Gray (1979)". */
const theirResult =
  /^(?:an?|the|one|another|some|recent)\s(?:[\p{L}-]+\s){0,3}(?:results?|findings?|theorems?|lemmas?|proofs?|observations?|bounds?)\s(?:by|of|due to|from)\s(?:\[|BIBREF|\p{Lu}[\p{L}'’-]+(?: (?:and|&) \p{Lu}[\p{L}'’-]+)? (?:et al\b|[([]))/u
const own =
  /\b(?:we|our|ours|us|here|(?:this|the present|the current) (?:paper|study|work|article|review|trial|note|survey|experiment|analysis))\b/i

/** "… of grade 3 neutropenia22.": a raised number that lost its height. */
const raisedSource = /\p{Ll}{4}\.?\d{1,3}(?:[,–-]\d{1,3})*\.?$/u
const gluedSource = /^\d{1,3}(?:\s?[,–-]\s?\d{1,3})* (?=\p{Lu}\p{L}* )/u

/** True when the subject of a sentence is a work of others that it cites. */
export function speaksOfOthers(text: string): boolean {
  // The raised number that a text without raised letters sets before a sentence is the source of the one before it: such
  // a text marks no source of its own sentence that could be seen here.
  const glued = gluedSource.exec(text)?.[0] ?? ''
  const words = subject(text.slice(glued.length))
  if (glued !== '' && inSomeWork.test(words) && !own.test(words.slice(0, 60))) return true
  if (namedWork.test(words) || inLatterWork.test(words)) return true
  if (theirResult.test(words.charAt(0).toLowerCase() + words.slice(1)) && holds(cites, text))
    return true
  if (own.test(words.slice(0, 60))) return false
  const within = inSomeWork.exec(words)
  if (within) return within[1] !== undefined || holds(cites, text) || raisedSource.test(text)
  return (
    earlierWork.test(words) ||
    (someWork.test(words) && (holds(cites, text) || raisedSource.test(text)))
  )
}

/** True for a sentence that cites others and does not speak of the paper's own work. */
export const citesOthers = (text: string): boolean => holds(cites, text) && !holds(own, text)
/** True for a sentence with a source that is not in the first person, though it speak of "this study". */
export const tellsOfSource = (text: string): boolean =>
  holds(cites, text) && !/\b(?:we|our)\b/i.test(text)

const here = /\bhere\b/i
/** True for a sentence in the paper's own voice. */
export const namesOwnWork = (text: string): boolean =>
  holds(own, text) && (!holds(here, text) || own.test(text.replace(/\bhere\b/gi, '')))

const told =
  '(?:\\p{Ll}{3,}ed|found|show(?:s|n)?|built|made|wrote|gave|took|chose|saw|grew|began|ran|set|put|used|proposes?|reports?|describes?|presents?|introduces?|develops?|uses?)'
const citation = '(?:\\s?[([][^()[\\]]{0,40}\\d[^()[\\]]{0,12}[)\\]])'
const name = "\\p{Lu}[\\p{L}'’-]+"
const namedDeed = new RegExp(
  `^(?:${name},? (?:et al\\b\\.?|and (?:his |her |their )?(?:colleagues|co-?workers))${citation}?|${name} (?:and|&) ${name}${citation}|\\p{Lu}\\p{Ll}+ \\((?:19|20)\\d\\d[a-z]?\\)),? (?:have |has |had )?(?:\\p{Ll}+ly |also |then |first ){0,2}${told}\\b`,
  'u',
)

/** True for a sentence by which named authors begin to be told of: "Zheng et al. [3] assembled …". */
export const tellsWhatOthersDid = (text: string): boolean => namedDeed.test(subject(text))

const thatWork =
  /^(?:this|that|the|their)\s(?:(?:same|latter|former)\s)?(?:study|trial|survey|paper|work|report|review|analysis|meta-analysis|experiment|article|investigation)\b(?!\s(?:aims?|aimed|is the first|investigates|examines|presents|addresses|explores|shows|proposes|reports|extends|uses|differs)\b)/i
const thoseAuthors =
  /^(?:this|that|their) results?\b|^(?:the|these|those) (?:authors|researchers|studies|works|papers|trials|investigators)\b/i
/**
 * True when a sentence that follows one on the work of others is on that work too: "A study found … (Miller 2014).
 * However, this study did not …".
 */
export function echoes(text: string): boolean {
  const words = subject(text)
  return thatWork.test(words) || thoseAuthors.test(words) || pointsBack(text)
}

const thisWork =
  /^(?:(?:moreover|furthermore|in addition|additionally|also|finally|overall|in (?:summary|conclusion)),? )?this (?:study|trial|survey|paper|work|report|review|analysis|research|investigation)\b/i
/**
 * True for "This study …" without a source of its own: where a paper discusses its findings beside those of others, itself.
 * "However, this study did not …" goes on about the study just told of, and "this randomised trial" is one of several.
 */
export const turnsToItself = (text: string): boolean =>
  thisWork.test(text) && !holds(cites, text) && !raisedSource.test(text)

const thatThing =
  /^the(?:ir)? (?:same |final |resulting )?(?:model|system|method|approach|algorithm|tool|technique|parser|framework|software|pipeline|program(?:me)?|solution|classifier|network|intervention)\b|^(?:the(?:ir)? )?(?:results?|findings) (?:showed|indicated|revealed|demonstrated)\b/i

/** True for what others made or found, after a sentence on their work: "The model produces …", "The results showed …". */
export const tellsOfTheirs = (text: string): boolean =>
  thatThing.test(subject(text)) && !holds(own, text)

const longest = 520
const mostBefore = 2

/**
 * The span of a sentence together with the sentence, or the two, that its subject points back at.
 * @param before sentences of the same paragraph before it, in order
 * @returns the sentence's own span when it leans on nothing; null when what it leans on cannot be shown with it.
 */
export function withAntecedent(
  sentence: { readonly span: Span; readonly text: string },
  before: readonly { readonly span: Span; readonly text: string }[],
): Span | null {
  let first = sentence
  for (let back = 1; pointsBack(first.text); back++) {
    const other = before.at(-back)
    // Words between them are no sentence of the paper's own.
    if (!other || back > mostBefore || first.span.start - other.span.end > 3) return null
    first = other
  }
  const span = { start: first.span.start, end: sentence.span.end }
  return first === sentence || span.end - span.start <= longest ? span : null
}
