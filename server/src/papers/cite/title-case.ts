import { properNameAt } from './proper-names.ts'

const word = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu
/** Small words of other languages, whose titles follow rules of their own. */
const foreign =
  /\b(?:der|die|das|und|des|im|zur|la|le|les|el|los|las|del|di|il|du|une|et|och|og|van|het|een|para|sur|für|über|von|eine|una|por|dans|avec|della|sobre)\b/i

/** Whether a title is set in capitals, as some sources keep all of theirs. */
function isAllCapitals(title: string): boolean {
  const letters = title.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length
  return (
    letters.length >= 12 && (title.match(word)?.length ?? 0) > 2 && capitals >= letters.length * 0.9
  )
}

/** Whether every word that tells something begins with a capital, as English titles do on their title pages. */
function isTitleCase(title: string): boolean {
  const telling = (title.match(word) ?? [])
    .slice(1)
    .filter((one) => /^\p{L}{3,}/u.test(one) && !joining.test(one) && !helping.test(one))
  const small = telling.filter((one) => /^\p{Ll}/u.test(one)).length
  return telling.length > 0 && small <= telling.length * 0.2 && !foreign.test(title)
}
const joining =
  /^(?:with|from|into|over|upon|onto|than|that|when|under|after|about|between|through|during|among|within|without|against|toward|towards|versus|using)$/i
const helping =
  /^(?:and|for|the|via|per|not|but|nor|yet|out|off|all|any|are|can|how|its|may|new|one|our|two|was|who|why|you)$/i
/** What a headline leaves small: articles, prepositions, "and", "but", "for", "or", "nor", "to" and "as". */
const lowInHeadline =
  /^(?:an?|the|and|but|for|n?or|to|as|about|above|across|after|against|along|amid|among|around|at|before|behind|below|beneath|beside|besides|between|beyond|by|despite|down|during|except|from|in|inside|into|like|near|of|off|on|onto|out|outside|over|past|per|since|through|throughout|toward|towards|under|underneath|unlike|until|up|upon|via|vs|versus|with|within|without)$/
/** Before a hyphen these are no words of their own. */
const prefixes =
  /^(?:anti|co|de|inter|intra|meta|mid|mini|multi|non|over|post|pre|pseudo|re|semi|sub|super|trans|ultra|un|under|\p{L}|\p{N}+)$/iu
/** What an article or a name begins anew behind. */
const newStart = /[:.?!—]\s*["“‘(]?$/u

/** A title that is set in capitals as it stands in a sentence; any other as it is. */
export const withoutCapitals = (title: string, abstract: string | null): string =>
  isAllCapitals(title) ? inSentence(title, abstract, true) : title

/**
 * A title as it stands in a sentence, as APA and Vancouver want it: capitals only for its first word, the first behind a
 * colon, and names. Names are what the abstract writes with a capital inside of its sentences, what has a capital or a
 * digit inside, and what `proper-names` knows; a name that none of these tells of is written small.
 */
export const sentenceCase = (title: string, abstract: string | null): string =>
  isTitleCase(title) ? inSentence(title, abstract, false) : title

/** A sentence-case title with the capital that APA sets behind a colon; titles of other languages have rules of their own. */
export const capitalAfterColon = (title: string): string =>
  foreign.test(title)
    ? title
    : title.replace(/(?<=[:?!—]\s+["“‘(]?)\p{Ll}[\p{L}\p{N}]*/gu, capitalised)

/**
 * An English title as MLA and Chicago set it: capitals for all words but the small ones, which have them at the start,
 * at the end and behind a colon (The Chicago Manual of Style, 17th edition, 8.159 and 8.161). What its author wrote with
 * a capital stays; so does a title of another language.
 */
export function headlineCase(title: string): string {
  if (foreign.test(title)) return title
  const last = [...title.matchAll(word)].length - 1
  let index = -1
  let before = ''
  let end = 0
  return title.replace(word, (text, at: number) => {
    index++
    const previous = before
    before = text
    const gap = title.slice(end, at)
    end = at + text.length
    // "E. coli", "X-ray", "pre-training"
    if (gap === '. ' && /^\p{Lu}$/u.test(previous)) return text
    if (/^[-‐‑]$/.test(gap) && prefixes.test(previous)) return text
    const isStart = index === 0 || newStart.test(gap)
    if (lowInHeadline.test(text) && !isStart && index !== last) return text
    return capitalised(text)
  })
}

function inSentence(title: string, abstract: string | null, isCapitals: boolean): string {
  const told = formsIn(abstract ?? '')
  const words = [...title.matchAll(word)]
  let out = ''
  let end = 0
  let known: string[] = []
  for (const [index, match] of words.entries()) {
    const [text] = match
    const gap = title.slice(end, match.index)
    if (known.length === 0)
      known = properNameAt(words.slice(index, index + 4).map(([one]) => one))?.split(' ') ?? []
    const isFirst = index === 0 || newStart.test(gap)
    const written = known.shift() ?? formOf(text, told, isCapitals)
    // The first word begins as its author wrote it.
    const begins = index === 0 && !isCapitals ? text : isFirst ? capitalised(written) : written
    out += gap + begins
    end = match.index + text.length
  }
  return out + title.slice(end)
}

/** "mRNA" begins as it is written, and so does "α". */
const capitalised = (text: string) =>
  /.\p{Lu}|^\p{Script=Greek}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

const acronyms = /^(?:AI|AIDS|COVID|EEG|EU|HIV|MRI|NASA|RNA|SARS|UK|USA)$/

function formOf(text: string, told: ReadonlyMap<string, string>, isCapitals: boolean): string {
  const small = text.toLowerCase()
  const form = told.get(small)
  if (form !== undefined) return form
  // Disease of Alzheimer's kind: a possessive with a capital is of a name.
  if (!isCapitals && (/.\p{Lu}|\d/u.test(text) || /^\p{Lu}.*['’]s$/u.test(text))) return text
  if (small.length === 1) return small === 'a' ? 'a' : text
  // DNA, BRCA1, XVII
  const isAcronym = acronyms.test(text) || /\d/.test(text) || !/[aeiouy]/.test(small)
  if (isCapitals && (isAcronym || /^[IVXL]+$/.test(text))) return text
  return small
}

/** How the abstract writes each of its words inside of sentences; a word that it also writes small is no name. */
function formsIn(abstract: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>()
  for (const match of abstract.matchAll(word)) {
    const [text] = match
    const isFirst = /(?:^|[.?!:]\s+|["“(])$/u.test(abstract.slice(0, match.index).slice(-3))
    const small = text.toLowerCase()
    if (!isFirst && (!forms.has(small) || text === small)) forms.set(small, text)
  }
  return forms
}
