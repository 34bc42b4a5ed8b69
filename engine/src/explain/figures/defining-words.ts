import { introduces } from './apposition.ts'

/**
 * How a sentence says what a symbol stands for: in general, in a case, or in passing: by what kind of quantity it names
 * ("dimension d"), or by the thing that it introduces ("a channel N").
 */
export type Saying = 'general' | 'special' | 'naming' | 'apposition'

/** What stands around a symbol, or a list of symbols, in its sentence. */
export interface Around {
  /** From the start of the sentence. */
  readonly before: string
  /** From the first symbol to the last one. */
  readonly list: string
  readonly after: string
}

const things =
  'functions?|vectors?|matrix|matrices|coefficients?|parameters?|hyper-?parameters?|constants?|numbers?|sizes?|operators?|variables?|weights?|sets?|eigenvalues?|eigenvectors?|eigenfunctions?|points?|index|indices|fields?|integers?|polynomials?|scalars?|distributions?|density|densities|probability|probabilities|rates?|terms?|components?|coordinates?|maps?|spaces?|groups?|states?|energy|energies|mass|masses|lengths?|dimensions?|temperatures?|angles?|velocity|velocities|embeddings?|representations?|samples?|images?|sequences?|quantity|quantities|factors?|amplitudes?|momentum|momenta|frequency|frequencies|elements?|harmonics|regions?'
