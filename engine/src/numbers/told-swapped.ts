import type { PaperDocument } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'
import { tokens } from '../text/tokens.ts'
import { areSwapped } from './near-digits.ts'
import { once, type Said, sharedIn, stemsOf, year } from './specific-numbers.ts'

/** A number of three digits and more in a sentence, with what it counts. */
interface Counted {
  readonly words: string
  readonly digits: string
  readonly span: Span
  readonly stems: () => ReadonlySet<string>
  /** Stem of the word behind it, or its percent sign. */
  readonly of: string
}

/** A number of the abstract, and the one of the paper with two of its digits swapped. */
export interface Swapped {
  readonly said: Counted
  readonly other: Counted
}

const number =
  /(?<![\p{L}\p{N}.,·@/±–−-]|[±~≈<>≤≥–−]\s|[[(])(?:\d{1,3}(?:,\d{3})+|\d{2,6})(?:\.\d{1,3})?(?!\p{N}|[.,·/–−-]\d|\s?[±–−-]\s?\d)(?=\s?%|\s\p{Ll}{3})/gu
const fewestDigits = 3
const fewestShared = 3
const leastShare = 0.5

function countedIn(said: Said): Counted[] {
  const stems = once(() => stemsOf(said.words))
  return [...said.words.matchAll(number)].flatMap(({ index, 0: words }) => {
    const digits = words.replaceAll(',', '')
    if (year.test(digits) || digits.replace('.', '').length < fewestDigits) return []
    const after = said.words.slice(index + words.length, index + words.length + 32)
    const of = /^\s?%/.test(after)
      ? '%'
      : (tokens(/^\s(\p{L}+)/u.exec(after)?.[1] ?? '')[0]?.stem ?? '')
    const start = said.span.start + index
    const span = { start, end: start + words.length }
    return [{ words, digits, span, stems, of }]
  })
}

/**
 * Numbers of abstract, introduction and conclusion that the paper nowhere else prints, but with two digits swapped, of
 * the same things in a sentence of the same words: "248 patients" and "284 patients". The other one the abstract
 * does not print, and it is the only one of its kind.
 */
export function swappedNumbers(document: PaperDocument, sentences: readonly Said[]): Swapped[] {
  const inHead = sentences.filter(({ isHead }) => isHead).flatMap(countedIn)
  if (inHead.length === 0) return []
  const others = sentences.filter(({ isHead }) => !isHead).flatMap(countedIn)
  const printed = once(() => {
    const cells = document.tables.flatMap(({ rows }) => rows.flat().map(({ text }) => text))
    const words = (isHead: boolean) =>
      sentences.filter((one) => one.isHead === isHead).map(({ words }) => words)
    return {
      body: new Set(numbersIn([...words(false), ...cells].join('\n'))),
      head: new Set(numbersIn(words(true).join('\n'))),
    }
  })
  return inHead.flatMap((said) => {
    const near = others.filter((one) => areSwapped(one.digits, said.digits))
    const same = near.filter(
      (one) =>
        one.of === said.of &&
        !printed().body.has(said.digits) &&
        !printed().head.has(one.digits) &&
        areOfOne(said.stems(), one.stems()),
    )
    const [first] = same
    return first && same.every(({ digits }) => digits === first.digits)
      ? [{ said, other: first }]
      : []
  })
}

const numbersIn = (words: string) =>
  [...words.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([one]) =>
    one.replace(/,+$/, '').replaceAll(',', ''),
  )

function areOfOne(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = sharedIn(a, b)
  return shared >= fewestShared && shared >= leastShare * Math.min(a.size, b.size)
}
