import { remembering } from '../../text/remembering.ts'
import { finite } from '../clause-words.ts'
import { isBelief } from './belief-cues.ts'
import { withoutCitationNumber } from './others-studies.ts'
import { isShownThere } from './shown-places.ts'
import { isToldByOthers } from './tellers.ts'
import { isUntold, withoutSubjects } from './told-clauses.ts'

// What a statement stands behind in its sentence, and is told otherwise without.

/** An idea, or what others take for true: "One possible explanation is that", "It is widely held that". */
const idea =
  /\b(?:explanations?|possibilit(?:y|ies)|hypothes[ie]s|interpretations?|assumptions?|speculations?|conjectures?|concerns?|beliefs?|views?|suspicions?|ideas?|notions?|arguments?) (?:here |for (?:this|these|that|it) )?(?:is|was|are|were|(?:would|could|may|might) be|remains?|being) (?:just |simply )?that\s*$|\b(?:is|was|been|are) (?:(?:often|sometimes|long|now|still|[a-z]+ly) ){0,3}(?:accepted|believed|thought|assumed|held|considered|said|estimated|claimed|speculated|suspected|expected|predicted) that\s*$/i
/** What those who write, or nobody in particular, take for likely: "It is possible that", "We suspect that". */
const surmise =
  /\bit (?:is|was|remains|seems|appears|may be|might be|could be) (?:\p{L}+ly |also |thus |therefore |then |quite |very |more |at least ){0,3}(?:possible|conceivable|plausible|imaginable|likely|probable|arguable|debatable|unclear|unknown|questionable|tempting to (?:\p{L}+ly )?\p{L}+|hoped|hypothesi[sz]ed|assumed|believed|thought|predicted|expected|suspected|speculated|conjectured|postulated|presumed) (?:that|whether),?\s*$|\b(?:we|i|one|(?:the )?authors) (?:\p{L}+ly |also |thus |therefore |then |had |have |would |can |could |may |might ){0,4}(?:suspect|predict|hope|conjecture|speculate|surmise|hypothesi[sz]e|postulate|posit|assume|presume|expect|guess|imagine|anticipate|believe|wonder|reason)d?(?:ed)?(?: that|,? (?:if|whether))?,?\s*$/iu
/** "We expected that (1) …, and (2) …", "that …, i.e., …": each of what was expected. */
const expected =
  /\b(?:expect|predict|hypothesi[sz]|postulat|assum|anticipat|suppos|speculat|suspect)(?:e|es|ed|s)? (?:that )?(?:\(?(?:1|i|a)\)\s[^;]*[,;:] (?:and |or )?\(?(?:[2-9]|i{2,3}|iv|v|[b-e])\)\s*(?:that )?|[^;:]*(?:,? and that|, (?:i\.e\.|that is)),?\s*)$/i
/** "Our predictions were: 1) …": each of what is listed behind it. */
const predicted =
  /\b(?:predictions?|hypothes[ie]s|expectations?|assumptions?|conjectures?|speculations?|questions?) (?:is|are|was|were|can be stated|read|as follows)[^:;.]{0,40}:/iu
/** What is aimed at, asked for or imagined: "aims to ensure that", "requires that", "imagine that". */
const wish =
  /\b(?:(?:aim|seek|try|attempt|hope|intend|plan|strive|want|need)(?:s|ed|ing)? to|(?:designed|intended|meant|needed|necessary|important|in order) to|(?:goals?|aims?|purposes?|objectives?) (?:is|was|are|were) to) (?:\p{L}+ly )?(?:ensure|guarantee|show|prove|demonstrate|verify|see|check) that\s*$|\b(?:requir|demand|recommend|propos|imagin|suppos|pretend|wish|hop)(?:e|es|ed|ing|s)? that\s*$/iu
/** Who says so, where it is somebody else: "Gray et al. [6] reported that", "Chan and colleagues showed that". */
const others =
  /(?:\bet al\.?|\b(?:colleagues|co-?workers|others)|\p{Lu}\p{L}+ and \p{Lu}\p{L}+)(?: ?[([][^()[\]]{1,60}[)\]])?,? (?:\p{L}+ly |have |has |also |first )*(?:report|show|find|found|demonstrat|suggest|propos|observ|conclud|not|stat|argu|claim|hypothesi[sz]|believ|estimat)(?:e|es|ed|s|n)?,? that,?\s*$/u
/** "Gray et al. [6] rang bells, finding that", "and found that". */
const othersToo =
  /\b(?:et al\b(?![^()]*\))|[Cc]olleagues\b|[Cc]o-?workers\b)(?!.*\b(?:we|our)\b)[^;]{3,400}(?:, (?:thereby |thus )?(?:find|highlight|not|argu|conclud|report|show|observ|stat|demonstrat|indicat|reveal|emphasi[sz]|point)ing|,? and (?:also |further |then )?(?:found|highlighted|noted|argued|concluded|reported|showed|observed|stated|demonstrated)) (?:out )?that,?\s*$/u

