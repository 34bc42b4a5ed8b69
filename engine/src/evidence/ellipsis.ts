import { determiners, finite, prepositions, startsWithVerb } from './clause-words.ts'

const brackets = /\([^()]*\)|\[[^[\]]*\]/g
/** "Also", "then", "surprisingly": said of the whole. */
const adverb = /^(?:also|then|thus|therefore|hence|indeed|moreover|furthermore|\p{L}+ly)$/iu
const mark = /^\s*[,–—]\s*|\s*[,–—]\s*$/gu
/** A clause that stands beside another and may have a verb. */
const besides = /^(?:which|who|whom|whose|where|when|as|although|though|because|since)\s/i
const coordination = /\b(?:and|or|nor|but|than|while|whereas)\b/i
const coordinates = /^(?:and|or|nor|but|than|compared|versus|while|whereas)\b/i
const phrase = new RegExp(String.raw`^(?:${prepositions})\s`, 'iu')
/** It goes on into what is shown: "for a total of … 12 hours". */
const open = new RegExp(String.raw`(?:^|\s)(?:${prepositions}|${determiners}|to)$`, 'iu')
/** Perhaps a verb with what it is done to: "reduces growth", "reduced growth". */
const perhapsVerb = new RegExp(
  String.raw`\b\p{L}{2,}(?:s|ed)\s(?!(?:${prepositions})\b)\p{Ll}|\p{L}{2}ed\s*$`,
  'u',
)
const relative = /^(?:that|which|who)\s/i

/** Whether words are nothing but brackets and the spread of a mean. */
export const isInBrackets = (hidden: string): boolean =>
  /^\s*(?:±\s?[\d.]+\s*)?$/.test(hidden.replace(brackets, ' '))

/**
 * Whether what an ellipsis hides is more than said in passing: a verb, a subject, half of a coordination. An aside is a
 * bracket, an adverb, what stands between two commas or dashes without a verb of the sentence, a phrase with a
 * preposition, or a relative clause right before its verb.
 * @param hidden what stands in the sentence between two parts of a claim.
 * @param before the claim's part before it, and `after` the one behind it.
 */
export function hidesMore(hidden: string, before: string, after: string): boolean {
  const words = hidden.replace(brackets, ' ').replace(/\s+/g, ' ').trim()
  const bare = words.replace(mark, '').trim()
  if (bare === '' || adverb.test(bare)) return false
  const opens = /[,–—]\s*$/u.test(before) || /^[,–—]/u.test(words)
  const closes = /^\s*[,–—]/u.test(after) || /[,–—]$/u.test(words)
  if (opens && closes) return !isBetweenMarks(bare, after)
  if (opens || closes || /[,;:]/.test(bare)) return true
  if (relative.test(bare)) return !isRelative(bare, after)
  return !isPhrase(bare, after)
}

/** Between two commas: a clause beside the main one, or some of a list that no numbers are told of in its order. */
function isBetweenMarks(bare: string, after: string): boolean {
  if (/[;:]/.test(bare) || /\brespectively\b/i.test(after)) return false
  const parts = bare.split(/,\s/)
  if (coordinates.test(bare)) return false
  return parts.every(
    (part) => !coordinates.test(part) && (besides.test(part) || !finite.test(part)),
  )
}

function isPhrase(bare: string, after: string): boolean {
  // "A precision of 99.4% for a recall of 95.6%": what is shown next is told of what is hidden.
  if (/^(?:of\s|[\d−-])/.test(after.trim())) return false
  return (
    phrase.test(bare) &&
    !open.test(bare) &&
    !coordination.test(bare) &&
    !finite.test(bare) &&
    !perhapsVerb.test(bare)
  )
}

/** A relative clause with its one verb, right before the verb of the sentence. */
function isRelative(bare: string, after: string): boolean {
  const rest = bare.replace(relative, '')
  const verb = finite.exec(rest)
  const isOne = verb === null || !finite.test(rest.slice(verb.index + verb[0].trimEnd().length))
  return isOne && !coordination.test(bare) && startsWithVerb.test(`${after.trim()} `)
}
