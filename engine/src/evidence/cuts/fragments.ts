import { anyVerb, determiners, finite, prepositions } from '../clause-words.ts'

// What ends like a sentence where its own has not come to its verb: "Unlike most bells, in Ghent."

const auxiliary =
  /^(?:(?:also|then|thus|therefore|often|not|never|\p{L}+ly) )?(?:is|are|was|were|has|have|had|can|could|may|might|will|would|should|must|does|do|did)\s/iu
/** "July| , August and September are": more of what the verb of the sentence is told of. */
const item = String.raw`(?!(?:${prepositions}|which|who|that|where|when|while|if|as|so|but|because|although|we|it|they|\p{L}+ing|\p{L}+ed)\b)[\p{L}\d’'-]+(?:\s[\p{L}\d’'-]+){0,2}`
const listed = new RegExp(
  String.raw`^(?<items>(?:,\s${item}){1,5}),?\s(?:and|or)\s${item}(?=\s(?:is|are|was|were|has|have|had|can|could|may|might|will|would|should|must|do|does|did)\s)`,
  'iu',
)
/** Brackets and asides between dashes. */
const asides = /^(?:\s|\([^()]*\)|\[[^[\]]*\]|[–—][^–—.;]{1,120}[–—])+/u
const leadIn =
  /^(?:(?:\p{L}+ly|however|moreover|furthermore|thus|therefore|hence|and|but|so|also|for example|for instance|in addition|indeed),? )+/iu
/** Behind these a clause goes on to the main one. */
const subordinate =
  /^(?:if|when|whenever|while|whilst|whereas|although|though|even though|because|since|as|unless|once|given that|after|before|until)\s/iu
const phrase = new RegExp(
  String.raw`^(?:${prepositions}|unlike|given|based on|due to|because of|as|\p{L}{3,}ed(?=\s(?:${prepositions}|as|\p{L}+ly)\s))\s`,
  'iu',
)
/** "Bells described in the book": which of them, no verb; where the main clause comes only behind it. */
const participle = new RegExp(String.raw`\p{L}+ed(?=\s(?:${prepositions})\s)`, 'giu')
const mainClause = new RegExp(
  String.raw`^\s*,\s(?:${determiners}|we|it|they|there)\s[^,;:.]*`,
  'iu',
)
/** "Bells cast in the last century | revealed that …": the verb of the sentence, with what it is told of. */
const mainVerb = new RegExp(
  String.raw`^(?:\p{L}+ly )?(?:found|showed|gave|made|led|\p{L}{2,}ed) (?:that|${determiners})\s`,
  'iu',
)
/** A clause that is only opened: "we show how a bell". */
const opened = /\b(?:how|why) (?!to\b|much\b|many\b)(?<rest>[^,;:]{3,80})$/iu
/** The rest of a sentence has its main clause to come. */
const goesOn = /^[^;.]*,\s/u

/** Words that say of what kind a thing is, and are none. */
const kinds =
  'young|old|older|younger|elderly|adult|male|female|healthy|sick|ill|pregnant|small|large|big|long|short|high|low|new|good|bad|strong|weak|early|late|rich|poor|white|black|dark|pale|cold|warm|hot|dry|wet|fast|slow|deep|thin|thick|hard|soft|mild|severe|moderate|acute|chronic|simple|complex|clear|human|rural|urban|public|private|local|global|[\\p{L}-]{3,20}(?:ous|ful|less|able|ible|ical|ional)'
/** "We rang old | and heavy bells", "of small | or large towers": which, and not yet what of. */
const halfOfKinds = new RegExp(
  String.raw`(?<!\b(?:is|are|was|were|be|been|being|become|becomes|became|remain|remains|remained|seems?|seemed|looks?|looked|felt|feels?|very|too|so|more|less|most|least|rather|quite|as|the|and|or|not) )(?<![,;] ?)\b(?:${kinds})$`,
  'iu',
)
/** Behind the second kind comes the thing: "and heavy bells". */
const otherKind = new RegExp(
  String.raw`^ (?:and|or|and\/or) (?:\p{L}+ly )?(?!(?:${prepositions}|${determiners}|is|are|was|were|not|then|also|to|we|they|it)\b)[\p{L}-]+ (?!(?:${prepositions}|is|are|was|were|has|have|had|and|or|as|than|that|which|who|when|while)\b)\p{Ll}{3,}`,
  'iu',
)

/** Whether a claim ends like a sentence where its own has not come to its verb, and so says nothing. */
export function isFragment(claim: string, after: string): boolean {
  if (!/[.!?]$/.test(claim) || !/\p{L}/u.test(after)) return false
  const rest = after.replace(asides, '')
  const items = listed.exec(rest)?.groups?.items
  if (auxiliary.test(rest) || mainVerb.test(rest)) return true
  if (items !== undefined && !finite.test(`${items} `)) return true
  if (halfOfKinds.test(claim.slice(0, -1)) && otherKind.test(after)) return true
  if (/^\p{L}+ing\b/u.test(claim) && !anyVerb.test(claim)) return true
  const started = /^\s(?:and|or)\s/.test(after) ? opened.exec(claim.slice(0, -1))?.groups?.rest : ''
  if (started && !anyVerb.test(started)) return true
  return isOpening(claim.slice(0, -1).replace(leadIn, ''), after)
}

/** A clause or a phrase that a sentence opens with, and no word of its main clause, or only a noun of it. */
function isOpening(words: string, after: string): boolean {
  const isClause = subordinate.test(words)
  if (!isClause && !phrase.test(words)) return false
  const parts = words.split(/,\s/)
  // "If it rings, which it may": a remark on it.
  if (/^\s*,\s(?:which|\p{L}+ing)\s/iu.test(after)) return false
  if (parts.length === 1) {
    const isBeforeMain = finite.test(mainClause.exec(after)?.[0] ?? '')
    const told = isBeforeMain ? words.replace(participle, '') : words
    return goesOn.test(after) && (isClause || (/^\s*,/.test(after) && !finite.test(told)))
  }
  return parts.slice(1).every((part) => !anyVerb.test(part))
}