/** "As Gray (2003) noted,", "as the council of Ghent stipulated,", "As has been shown with gongs,". */
const asSaid =
  /(?:^|[\s(])[Aa]s (?:(?:the )?(?!(?:the )?(?:Fig|Tab|Sec|Theorem|Lemma|Eq|Append|Chapter|Algorithm))\p{Lu}[^,;:]{2,60} (?:not|observ|argu|stat|show|report|explain|suggest|demonstrat|point|claim|emphasi[sz]|put|wrote|write|say|said|stipulat|requir|recommend)\p{Ll}*(?: out| it)?|(?:has|have|had) been (?:shown|seen|reported|observed|found|demonstrated|suggested|noted|argued) (?:with|in|for|by|of) (?!(?:the )?(?:Fig|Tab|Sec|Eq|Append|above))[^,;:]{2,60}),\s*$/u
/** "We think the reason is that" */
const thought =
  /\b(?:we|i|(?:the )?authors) (?:\p{L}+ly |also |would )?(?:think|feel|suspect|guess|believe|assume|suppose|imagine|speculate) (?!that\b)[^.;:]{2,60} (?:is|was|are|were|be) (?:simply |just |\p{L}+ly )?that\s*$/iu
/** What is read into something: ", suggesting that", "raising the possibility that". */
const reading =
  /\b(?:suggesting|implying|hinting|impl(?:y|ies|ied)|(?:would|could|might|may) (?:then |also |\p{L}+ly )?(?:suggest|mean|indicate)|(?:raising|opening) the possibility|in the hope) (?:\p{L}+ly )?that\s*$/iu
/** "the model, in which CLAIM": of that alone. */
const within = /(?<=\p{L}{3}\)?),? (?:(?:in|under|for) which|whereby)\s*$/iu
/** "In contrast to cold regions, where CLAIM": there alone. */
const there =
  /\b(?:regions?|countr(?:y|ies)|cit(?:y|ies)|towns?|areas?|states?|settings?|hospitals?|sites?|districts?|provinces?|villages?|zones?|climates?|populations?|communit(?:y|ies)|places?), (?:but )?where\s*$/i

/** What a clause may begin with. */
const subjects = 'the|an?|we|it|they|there|this|these|those|our|all|no|both|each|most|some'

