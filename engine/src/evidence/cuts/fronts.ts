import { group } from '../clause-words.ts'
import { withoutCitationNumber } from '../tellers/others-studies.ts'
import { isShownThere } from '../tellers/shown-places.ts'
import { limitsAnalysis, limitsComparison } from './analysis-fronts.ts'

// What a statement loses when the front of its sentence is cut off: how often, where, when or under what it holds.

/** "For lung cancer, …", "At the lower dose, …": where, when or under what condition the clause behind it holds. */
const condition =
  /^(?:for|at|in|on|when(?:ever)?|where|under|among(?:st)?|within|outside|during|after|before|following|until|once|with(?:out|in)?|if|(?:as|so) long as|unless|given|assuming|supposing|provided|except|excluding|apart from|aside from|other than|compared|relative to|unlike|according to|only|depending|should|had|were|of (?:the|all|our|\d+))\s|^of (?:these|those)(?: |$)/i
/** One word that says how often, how surely, where or when; the others lead on, or weigh what is told. */
const limits =
  group(`generally typically normally usually ordinarily ideally often commonly frequently occasionally sometimes rarely seldom periodically
  mostly mainly largely primarily predominantly chiefly partly partially theoretically hypothetically nominally potentially possibly perhaps maybe presumably
  admittedly apparently seemingly supposedly allegedly reportedly purportedly arguably conceivably anecdotally qualitatively traditionally historically conventionally
  classically originally initially formerly locally regionally nationally elsewhere abroad`)
const limitingWord = new RegExp(`^(?:${limits})(?: speaking)?$`, 'i')
/** "In our opinion", "To some extent", "By and large", "Since 1990". */
const limitingPhrase =
  /^(?:(?:in|to) (?:our|my) (?:opinion|view|mind|experience|judge?ment)\b|to (?:some|an?|the) (?:\p{L}+ )?(?:extent|degree)$|by and large$|as a rule$|by (?:default|convention)$|in the past$|from an? [^,]* (?:point of view|viewpoint|perspective|standpoint)$|\p{L}+ly speaking$|(?:since|by|until) (?:the )?(?:(?:early|mid|late)[ -])?(?:1[5-9]|20)\d\ds?$|(?:throughout|across|between) )/iu
/** "While the load is low": as long as; "while the load grows, the bell …" sets two things beside each other. */
const lasting =
  /^(?:while|whilst) (?:\p{L}+ing\b|(?:in|at|on|under|within)\s|(?:[\p{L}-]+ ){1,6}(?:is|are|was|were|remains?|remained|stays?|stayed) (?:still |kept |not )?(?:low|high|small|large|open|closed|empty|full|active|inactive|running|on|off|present|absent|below|above|under|within|awake|asleep|hot|cold|warm|wet|dry|young|alive|available)\b)/iu
/** "As more bells are cast", "As the tone rises": with what it grows; "As bells are heavy" is a reason, and limits nothing. */
const growing =
  /^as (?:more|less|fewer) |^as (?!.*\b(?:is|are|was|were|be|been)\b)[^,]*\s(?:(?:in|de)creas|grow|grew|ris|rose|fall|fell|declin|becom|became|matur|evolv|approach|progress|shrink|accumulat|\p{L}{3,}ens\b|better\b|worse\b|more\b|less\b|fewer\b|(?:high|low|larg|small|long|short|old|young|fast|slow|strong|weak|great)er\b)/iu
/** "As towns grow, bells have become rare", "As more bells are old, we rang them": why it came so, and it is so. */
const isReason = (claim: string) =>
  /^we\b|\b(?:has|have) (?:\p{L}+ly )?(?:been|become|\p{L}+ed)\b/iu.test(claim)
/** Words that open so and bind nothing: they lead on, or say that this is said here. */
const binding =
  /^(?:in (?:(?:an?|the|his|her|their) (?:\p{L}+ ){0,2}(?:paper|article|essay|letter|book|preprint|lecture|talk)(?: ?[[(][^\])]*[\])])?$|(?:line|agreement|keeping|accordance) with (?:this|these|that)|this|our|the present|addition|contrast|particular|fact|summary|conclusion|total|turn|other words|order|recent|the (?:past|last|following|end|present))|(?:apart|aside) from (?:this|these|that)$|for (?:example|instance|this|these|that|simplicity|convenience|clarity|the sake|ease)|at (?:the same time|first|last|present|this)|on (?:the (?:other|one) hand|this|the contrary)|with (?:this|these|that|regard|respect)|after (?:this|that|all)|given (?:this|these|that)|at large|once again|as before)(?!\p{L})/iu
