import { finite, prepositions } from '../clause-words.ts'
import { withoutFullStop } from './full-stop.ts'
import { tailLost } from './tails.ts'

// What a statement loses when a list at its end is cut: mostly nothing, for what was found of A and B was found of A.

/** So many words before its end tell how a claim's last words go with those that follow. */
const reach = 9
/** More items behind a claim: ", B and C", "or B". */
const more =
  /^(?<items>(?:, (?!(?:and|or|nor|but|which|who|that|where|while|with|thereby|thus|\p{L}+ing)\s)[^,;:.()]{2,60}(?:\([^()]{1,40}\))?){0,5})(?:,? |^)(?<joint>and|or|and\/or|nor|&|as well as|but(?: also)?) (?<last>[^;:.]{2,200})/iu
/** Behind "and": another statement, or one more thing that is done. */
const clause =
  /^(?:we|i|it|they|he|she|this|these|that|those|there|thus|then|therefore|also|not|to|when|if|because|so|hence)\s/i
const doing = /^(?:\p{L}+ly|\p{L}+ing|\p{L}{2,}ed)\s/iu

/** Behind a further deed of one subject: "cracked | and rusted when it froze" is told of both, or may be. */
const ofBoth =
  /\s(?:(?:when|if|only|than|compared|unless|until)\s|(?:in|among) (?=(?:[\p{L}-]+ ){0,3}(?:patients?|wom[ae]n|m[ae]n|males?|females?|adults?|child(?:ren)?|infants?|people|participants|students|animals|mice|rats)\b))/iu
const byUs = /\b(?:we|i)\b/i

const subject = /^(?:the|an?|this|these|those|our|all|no|both|each|most|some|any)\s/i

/** What is made of several things is none of one of them: "a combination of A and B", "consists of A and B". */
const joined =
  /\b(?:combinations?|mix(?:ture)?s?|ratios?|sums?|products?|blends?|comparisons?|unions?|intersections?|pairs?|hybrids?|interactions?|interplay|balances?|totals?|averages?|integration|concatenations?|fusions?) of\s|\b(?:interactions?|interplay|differences?|correlations?|associations?|relationships?|links?|agreement|comparisons?) among(?:st)?\s|\b(?:consist(?:s|ed|ing)?|composed|made up|comprised) (?:\p{Ll}+ly )?of\s|\b(?:compris|combin|merg|integrat)(?:e|es|ed|ing)\s|\b(?:divided|split|grouped|classified|categori[sz]ed|separated|partitioned) (?:\p{L}+ ){0,3}(?:into|as)\s|\b(?:defined|calculated|computed) as\s|\b(?:similar|comparable|identical|equal|the same) (?:\([^()]{1,30}\) )?for\s/iu
/** What is said of these alone is not said of fewer. */
const exclusive =
  /\b(?:only|solely|exclusively|merely|nothing but|(?:limited|restricted|confined) to|except(?:ing)?|except for|excluding|other than|apart from)\s/i
