import { smallNumbers } from '../text/numbers.ts'
import { stem, tokens } from '../text/tokens.ts'
import type { Question } from './question.ts'
import type { RankedCandidate } from './rank-candidates.ts'

const reach = 2

/** Numbers of a text by the stems of the two words that follow each. */
function counted(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const list = tokens(text)
  list.forEach(({ text: word }, at) => {
    if (!/^\d/.test(word)) return
    for (const next of list.slice(at + 1, at + 1 + reach)) {
      if (/^\d/.test(next.text)) return
      found.set(next.stem, [...(found.get(next.stem) ?? []), word])
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
  if (question.numbers.length === 0) return null
  const said = counted(passages.map(({ text }) => text).join(' '))
  for (const [thing, numbers] of counted(question.text)) {
    const theirs = question.stems.includes(thing) ? said.get(thing) : undefined
    const asked = numbers[0]
    if (!theirs || asked === undefined || theirs.includes(asked)) continue
    return `The question speaks of ${asked}; the passage says ${theirs[0]}.`
  }
  return null
}

const labelled =
  /\b(table|figure|fig|section|equation|eq|phase|round|type|grade|day|step|layer|level|stage|version|chapter|group|week|month|year|model)s?\.?\s*$/i

/** Values that a text names, in figures or in words up to twenty; a percentage also as a fraction. */
function valuesIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const { text: word } of tokens(text)) {
    const value = /^\d[\d.,]*$/.test(word)
      ? Number(word.replaceAll(',', ''))
      : smallNumbers.indexOf(word)
    if (!(value >= 0)) continue
    found.add(String(value))
    found.add(String(Math.round(value * 1e6) / 1e4))
  }
  return found
}

/** A number that a question takes for granted and that stands nowhere in the paper, as it is written; else null. */
export function unknownNumber(question: Question, paper: string): string | null {
  let known: Set<string> | undefined
  for (const match of question.text.matchAll(
    /(?<![\p{L}\d.-])\d[\d.,]*(?<=\d)(?![\p{L}\d-])\s?%?/gu,
  )) {
    const digits = match[0].replace(/\s?%$/, '')
    if (/^(19|20)\d\d$/.test(digits) || labelled.test(question.text.slice(0, match.index))) continue
    known ??= valuesIn(paper)
    if (!known.has(String(Number(digits.replaceAll(',', ''))))) return match[0].trim()
  }
  return null
}

const universal = /\b(all|every|always|each of|none|never)\b/i
const partial = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?%/
const dropping =
  '(?:without|no longer|no|not|eschew(?:s|ed|ing)?|dispens(?:es|ed|ing) with|avoid(?:s|ed|ing)?|instead of|rather than|free of|lack(?:s|ed|ing)?|exclud(?:es|ed|ing)|does not \\w+|do not \\w+|did not \\w+)'
const denied = new RegExp(`\\b(${dropping}(?:\\s+[\\p{L}-]+){0,3}?)\\s+([\\p{L}-]+)`, 'giu')
const negated = /\b(not|no|never|without|n't|lack|fail)\b|n't\b/i
const leastOwn = 0.5
const looked = 12

export interface Contradiction {
  readonly passage: RankedCandidate
  /** What the question takes for granted and what the passage says, in one sentence. */
  readonly premise: string
}

/**
 * The passage that contradicts what a why or how question takes for granted: that something holds for all
 * when the passage gives a part, or that something is there which the passage says is not. Null when none does.
 */
export function contradiction(
  question: Question,
  ranked: readonly RankedCandidate[],
): Contradiction | null {
  if (!['why', 'how'].includes(question.type)) return null
  const near = ranked.slice(0, looked).filter(({ own }) => own >= leastOwn)
  const every = universal.exec(question.text)?.[1]
  if (every !== undefined && !/^(none|never)$/i.test(every))
    for (const passage of near) {
      const part = partial.exec(passage.text)?.[0]
      if (part !== undefined && passage.kind !== 'table')
        return { passage, premise: `The question says “${every}”; the passage says ${part}.` }
    }
  const object = question.stems[question.stems.length - 1]
  if (object === undefined || question.stems.length < 2 || negated.test(question.text)) return null
  const found = near.flatMap((passage): Contradiction[] => {
    for (const match of passage.text.matchAll(denied)) {
      const word = match[2] ?? ''
      if (stem(word.toLowerCase()) !== object) continue
      const words = question.text.match(/[\p{L}-]+/gu) ?? []
      const asked = words.findLast((other) => stem(other.toLowerCase()) === object) ?? word
      return [
        {
          passage,
          premise: `The question takes “${asked}” for granted; the passage says “${match[0]}”.`,
        },
      ]
    }
    return []
  })
  return found.toSorted((a, b) => b.passage.own - a.passage.own)[0] ?? null
}
