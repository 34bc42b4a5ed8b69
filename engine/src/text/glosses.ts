import { isComparison } from './comparisons.ts'
import { isScopeWord } from './hedges.ts'
import { lowerWords } from './lower-words.ts'
import { isNegation } from './negation.ts'
import { remembering } from './remembering.ts'
import type { Span } from './span.ts'
import { weakening } from './weakening-cues.ts'

// What a sentence explains in passing, in brackets, between dashes or between commas, and is true without.

const bracket = /(?<=[\s])(?:\([^()]{3,160}\)|\[[^[\]]{3,160}\])(?=[\s.,;:]|$)/g
/** A pair of dashes: "the bell—which was old—rang", "the bell - also rung by hand - fell". */
const dashes =
  /\s?(?:—(?:\([^()]{1,80}\)|[^—.;:()]){3,160}—|(?<=\s)[–-]\s(?:\([^()]{1,80}\)|[^–—.;:()]){3,160}\s[–-](?=\s))\s?/g
const commas =
  /,\s(?=(?:which|who|whose|including|such as|like|also|known as|namely|defined as|for (?:example|instance)|e\.g\.|i\.e\.|an?|the|one of the)\s)/g
/** "The bell, a gong, and the drum": one of several, and no explanation. */
const goesOn = /^,\s(?!(?:and|or|nor|but|an?|the|as well as)\s)/

/** Words that open an explanation of what stands before them. */
const explaining =
  /^(?:i\.e\.|e\.g\.|that is|namely|viz\.?|for (?:example|instance)|such as|like|including|see|cf\.|so-?called|called|named|termed|denoted|abbreviated|defined as|referred to as|also|(?:also |commonly )?known as|hereafter|henceforth|which|whose?|their|its)[\s,]/i
/** Words that open a limit: where, when, of whom, or what was done to them. */
const limiting =
  /^(?:in|on|at|among(?:st)?|within|inside|outside|during|under|over|above|below|between|for|from|of|by|to|with|without|after|before|since|until|than|versus|vs\.?|when(?:ever)?|where|while|that|as|especially|particularly|mainly|mostly|all|any|some|most|both|each|every|one|two|\p{L}+(?:ed|ing))\b/iu
const weakens = new RegExp(String.raw`(?<![\p{L}-])${weakening}`, 'iu')
/** A gloss that names who or what was studied says of fewer than the words before it. */
const studied =
  /\b(?:patients?|wom[ae]n|m[ae]n|males?|females?|mothers?|infants?|adults?|child(?:ren)?|girls?|boys?|adolescents?|students?|workers?|controls?|animals?|mice|mouse|rats?|pigs?|monkeys?|dogs?|cats?|humans?|samples?|cells?)\b/i

/** "One of the largest bells of the north", "the most common treatment": what a thing is, and no limit. */
const superlative = /^(?:one of )?the (?:(?:second|third) )?(?:most \p{L}+|\p{L}{3,}est)(?= )/u
const oneOf = /^one of (?=the )/

/** Whether the words within brackets, dashes or commas only explain: they deny and limit nothing, and bring no figures. */
function explains(inner: string): boolean {
  // "(both old and young)" are all that the words before it tell of.
  if (/^both [\p{L}-]+(?: \p{L}+)? and [\p{L}-]+(?: \p{L}+)?$/u.test(inner)) return true
  const words = lowerWords(inner.replace(superlative, ''))
  if (words.some((word) => isNegation(word) || isScopeWord(word))) return false
  if (/\b(?:only|alone|solely)\b/i.test(inner) || weakens.test(inner)) return false
  if (explaining.test(inner)) return !/\b(?:only|however|but)\b/i.test(inner)
  // "(subadults and adults)" are all of them.
  if (/^\p{L}+s and \p{L}+s$/u.test(inner)) return true
  return (
    words.length > 1 &&
    !/\d|[<>=≤≥≈±%/+]/.test(inner) &&
    !limiting.test(inner.replace(oneOf, '')) &&
    !studied.test(inner) &&
    !words.some(isComparison)
  )
}

/** The explanations of a text, with the marks that part them from it; those between commas in all lengths that they may have. */
export const glossesIn: (text: string) => readonly Span[] = remembering(readGlosses)

function readGlosses(text: string): Span[] {
  const found: Span[] = []
  for (const { index, 0: words } of text.matchAll(bracket))
    if (explains(words.slice(1, -1))) found.push({ start: index, end: index + words.length })
  for (const { index, 0: words } of text.matchAll(dashes)) {
    const inner = words.replace(/^\s?[—–-]\s?|\s?[—–-]\s?$/g, '')
    // A space on one side stays, so that the words do not run together.
    const end = index + words.length - (/^\s.*\s$/s.test(words) ? 1 : 0)
    if (explains(inner)) found.push({ start: index, end })
  }
  for (const { index, 0: comma } of text.matchAll(commas))
    for (const end of commasAfter(text, index + comma.length))
      if (explains(text.slice(index + comma.length, end)) && goesOn.test(text.slice(end, end + 12)))
        found.push({ start: index, end: end + 1 })
  return found
}

/** The next three commas of the same clause. */
function commasAfter(text: string, from: number): number[] {
  const clause = /^[^.;:()]{3,200}/.exec(text.slice(from))?.[0] ?? ''
  return [...clause.matchAll(/,/g)].slice(0, 3).map(({ index }) => from + index)
}