const number = String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:[\p{L}-]+ ){0,3}[\p{L}-]+`
const announced = String.raw`(?::|,? namely|,? i\.e\.,?)\s`
/** Two or more that are told as such: "three groups: A, B and C". */
const counted = new RegExp(String.raw`${number}(?:${announced}| are\s| were\s)`, 'iu')
/** However long a list that is announced is. */
const enumerated = new RegExp(`${number}${announced}`, 'iu')
/** ", and (3) Recipes": whatever its items say. */
const numbered = /^\(?(?:\d|[a-e]|[ivx]{1,3})\)\s/i
/** What is the only one in two ways is not so in one of them: "unique across bells and across gongs". */
const sole = /\b(?:unique(?:ly)?|unprecedented|(?:the|an?) (?:only|first|sole))\b/i
const phrase = new RegExp(String.raw`^(?:${prepositions})\s`, 'iu')
/** What most things are, or which are the most: "the participants were students and teachers". */
const identity =
  /\b(?:most|least|main|major|primary|key|leading|\p{Ll}{3,}est)\b.*\b(?:were|are)\s|\b(?:were|are) (?:[\p{Ll}-]+ )?\p{Ll}{2,}(?<![ius])s$/u
const together =
  /\b(?:together|combined|jointly|in combination|simultaneously|collectively|altogether|each other|one another|in (?:this|that) order)\b/i
/** "80 or more" */
const bound =
  /^(?:more|less|fewer|older|younger|higher|lower|above|below|greater|longer|shorter|better|worse|earlier|later)\b/i
/** One of them is told as well as either where all are denied, or any will do. */
const anyOf =
  /\b(?:no|not|never|neither|none|nor|without|cannot|than|if|any|whenever|can|could|such as|including|like|e\.g)\b|n['’]t\b/i
/** Where a phrase begins that is told of all items of a list: "higher pitch and hum than gongs". */
const shared =
  /\s(?=(?:than|compared|versus|vs|relative to|in|on|at|among|amongst|within|during|throughout|across|under|after|before|until)\s)/i

/** A citation between two items. */
const cited = /^(?:\s*\[[\d, –-]{1,40}\])+/u
/** Behind all items, however long the last of them is. */
const compared = /\s(?:(?:when |as |if )?compared (?:with|to)|relative to|versus|vs)\s.*$/isu

/** "outperforms the others", "its impact": a thing more that is said, and no item that shares what follows. */
const another = /^(?:its|their|his|her)\s|^\p{Ll}{2,}(?<![ius])s\s/u

/**
 * What stands right behind a claim and goes on with its last words, where what is true of all is not true of some: the
 * rest of what is combined, counted, exclusive, told as one of two, and what is said of all items behind them. Null
 * where nothing is lost with the items that are cut off.
 * @param after the sentence from where the claim ends.
 */
export function listLost(claim: string, after: string): string | null {
  const groups = more.exec(after.replace(cited, '').trimStart())?.groups
  if (!groups) return null
  const { items = '', joint = '', last = '' } = groups
  const rest = after.split(/[;:.](?:\s|$)/)[0]?.trim() ?? ''
  const words = withoutFullStop(claim).split(/\s+/)
  const end = words.slice(-reach).join(' ')
  if (/\bnot only\s(?!.*\bbut\b)/i.test(end)) return rest
  if (/^but/i.test(joint)) return null
  const isOne =
    [joined, exclusive, counted, identity].some((cue) => isOpen(cue, end)) ||
    isOpen(enumerated, claim) ||
    (enumerated.test(claim) && numbered.test(last)) ||
    (sole.test(claim) && phrase.test(last))
  const isChoice =
    /^(?:or|and\/or|nor)$/i.test(joint) &&
    !isOtherName(end, after, items) &&
    !anyOf.test(words.join(' '))
  if (isChoice) return rest
  const nouns = last.split(/,\s/)[0]?.replace(compared, '') ?? ''
  const isStatement = items === '' && finite.test(nouns)
  const isMore = doing.test(last) || isStatement
  if (items === '' && /^\sand\s\p{Ll}+ed\s/u.test(after) && !byUs.test(claim)) {
    const limit = ofBoth.exec(nouns)
    if (limit && !claim.toLowerCase().includes(limit[0].toLowerCase()))
      return tailLost(claim, nouns.slice(limit.index))
  }
  if (clause.test(last) || (isMore && !(isOne && !subject.test(last)))) return null
  const isOnly = /^only\s/i.test(claim) && !isStatement && !doing.test(last)
  if (isOne || isOnly || together.test(last) || bound.test(last)) return rest
  if (items === '' && /^\s*,/.test(after)) return null
  // "…, a sight with use for towns and for ships at sea": all of it is of the sight.
  const at = phrase.exec(last)?.[0]
  if (at !== undefined && items.includes(` ${at}`)) return null
  const shown = isStatement ? undefined : compared.exec(last.split(/,\s/)[0] ?? '')?.[0]
  return shown?.trim() ?? tailOfAll(claim, last)
}

/** Whether what a cue is said of goes on to the end of some words. */
function isOpen(cue: RegExp, end: string): boolean {
  const found = cue.exec(end)
  return found !== null && !finite.test(end.slice(found.index + found[0].length))
}

/** "attention layers, or heads" */
const isOtherName = (end: string, after: string, items: string): boolean =>
  items === '' && /^\s*, or\s/.test(after) && !end.includes(',')

/** In what kind of animal, or outside of any, all of it was seen. */
const inAnimals =
  /\s(?:in|of|from|on) (?:[\p{L}\d'’-]+ ){0,5}(?:mouse|mice|rats?|rabbits?|monkeys?|pigs?|zebrafish|vitro|silico)(?: models?)?(?![\p{L}-])/iu

/** What is told of all items and stands behind the last of them. */
function tailOfAll(claim: string, last: string): string | null {
  const studied = inAnimals.exec(last)?.[0].trim()
  if (studied !== undefined && !inAnimals.test(claim)) return studied
  const at = last.search(shared)
  const item = last.slice(0, Math.max(at, 0))
  if (at < 0 || /[,(]/.test(item) || item.split(' ').length > 4 || another.test(item)) return null
  return tailLost(claim, last.slice(at))
}
