import { smallNumbers } from '../text/numbers.ts'
import { tokens } from '../text/tokens.ts'
import { oppositionIn } from './opposites.ts'
import type { Question } from './question.ts'
import type { RankedCandidate } from './rank-candidates.ts'
import { topicStems } from './words.ts'

const reach = 2
const labelled =
  /\b(table|figure|fig|section|equation|eq|phase|round|type|grade|day|step|layer|level|stage|version|chapter|group|week|month|year|model)s?\.?\s*$/i
const longestLabel = 12

/** A number as it is written, in figures or in words from two on; null for other words. */
function numberOf(word: string): string | null {
  const value = smallNumbers.indexOf(word)
  return /^\d/.test(word) ? word : value > 1 ? String(value) : null
}

/** Numbers of a text by the stems of the two words that follow each. */
function counted(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const list = tokens(text)
  list.forEach(({ text: word, start }, at) => {
    const number = numberOf(word)
    // Years, and numbers that belong to a name ("COVID-19", "Figure 3"), count nothing.
    if (number === null || /^(19|20)\d\d$/.test(word) || /[-\p{L}]/u.test(text[start - 1] ?? ''))
      return
    if (labelled.test(text.slice(Math.max(0, start - longestLabel), start))) return
    for (const next of list.slice(at + 1, at + 1 + reach)) {
      if (numberOf(next.text) !== null) return
      found.set(next.stem, [...(found.get(next.stem) ?? []), number])
    }
  })
  return found
}

/**
 * A number that the question takes for granted and the passages contradict, as a sentence; null when
 * there is none. Only a different number before the same word counts ("500 patients", "120 patients").
 */
export function contradictedPremise(
  question: Question,
  passages: readonly { readonly text: string }[],
): string | null {
  const said = counted(passages.map(({ text }) => text).join(' '))
  for (const [thing, numbers] of counted(question.text)) {
    const theirs = question.stems.includes(thing) ? said.get(thing) : undefined
    const asked = numbers[0]
    if (!theirs || asked === undefined || theirs.includes(asked)) continue
    return `The question speaks of ${asked}; the passage says ${theirs[0]}.`
  }
  return null
}

/** Values that a text names, in figures or in words up to twenty. */
function valuesIn(text: string): Set<number> {
  const found = new Set<number>()
  for (const { text: word } of tokens(text)) {
    const value = /^\d[\d.,]*$/.test(word)
      ? Number(word.replaceAll(',', ''))
      : smallNumbers.indexOf(word)
    if (value >= 0) found.add(value)
  }
  return found
}

/** True when a text gives a percentage, as one, in a table's column of them, or as a fraction. */
const givesShare = (text: string, known: ReadonlySet<number>, share: number) =>
  known.has(Math.round(share * 1e4) / 1e6) ||
  (known.has(share) &&
    new RegExp(`(?<![\\d.])${String(share).replace('.', '\\.')}0*(?:\\s?(?:%|per)|\\t|\\n)`).test(
      text,
    ))

/** A number that a question takes for granted and that stands nowhere in the paper, as it is written; else null. */
export function unknownNumber(question: Question, paper: string): string | null {
  let known: Set<number> | undefined
  for (const match of question.text.matchAll(
    /(?<![\p{L}\d.-])\d[\d.,]*(?<=\d)(?![\p{L}\d-])\s?%?/gu,
  )) {
    const digits = match[0].replace(/\s?%$/, '')
    if (/^(19|20)\d\d$/.test(digits) || labelled.test(question.text.slice(0, match.index))) continue
    known ??= valuesIn(paper)
    const value = Number(digits.replaceAll(',', ''))
    if (match[0].endsWith('%') ? !givesShare(paper, known, value) : !known.has(value))
      return match[0].trim()
  }
  return null
}

const leastOwn = 0.5
const affirming = 0.9
const looked = 12
const reachOfDenial = 4
/** "Without using sequence-aligned RNNs or convolution" denies the last of a list too. */
const nearOwn = 60
const reachOfList = 9

export interface Contradiction {
  readonly passage: RankedCandidate
  /** What the question takes for granted and what the passage says, in one sentence. */
  readonly premise: string
}

const universal = /\b(all|every|each of)\s+(.+)$/i
const percentage = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?%(?!\s?(?:CI\b|confidence))/

/**
 * A passage that gives a part of what the question says of all: it names all that the question names, and the
 * share stands in the clause of what is said of it ("70.9% of the questions … were refused").
 */