const be = '(?:is|are|be|being|was|were)'
const verb = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:denotes?|represents?|signif(?:y|ies)|designates?|stands? for|refers? to|indicates?|means (?:that|the)|(?:var(?:y|ies)|runs?|ranges?) over|measures the|parametri[sz]es|(?:is|are) (?:then )?(?:used (?:to|for|as (?:the|an?|our))|(?:drawn|sampled) (?:independently |uniformly )?(?:from|for))|${be}(?: (?:then|now|simply|just|again|both|each|here|thus|respectively))?,? (?:the|an?|our|its|some|any|their|known|called|defined (?:as|to be|by)|given by|(?:(?!(?:of|in|by|to|with|at|on|for|from|as|until|the|an?|not|that|than|so|such|and|or) )[\\p{L}-]+ ){0,3}(?:${things}))|:\\s?the)(?![\\p{L}\\p{N}])`,
  'giu',
)
/** "is the same as before", "is a function of x": says nothing of what it is. */
const saysNothing = /^\S+\s+(?:the (?:same|case|only)|an? (?:function of|consequence))\b/iu
const isOfMany = /^(?:are|be|being|were|denote|represent|signify|designate|stand|refer|indicate)\b/i

/** A word of prose, which no formula has. */
const prose =
  /(?<![\p{L}\p{M}_^{])(?!(?:log|exp|max|min|sin|cos|tanh?|and|det|arg|sup|inf)\b)\p{Ll}{3,}/u
const withoutBrackets = (words: string) => {
  const once = words.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, '')
  return once === words ? words : once.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, '')
}
const parting = /[;.,]\s|\s(?:and|or)\s/

/** True when no more than arguments, a set, a value or more symbols stand between a symbol and the verb. */
function isOfSymbol(between: string): boolean {
  const bare = withoutBrackets(between).trim()
  // "At step t, we denote the queue as Q": whoever denotes is no symbol.
  if (prose.test(bare) || bare.endsWith(',') || /\b(?:we|one|I)$/.test(bare)) return false
  if (/^[=≡≔≜∈⊂⊆:]/.test(bare)) return !parting.test(bare)
  const [first, ...more] = bare.split(/,\s*(?:and\s+)?|(?:^|\s)and\s+/)
  return first === '' && more.every((item) => /^[^\s=<>≤≥∈+*/]{1,12}$/.test(item))
}

/** "is the number of" behind a symbol, its arguments and the set or value that it is given; null without. */
function verbAfter(after: string): string | null {
  const [found] = after.slice(0, 160).matchAll(verb)
  if (!found || !isOfSymbol(after.slice(0, found.index))) return null
  const words = after.slice(found.index)
  return saysNothing.test(words) ? null : words
}

const denoted =
  /\b(?:(?:denoted?|denotes|denoting|represented|designated|notated?) (?:by|as)|denoting|denoted)\s*$/i
const denotedAs =
  /\b(?:denote|notate|label|designate|represent|refer to|write|define)[sd]?\s(?=[^.;:]{0,60}\p{Ll}{4})[^.;:]{3,90}\sas\s*$/iu
const meant = /\bby\b[^.;:]{3,60}$/i
const denoting = /\b(?:denote|define)\s*$/i
/** "Denoting the angle between two leaves by", "we denote the set of all leaves by". */
const denotedBy =
  /\b(?:denot(?:e|es|ed|ing)|represent(?:s|ing)?|label(?:l?ing)?)\s(?=[^.;:]{0,60}\p{Ll}{4})[^.;:]{3,90}\sby\s*$/iu
/** "We choose R to be the complement", "we write H for the space". */
const chosen = /\b(?:choose|take|set)\s$/i
const toBe = /^\s*(?:\([^()]{0,16}\)\s*)?to be (?:the|an?|our|its)\b/i
const written = /\bwe (?:\p{L}+ )?(?:write|use)\s$/iu
const writtenFor = /^\s*(?:\([^()]{0,16}\)\s*)?(?:for|to denote) (?:the|an?|our|its)\b/i
const named = /^\s*(?:\([^()]{0,16}\)\s*)?,?\s*(?:(?:as|to be|by|the|an?)\s|[,).=≔])/i

/** "Let n be divisible by 4", "be an even integer": what is supposed of it, and not what it stands for. */
const isPremise =
  /^\s*(?:be|is|are)\s+(?:(?:sufficiently|arbitrarily|strictly|non-?)\s?)?(?:(?:divisible|even|odd|large|small|big|fixed|given|arbitrary|positive|negative|nonnegative|prime|finite|infinite|greater|less|larger|smaller|at (?:least|most))(?=\s*(?:[.,;:)]|$)|\s+(?:by|enough|and|or|with|such|than|so|in|\S{1,4}[.,]))|(?:an?|any|some)\s+(?:[\p{L}-]+\s+){0,2}(?:integers?|naturals?|reals?|numbers?|primes?)\b(?!\s+(?:of|that|which)\b))/iu
/** "where k is a positive integer": what it may be, and not what it stands for. */
const isKind =
  /^(?:is|are|being)\s(?:an?|any|some)\s(?:(?:positive|negative|non-?negative|real|natural|even|odd|prime|arbitrary|fixed|given|finite|small|large)\s)*(?:integers?|numbers?|reals?)(?=\W*$|[.,;])/i
/** "when R is an interval": what it is for a while. */
const supposes =
  /\b(?:if|when|whenever|unless|once|provided(?: that)?|as long as|because|since|suppose(?: that)?|assum(?:e|ing)(?: that)?)(?:\s[^,;:.]{0,120})?\s$/i
const isSupposed = /^(?:is|are|was|were)\s(?!the\b|our\b|called\b|defined\b)/i
/** "In the case of a subsystem code, d is the size": true of a case only. */
const inCase =
  /\bin (?:the (?:special )?case (?:of|that|when|where)|(?:the|this|that|such a?) (?:\p{L}+ )?(?:case|limit))\b|\bin case\b|\bfor (?:example|instance)\b|\bas a special case\b/iu
/** "If there is one summand, then A is the algebra": what follows from a case. */
const follows = /\b(?:if|when|whenever)\b.*\bthen\s*$/is

/** Inside brackets or beside an operator it is a part of what is spoken of: "X(t) denotes", "1/N is called". */
export function isPart(before: string): boolean {
  if (/(?:[/=+−×⋅·∗^_∈|∂∑∏→↦↪⊂⊆⊗⊕∪∩≅⊤]\s?|[\p{L}\p{N}\p{M}])$/u.test(before)) return true
  if ((before.match(/[([{]/g)?.length ?? 0) > (before.match(/[)\]}]/g)?.length ?? 0)) return true
  const value = /[=≡≔<>≤≥→][^=≡≔<>≤≥→]*$/.exec(before)?.[0]
  return value !== undefined && !prose.test(value) && !parting.test(withoutBrackets(value))
}

/** "The reward in state s is defined as", "a surface in X is an embedded one": what is defined is neither s nor X. */
const isOfAnother =
  /(?:^|\s)(?:the|a|an|its|our|this|that|each|every)\s[^,;:()]{3,80}\s(?:of|at|in|on|from|to|by|with|under|between|over|for)\s(?:(?:the|a|an|each|every|any|some)\s)?(?:(?!(?:and|where)\s)[\p{Ll}-]{3,}\s){0,3}$/iu

/** "On the right, B is the disc": what a letter of a picture's part marks. */
const inPicture = /\b(?:on|in|at) the (?:left|right|top|bottom|upper|lower)\b/i
/** "d(x, y) means that data sets x and y differ" defines d, "at step t, we denote the queue as Q" defines Q. */
const definesBefore =
  /(?:\)\smeans that|(?:^|[\s)])(?<!\bto )(?:denotes?|represents?|stands? for|refers? to|is defined (?:as|to be)))\s(?:(?!\b(?:by|as|with)\b)[^.,;:])*$/i
const definesAfter = /^[^.;:]{0,60}\bwe (?:denote|define|write|call|refer to)\b/i

/** How a sentence defines symbols of a list, and which of them. */
export interface Said {
  readonly saying: Saying
  readonly of: <T>(list: readonly T[]) => readonly T[]
}
const all = <T>(list: readonly T[]) => list
/** "Given x, y is the" is of y. */
const last = <T>(list: readonly T[]) => list.slice(-1)

/** What a sentence says of a symbol, or of a list of symbols, that stands in it; null when it defines none. */
export function saidOf({ before, list, after }: Around): Said | null {
  if (inPicture.test(before)) return null
  if (isPart(before)) return bracketedName(before, after)
  const saying =
    inCase.test(before) && !/\bdenotes?\b/i.test(after.slice(0, 40)) ? 'special' : 'general'
  const words = verbAfter(after)
  if (words !== null) {
    // "… in article A, N is the number": what stands before the comma is another clause's.
    const isNewClause =
      /,\s*and\s\S+$/.test(list) || (!isOfMany.test(words) && /,\s*\S+$/.test(list))
    const isWrong =
      (/^(?:is|are|was|were)\b/i.test(words) && !isNewClause && isOfAnother.test(before)) ||
      (/\blet\s*$/i.test(before) && isPremise.test(words)) ||
      isKind.test(words) ||
      (supposes.test(before) && isSupposed.test(words)) ||
      follows.test(before)
    return isWrong ? null : { saying, of: isOfMany.test(words) ? all : last }
  }
  if (
    denoted.test(before) ||
    denotedAs.test(before) ||
    denotedBy.test(before) ||
    (chosen.test(before) && toBe.test(after)) ||
    (written.test(before) && writtenFor.test(after)) ||
    (meant.test(before) && /^\s*we mean\b/.test(after)) ||
    (denoting.test(before) && named.test(after))
  )
    return { saying, of: all }
  return saying === 'general' ? inPassing(before, after) : null
}

/** What a clause that defines no other symbol calls by a name. */
const inPassing = (before: string, after: string): Said | null =>
  definesBefore.test(before) || definesAfter.test(after) ? null : introduces(before, after)

/** "the learning rate (η)": the brackets hold nothing but the name. */
const bracketedName = (before: string, after: string): Said | null =>
  /\s\($/.test(before) &&
  after.startsWith(')') &&
  !isPart(before.slice(0, -1)) &&
  !inCase.test(before)
    ? inPassing(before.slice(0, -1), after)
    : null