/** "Can we CLAIM?", "Once we CLAIM", "Critics ask why we CLAIM": what is asked, or only to come. */
const asked =
  /(?:^|[\s,;:(])(?:(?:can|could|should|would|will|shall|may|might|must|do|does|did|once|before|until)|(?:ask|wonder|question|debate|doubt)(?:s|ed|ing)? (?:why|how|when|where|whether|if))\s*$/i
/** "Trials are needed before CLAIM", "It takes years until CLAIM", "as though CLAIM": what is not so, or not yet. */
const ahead =
  /(?:^|[\s,;:(])(?:(?:until|till|unless|once|lest|as (?:if|though))|(?:(?:need|requir|must|should|have to|has to|necessary|warrant|will|would|take)(?:s|ed|es)?\b[^;:]{0,80}\s(?:before|so that|in order that)|(?:propos|aim|suggest|plan|intend|hop|want|wish|seek|recommend)(?:e|es|ed|s|ing)?\b[^;:]{0,200}\s(?:so that|in order that)))\s*$/iu
const opensClause = new RegExp(`^(?:${subjects}|i|he|she|its|their|any)\\s`, 'i')
const isQuestion = /^[^.;:]*\?["”’']?\s*$/
/** Behind these the question begins, of which the claim is no part: "Bells are loud, but can they be heard?" */
const furtherClause = /^\s*[,;:–—]\s*(?:and|but|so|yet|however)\b/i

/** What makes a question, or something that has yet to come, of a claim that is cut out of it; null where nothing does. */
export function askedLost(claim: string, before: string, after: string): string | null {
  if (opensClause.test(claim) && asked.test(before)) return before.trim()
  if (ahead.test(before) && finite.test(claim)) return before.trim()
  const isPartOfQuestion = isQuestion.test(after) && !furtherClause.test(after)
  return isPartOfQuestion && !claim.trimEnd().endsWith('?') ? after.trim() : null
}

/** As much as those who write can tell: "As far as we know," */
const knowledge = String.raw`(?:as far as (?:we|the authors) (?:know|are aware|can tell)|to (?:the best of )?(?:our|the authors['’]) (?:\p{L}+ )?knowledge)`
/** What each of them has, and most sentences have not. */
const knowing = /know|aware|tell/i
const knownBefore = new RegExp(
  String.raw`\b${knowledge}(?:,? (?:however|though|also|indeed))?,?\s*(?:the\s*)?$`,
  'iu',
)
const knownBehind = new RegExp(String.raw`^,?\s*\(?(?<words>${knowledge})\b`, 'iu')
/** A claim that one thing not known of would undo. */
const singular =
  /\b(?:first|only|no|none|nobody|never|not|any|unique|novel|unprecedented|most|least|fewest|\p{L}{3,}est)\b/iu

/** Behind a claim, who says so: ", says Gray", ", she adds", ", analysts of the town said". */
const sayer =
  /^["”’']?,["”’']? (?:(?:says|said|argues|argued|claims|claimed|adds|according to)\s[^.;]*|(?!(?:and|or|but|which|who|that|as|so|while|where|when|whereas|although|though|because|since|if|we|i|our)\b)(?:(?!(?:that|which|who|we|i|as|than|be|been|is|are|was|were|has|have|had)\s)[\p{L}.'’-]+,? ){1,9}?(?:says?|said|adds?|added|explains|explained|argues?|writes?|wrote|notes|claims?|claimed|believes?|believed|thinks?|thought|found|showed|reported|concluded)(?=[.,;]|$| (?:in|on|at|to|last)\s)|(?:or so|as) (?:(?:it )?(?:was |is )?(?:claimed|alleged|asserted|believed|suspected) by|(?!(?:we|i)\s)(?:[\p{L}.'’-]+ ){1,4}(?:says?|said|claims?|claimed|believes?|believed|thinks?|thought|argues?|argued|suspects?|suspected|alleges?|alleged)(?=[.,;]|$))[^.;]*)/iu
/** Words that stand within somebody's quotation marks. */
const quoting = /“[^”“]*$/

/** "Also in the cited article there is …", "In mice the dose …": a condition that no comma parts from the claim. */
const unparted =
  /(?:^|,\s)(?:(?:also|and|but|so|yet|then|now|thus|hence|while|whereas|although|though|however,|moreover,|furthermore,) )?(?<phrase>(?:in|at|for|with|without|under|among|within|during|after|before|until|outside|following|on|unlike) (?!(?:this|our|the (?:present|current)) (?:paper|work|study|article|report|review|survey|essay|letter|section)\b|(?:addition|fact|particular|general|principle|total|turn|short|summary|conclusion|contrast|example|instance)\b)[^,;:.]{3,80})\s$/iu
/** "In 1990 in Ghent, Bruges and Liège the bells …" */
const listed =
  /^(?:(?:Also|And|But) )?(?<phrase>(?:In|At|During|Across|Throughout|Among|in|at|during|across) [^,;:.]{3,80}(?:, (?:in )?\p{Lu}[^,;:.]{1,40}){1,8},? and (?:in )?\p{Lu}[^,;:.]{1,40})\s$/u
const subject = new RegExp(`^(?:${subjects})\\s`, 'i')
/** A verb or a relative word: then the words before the claim are more than a phrase. */
const clausal =
  /\b(?:is|are|was|were|be|been|has|have|had|can|could|may|might|will|would|should|must|does|do|did|that|which|who|whose|whom|where|when|how|what|whether|if|and|or|to|(?!(?:during|following|beginning|morning|evening|spring|screening|training)\b)\p{L}+ing)\b/iu

/** What may stand between a "that" and a claim: "that, although it rang, CLAIM", "that despite the frost CLAIM". */
const behindThat =
  /(?<=\bthat),?\s(?:(?:while|whilst|whereas|although|though|even though|despite|in spite of|because|since)\s[^;:]*,|(?:despite|in spite of)\s[^,;:]*)\s*$/iu

/** "A limitation of our study was that": what it lacks, it lacks. */
const ownLimit =
  /(?:^|, )(?:an?|one|another|the)(?: [\p{L}-]+){0,2} (?:limitation|shortcoming|weakness|drawback|caveat|strength) (?:of|in|to) (?:our|this|the (?:present|current)) (?:[\p{L}-]+ )?(?:study|work|trial|survey|analysis|paper|research|review) (?:is|was) that$/iu

/** "The main finding of this study was that": it was found. */
const ownFinding =
  /^(?:(?:altogether|overall|in summary|in conclusion|to summari[sz]e|in short), )?(?:the|our|one|an?|another)(?: [\p{L}-]+){0,2} (?:finding|result|observation) (?:of|in|from) (?:our|this|the (?:present|current)) (?:[\p{L}-]+ )?(?:study|work|trial|survey|analysis|paper|research|review) (?:is|was) that$/iu

/** Whether the words right before a clause tell it as an idea, or as what those who write take for likely. */
export const isSupposed = (before: string): boolean => idea.test(before) || surmise.test(before)

/** The frame of an idea, a wish or of others that stands right before a claim in its sentence; null where there is none. */
export const frameLost: (before: string) => string | null = remembering((before) => {
  // "A bell" is matched in "that a bell" without its article.
  const words = withoutSubjects(
    before
      .replace(/(?<=\s)(?:an?|the)\s*$/i, '')
      .replace(/["“‘]$/, '')
      .replace(behindThat, ''),
  )
  if (words.trim() === '' || [ownLimit, ownFinding].some((it) => it.test(words.trim()))) return null
  const isFrame =
    isBelief(words) ||
    isUntold(words) ||
    isToldByOthers(words) ||
    [
      idea,
      surmise,
      expected,
      predicted,
      wish,
      reading,
      within,
      there,
      others,
      othersToo,
      asSaid,
      thought,
    ].some((it) => it.test(words))
  return isFrame ? words.trim() : null
})

/** The phrase that a claim begins right behind, which says where or when it holds and has no comma. */
export function phraseLost(claim: string, before: string): string | null {
  if (!subject.test(claim)) return null
  const phrase = unparted.exec(before.replace(brackets, ''))?.groups?.phrase
  if (phrase !== undefined && !clausal.test(phrase))
    return isShownThere(phrase, claim) ? null : phrase
  const names = listed.exec(before)?.groups?.phrase
  return names !== undefined && !clausal.test(names.replaceAll(' and ', ' ')) ? names : null
}

/** Who says what the claim tells, named behind it. */
export const sayerLost = (after: string): string | null =>
  sayer
    .exec(after)?.[0]
    .replace(/^["”’']?,["”’']? /, '')
    .trim() ?? null

/** Who is quoted, in words before a claim that open a quotation which the claim is cut out of. */
export const quotedLost = (claim: string, before: string, after: string): string | null =>
  quoting.test(before) && !/^[^”]*“/.test(claim + after) ? before.trim() : null

/** "To our knowledge", cut off from a claim that something is the first, the greatest or the only one. */
export function knowledgeLost(claim: string, before: string, after: string): string | null {
  if (!(knowing.test(before) || knowing.test(after)) || !singular.test(claim)) return null
  return (
    knownBefore.exec(before)?.[0].replace(/,?\s*$/, '') ??
    knownBehind.exec(after)?.groups?.words ??
    null
  )
}

const conceding =
  /^(?<front>.*?[\s(])??(?:(?:even\s)?(?:al)?though|(?:despite|in spite of) the fact that|while it is true that|granted that),?(?:\s[^,;:]{3,120}\s(?:and|but))?(?: an?| the)?\s*$/isu
/** Behind these a concession may open a clause. */
const opens = /(?:^|[;:,(]|\b(?:that|and|but|because))\s*$/iu
/** "While A, B" sets two things beside each other, and each is told; but where B speaks of what A tells, or holds against it. */
const beside = /(?:^|[\s(])(?:while|whilst|whereas)(?: an?| the)?\s*$/i
const ofBefore =
  /^(?:it|they|(?:this|these|that|those|such)(?! of\b)|its|their|the (?:latter|same))\s/i
const against =
  /^(?!(?:and|or|but|which|who)\s).*\b(?:still|remain(?:s|ed)?|nevertheless|nonetheless|however|at least|inconsistent|inconclusive|conflicting|contradictory|controversial|overshadowed|outweighed|offset|lacking|scarce)\b/iu
const brackets = /\s?(?:\([^()]*\)|\[[^[\]]*\])/g

/** "Although CLAIM, it cannot …": the main clause, for the sake of which the claim is told; null where there is none. */
export function concededTo(opening: string, after: string): string | null {
  const before = withoutCitationNumber(opening.trimStart())
  const front = conceding.exec(before)
  const rest = after.replace(brackets, '')
  if (front) {
    // "They rang, although CLAIM": there it is the claim that takes back.
    const told = front.groups?.front?.split(/[;:]\s/).at(-1) ?? ''
    const isOpening =
      opens.test(told) && !finite.test(told.replace(/.*\b(?:that|and|but)\s*$/is, ''))
    return isOpening ? /(?:,|\s[–—])\s*((?:[^.;:]|\.\d)*)/.exec(rest)?.[1]?.trim() || null : null
  }
  if (!beside.test(before)) return null
  const main = /^[^,.;:]*,\s*((?:[^.;:]|\.\d)*)/.exec(rest)?.[1]?.trim() ?? ''
  return ofBefore.test(main) || against.test(main) ? main : null
}