function partOfAll(question: Question, near: readonly RankedCandidate[]): Contradiction | null {
  const [, every, rest = ''] = universal.exec(question.text) ?? []
  const named = topicStems(rest)
  const said = named[named.length - 1]
  if (every === undefined || said === undefined) return null
  for (const passage of near) {
    if (passage.kind === 'table' || !named.every((stem) => passage.stems.has(stem))) continue
    const clause = passage.text
      .split(/(?:,|;|:)\s+|\s\b(?:and|but|while|whereas)\b\s/)
      .find((words) => percentage.test(words) && topicStems(words).includes(said))
    const part = percentage.exec(clause ?? '')?.[0]
    if (part !== undefined)
      return { passage, premise: `The question says “${every}”; the passage says ${part}.` }
  }
  return null
}

const dropping =
  /\b(?:without|no longer|no|not|eschew(?:s|ed|ing)?|dispens(?:es|ed|ing) with|replac(?:es|ed|ing)|avoid(?:s|ed|ing)?|instead of|rather than|free of|lack(?:s|ed|ing)?|exclud(?:es|ed|ing)|(?:does|do|did|is|are|was|were) not \w+)\s/giu
const negated = /\b(not|no|never|without|n't|lack|fail)\b|n't\b/i

/** The words of a text that deny a stem, from the denial to the denied: "without a language model"; null when none do. */
function denialOf(text: string, object: string): string | null {
  for (const match of text.matchAll(dropping)) {
    const after = tokens(text.slice(match.index + match[0].length, match.index + 120))
    const denied = after
      .slice(0, reachOfList)
      .find(
        ({ stem }, at) =>
          stem === object && (at < reachOfDenial || /^(?:or|nor)$/.test(after[at - 1]?.text ?? '')),
      )
    const end = match.index + match[0].length + (denied?.end ?? 0)
    if (denied && !/[.,;:()]/.test(text.slice(match.index, end)))
      return text.slice(match.index, end)
  }
  return null
}

const ofOwnWork = /\b(?:we|our|ours)\b|\bthis (?:paper|work|study|article)\b/i

/** True where the paper speaks of a thing as its own: "our model uses convolutions". */
function ownsWord(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return at >= 0 && ofOwnWork.test(text.slice(Math.max(0, at - nearOwn), at))
}

/** A passage without what the question takes for granted, unless another one speaks of it undenied. */
function dropped(question: Question, near: readonly RankedCandidate[]): Contradiction | null {
  const object = question.stems[question.stems.length - 1]
  if (object === undefined || question.stems.length < 2 || negated.test(question.text)) return null
  // "How is it evaluated?" names no thing that could be missing.
  if (/\b(?:is|are|was|were)\b.*ed\W*$/i.test(question.text)) return null
  const denied = near.some(({ text }) => ofOwnWork.test(text) && denialOf(text, object) !== null)
  const asked = tokens(question.text).findLast(({ stem }) => stem === object)
  const word = asked ? question.text.slice(asked.start, asked.end) : object
  // What others have, and another word of the family, say nothing against the paper's own denial.
  const affirms = ({ own, stems, text }: RankedCandidate) =>
    own >= affirming &&
    stems.has(object) &&
    denialOf(text, object) === null &&
    (!denied || ownsWord(text, word))
  if (near.some(affirms)) return null
  for (const passage of near.toSorted((a, b) => b.own - a.own)) {
    const denial = denialOf(passage.text, object)
    if (denial === null) continue
    return {
      passage,
      premise: `The question takes “${word}” for granted; the passage says “${denial}”.`,
    }
  }
  return null
}

/** A passage that says the opposite of what the question does of the same thing: "accept" and "withholds correct paraphrases". */
function opposed(question: Question, near: readonly RankedCandidate[]): Contradiction | null {
  for (const passage of near.toSorted((a, b) => b.own - a.own)) {
    const found = oppositionIn(question.text, passage.text)
    if (found === null || near.some(({ text }) => found.isAffirmedBy(text))) continue
    const premise = `The question says “${found.asked}”; the passage says “${found.said}”.`
    return { passage, premise }
  }
  return null
}

/**
 * The passage that contradicts what a why or how question takes for granted: that something holds for all
 * when the passage gives a part, that something is there which the passage says is not, or that something is
 * done of which the passage says the opposite. Null when none does.
 */
export function contradiction(
  question: Question,
  ranked: readonly RankedCandidate[],
): Contradiction | null {
  if (!['why', 'how'].includes(question.type)) return null
  const near = ranked.slice(0, looked).filter(({ own }) => own >= leastOwn)
  return partOfAll(question, near) ?? dropped(question, near) ?? opposed(question, near)
}
