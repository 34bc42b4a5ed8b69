import { literally } from '../../text/literally.ts'
import { smallNumbers } from '../../text/numbers.ts'
import { tokens } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import { isPlural } from '../text/plural.ts'
import { isOfStudying, isPlan } from '../text/studying.ts'
import { topicStems } from '../text/words.ts'
import { asWritten, countsOf } from './corrected-number.ts'
import { holdsAll, isOf } from './premise-directions.ts'
import { onlySupposes } from './premise-guards.ts'
import { numberOf } from './premise-numbers.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

const number = `\\d[\\d,.]*[kmb]?|${smallNumbers.slice(2).join('|')}`
/** "The nine ponds", "all 30 grey herons": so many there are of them. */
const definite = new RegExp(
  `\\b(?:the|these|those|its|their|all)(?: the)? (${number}) ((?:[\\p{L}\\p{N}-]+ ){0,3}?[\\p{L}-]+s)\\b`,
  'giu',
)
/** A rounded number is no other one. */
const leastApart = 0.1
const suffixes: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 }

/** What a number is worth: "37,801", "8.1M", "nine"; null for what is none. */
function worthOf(word: string): number | null {
  const [, digits, suffix = ''] =
    /^(\d[\d.]*)([kmb]?)$/.exec(word.toLowerCase().replaceAll(',', '')) ?? []
  if (digits !== undefined) return Number(digits) * (suffixes[suffix] ?? 1)
  const small = numberOf(word.toLowerCase())
  return small === null || /^\D/.test(small) ? null : Number(small)
}

const reach = 6
/** True where a text has a number soon before the things, and no other in between. */
function givesNumber(text: string, value: number, noun: string): boolean {
  const words = tokens(text.replace(/(?<=\d),(?=\d{3})/g, ''))
  return words.some((word, at) => {
    const next = words.slice(at + 1, at + 1 + reach)
    const end = next.findIndex((one) => worthOf(one.text) !== null)
    return (
      worthOf(word.text) === value &&
      (end < 0 ? next : next.slice(0, end)).some((one) => isOf(one, noun))
    )
  })
}

/**
 * The passage that counts all things which a question counts otherwise: "13 lakes" for "the nine lakes". None where any
 * passage has the question's number before such things, or where the paper's own counts leave open which is meant.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function otherCount(
  { text, stems }: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
  title: string,
): Contradiction | null {
  const [asked, another] = text.matchAll(definite)
  const [said = '', digits = '', words = ''] = asked ?? []
  const value = worthOf(digits)
  const phrase = topicStems(words)
  const noun = phrase.at(-1)
  if (another || value === null || noun === undefined || !isPlural(words.split(' ').at(-1) ?? ''))
    return null
  const known = new Set([...topicStems(title), ...tokens(said).map(({ stem }) => stem)])
  const rest = stems.filter((stem) => !(known.has(stem) || isFaint(stem) || isOfStudying(stem)))
  const near = ranked.filter((one) => one.stems.has(noun))
  if (near.some((one) => givesNumber(one.text, value, noun))) return null
  const told = near.flatMap((passage) => {
    if (passage.kind === 'table' || isOthers(passage) || isPlan(passage.text)) return []
    if (onlySupposes(passage.text, text)) return []
    return countsOf(passage.text).flatMap((count) => {
      const worth = worthOf(count.number)
      const isOfThem = phrase.every((stem) => count.words.some((word) => isOf(word, stem)))
      // "0.006 trial group" are two cells of a table.
      return isOfThem && worth !== null && Number.isInteger(worth)
        ? [{ passage, worth, count }]
        : []
    })
  })
  const most = Math.max(...told.map(({ worth }) => worth))
  const all = told.filter(({ worth }) => worth === most)
  const whole = all.find(({ passage }) => holdsAll(tokens(passage.text), rest))
  const isOpen = told.some(({ worth, passage }) => worth !== most && passage.role === 'abstract')
  if (!whole || isOpen || Math.abs(value - most) < leastApart * most) return null
  const { passage, count } = whole
  const written = asWritten(passage.text, count.number)
  const from = passage.text.search(new RegExp(`(?<![\\d.,\\p{L}])${literally(written)}`, 'u'))
  const last = tokens(passage.text).find(
    (word) => word.start > from && isOf(word, count.words.at(-1)?.stem ?? noun),
  )
  return {
    passage,
    premise: saysOtherwise(said, from < 0 ? written : passage.text.slice(from, last?.end)),
  }
}