/** "In this subgroup": of some of those who were studied. */
const ofSome =
  /^(?:with)?in (?:this|these|that|those|such an?|our) (?:[\p{L}-]+ ){0,2}(?:sub-?(?:groups?|sets?|populations?|samples?|cohorts?)|arms?|strat(?:um|a))$/iu
/** "In mice, it was shown that", "In theory, this means that": what is told so is bound as well, but for where this paper tells of it. */
const told = /(?<=^|\s)([^\s,][^,]*), [^,;:]{2,60} that$/iu
const reference =
  /^(?:(?:and |but )?(?:unlike|compared|relative|like|on average|for the first time)\b|(?:in )?(?:§|(?:sections?|sec|fig(?:ure)?s?|tables?|appendi(?:x|ces)|chapter|part|theorem|lemma)\b))/i
const adverb = /^(?:also|then|thus|but|and|so|yet|while|whilst|whereas|even|\p{L}+ly),? (?=\p{L})/iu
/** Whether a front limits what stands behind it; "Recently in mice" does as "in mice". */
const isCondition = (words: string): boolean =>
  limitingWord.test(words) ||
  limitingPhrase.test(words) ||
  (condition.test(words) && (!binding.test(words) || ofSome.test(words))) ||
  lasting.test(words) ||
  (adverb.test(words) && isCondition(words.replace(adverb, '')))

/** What would be "in this case" is not. */
const supposed =
  /^(?:and |but )?in (?:this|that|such an?|these|those|such) (?:case|situation|scenario|event|limit)s?$/i
const wouldBe = /\b(?:would|could|might|will)\b/i

const headed = /^\p{Lu}[^,]*\p{L}\s(?=(?:In|For|At|Under|When|If|Among|Within|During)\s)/u

/** The front that limits a claim right behind it: "in mice" of "Moreover, in mice, it fell"; null when there is none. */
export function frontLost(claim: string, before: string): string | null {
  // "(3% v 7%; p < 0.01)" parts nothing of the sentence.
  const sentence =
    before
      .replace(/\([^()]*[%=<>][^()]*\)/g, (bracket) => bracket.replace(/[;:](?=\s)/g, ','))
      .split(/[;:]\s|\s\(?\d\)\s/)
      .at(-1) ?? ''
  // "A trend" is matched in "…, a trend" without its article.
  const opened = withoutCitationNumber(sentence.trim()).replace(/,\s(?:an?|the|then)$/i, ',')
  const opening = /that$/i.test(opened)
    ? opened.replace(told, (words, where) => (reference.test(where) ? words : `${where},`))
    : opened
  if (!opening.endsWith(','))
    return limitingWord.test(opening) ? opening : sharedCondition(opening, claim)
  const parts = opening.slice(0, -1).split(/,\s+/)
  const at = parts.findLastIndex((part) => {
    if (isShownThere(part, claim)) return false
    const bare = part.replace(adverb, '').replace(/^.*\bthat /i, '')
    // "We showed that in mice, …"
    return (
      isCondition(part) ||
      limitsAnalysis(bare, claim) ||
      limitsComparison(bare, claim) ||
      (growing.test(part.replace(adverb, '')) && !isReason(claim)) ||
      isCondition(part.replace(/^.*\bthat /i, '')) ||
      // A heading may stand before the sentence.
      isCondition(part.replace(headed, '')) ||
      (supposed.test(part) && wouldBe.test(claim))
    )
  })
  return at < 0 ? null : parts.slice(at).join(', ')
}

const leading =
  /^(?:\p{L}+ly|also|however|moreover|furthermore|thus|hence|therefore|then|indeed)$/iu
/** "In mice, the dose rose and", "…, showing that", "… was so high that": what opens a sentence binds each of its clauses. */
const joined =
  /\b(?:and|but)(?: an?| the)?$|,\s\p{L}+ing that$|\b(?:so (?:[\p{L}-]+ ){1,3}|such (?:[\p{L}-]+ ){1,5})that(?: an?| the)?$/iu
/** "In mice the dose rose": a front that no comma parts from its clause. */
const unparted =
  /^(?:(?:in|at|for|with|without|under|among|within|during|after|before|on) [^,;:.]{3,60}?)(?= (?:the|an?|this|these|those|our|its|their|it|they|we|there|no|both|each|most|some) )/iu

function sharedCondition(opening: string, claim: string): string | null {
  const parts = opening.replace(unparted, '$&,').split(/,\s+/).slice(0, -1)
  const first =
    parts.find((part) => isCondition(part) || !(binding.test(part) || leading.test(part))) ?? ''
  return isCondition(first) && joined.test(opening) && !isCondition(claim) ? first : null
}
