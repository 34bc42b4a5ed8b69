import { conditionsLost, omissionProblems } from '../../evidence/cuts/clipping.ts'
import { topicStems } from './words.ts'

const ownSubject =
  /,\s+(?=(?:we|this (?:paper|work|study|article|thesis|report)|our (?:paper|work|study|article|review|survey)|in this (?:paper|work|study|article),? we|the authors?)\s)/iu
const whereabouts = /^(?:in this (?:paper|work|study|article|thesis|report)|here)\s*,?\s+/i
const motive =
  /^(?:with (?:this|these|that|such) [^,]*(?:mind|aim|goal|motivation)|with the (?:aim|goal|purpose|objective) |motivated by|inspired by|driven by|guided by|aiming (?:at|to)|towards? th(?:is|ese) |(?:more )?(?:specifically|concretely|remarkably|further|subsequently|afterwards?|along these lines)$|building (?:up)?on|drawing (?:up)?on|based (?:up)?on (?:this|these|that|those|our|the (?:above|observation|insight|idea))\b|(?:instead|rather|on the contrary)$|having \p{Ll}+ed\b|taking advantage of (?:this|these|those|such)\b|(?:leveraging|using|exploiting|given) (?:this|these|those|such) (?:\p{Ll}+ )?(?:insights?|observations?|ideas?|strengths?|results?|findings?|facts?|properties|advances)$|as an? (?:demonstration|illustration|proof) of (?:this|its|their)\b|as an? (?:alternative|remedy|solution)\b|for this (?:reason|purpose|end|task)\b|(?:recogni[sz]|not|observ|consider)ing (?:this|these|that)\b)/iu
/** A purpose that the sentences before have told: "To address this problem". Any other says what the work is for. */
const knownPurpose =
  /^(?:in order )?to \p{Ll}+\b.*\b(?:this|these|those|such|that|above|the (?:problem|issue|task|challenge|limitation)s?)\b/iu
/** Words without which a statement is wider than the paper's, beside those that an ellipsis must not hide. */
const qualifies =
  /\b(?:although|though|while|whereas|when(?:ever)?|but|however|despite|given|under|provided|assum\w*|condition\w*|as long as|compared|than|up to|at (?:least|most)|about|approximately|on average|per|in (?:some|certain|most)|(?:setting|case|regime|scenario)s?)\b/i
/** Words of the rest that would point into the phrase. */
const pointsInto =
  /\b(?:these|those|such|this(?! (?:paper|work|study|article|report|thesis)\b)|the (?:latter|former|same(?! time)|above|resulting|aforementioned|problems?|issues?|tasks?|challenges?|questions?|goals?|settings?|limitations?))\b/i
/** "Motivated by this old habit": what it names was told before, and dangles with or without a topic of the title. */
const pointing = /^(?:motivated|inspired|driven) by (?:this|these|such)\b/i
const pronoun = /\b(?:it|them|they)\b/i
/** "We propose GULL, a model": from there on a pronoun means what is proposed. */
const named = 30

/**
 * How long the phrase is that says before "we …" what prompted the work: "To overcome this problem, we propose …",
 * "Inspired by how bees dance, we …"; 0 where there is none that a summary can do without. It stays where it limits
 * what is said, where the rest points into it, and where it holds a word of the paper's title.
 * On SciTLDR's train split a sentence without it gains 2 points of ROUGE-1; one that loses words of the title loses 5.
 */
export function leadInLength(sentence: string, title: string): number {
  const comma = ownSubject.exec(sentence)
  if (!comma) return 0
  const whole = sentence.slice(0, comma.index)
  const phrase = whole.replace(whereabouts, '')
  if (!motive.test(phrase) && !knownPurpose.test(phrase)) return 0
  const length = comma.index + comma[0].length
  const topic = new Set(topicStems(title))
  const rest = sentence.slice(length)
  const saidAgain = new Set(topicStems(rest))
  const isNeeded =
    omissionProblems(whole).length > 0 ||
    conditionsLost(rest, sentence.slice(0, length), '').length > 0 ||
    qualifies.test(whole) ||
    // A comma inside brackets parts no clauses, and a second sentence begins a new one.
    /[.!?]\s+\p{Lu}|\([^)]*$/u.test(whole) ||
    /\b(?:we|our)\b/i.test(phrase) ||
    pointsInto.test(rest) ||
    pronoun.test(rest.slice(0, named)) ||
    (!pointing.test(phrase) &&
      topicStems(phrase).some((stem) => topic.has(stem) && !saidAgain.has(stem)))
  return isNeeded ? 0 : length
}
