import type { PaperDocument, Table } from '../document/paper-document.ts'
import { tablePlaces } from '../document/table-places.ts'
import { type Span, slice } from '../text/span.ts'
import { areNear } from './near-digits.ts'
import { mayBeSpecific, once, type Said, sharedIn, stemsOf, year } from './specific-numbers.ts'
import { decimalsOf } from './statement.ts'

/** A number of a sentence or of a table's row, of any size. */
interface Told {
  readonly words: string
  readonly span: Span
  /** Digits and point, without separators. */
  readonly digits: string
  readonly value: number
  /** How much its being printed twice tells: its digits but one, at most 3; nothing for a year. */
  readonly weight: number
}
interface Passage {
  readonly told: readonly Told[]
  /** Stems of its words, for a row with those of the table's first rows and caption; made when asked for. */
  readonly stems: () => ReadonlySet<string>
}
interface Place {
  readonly passage: Passage
  readonly at: number
}
/** Two numbers in the same place of two runs that are otherwise equal. */
export interface OneOther {
  /** In abstract, introduction or conclusion. */
  readonly said: Told
  readonly other: Told
  /** Of the equal numbers around the two. */
  readonly weight: number
}

const number =
  /(?<![\p{L}\p{N}.,·@/]|\p{L}[-–])(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,6})?(?![\d\p{L}]|[.,·]\d)/gu
const level = /^9[059]$/
const levelOf = /^\s?(?:%|per\s?cent)[\s-]?[Cc(]/
const mostWeight = 3
/** What a run begins with, and what differs, have three digits and more. */
const leastWeight = 2
/** Of one number's places, no more are looked at. */
const mostCompared = 20

/** So much around them must be equal for two numbers to be held against each other. */
const enough = { weight: 4, words: 4, share: 0.35 }
/** Less will do for numbers of four digits where the words are nearly the same. */
const enoughWords = { weight: 3, words: 6, share: 0.6 }
/** One unit of the last decimal may be rounding, or come from a like analysis: it needs more. */
const enoughForUnit = 6

/**
 * Numbers of the abstract, introduction and conclusion that stand in the same order in another part of the paper,
 * but for one, of which a digit is another or two are swapped: "2.24 (1.66–3.03)" and "2.26 (1.66, 3.03)". Sentence
 * and sentence, or sentence and row, share their words. Each number is held against one other, the likeliest.
 */
export function runsWithOneOther(document: PaperDocument, sentences: readonly Said[]): OneOther[] {
  const placesIn = (passages: readonly Passage[]): Place[] =>
    passages.flatMap((passage) =>
      passage.told.flatMap(({ weight }, at) => (weight >= leastWeight ? [{ passage, at }] : [])),
    )
  const heads = placesIn(sentences.filter(({ isHead }) => isHead).map(passageOf))
  if (heads.length === 0) return []
  const bodies = placesIn([
    ...sentences.filter(({ isHead }) => !isHead).map(passageOf),
    ...document.tables.flatMap((one) => rowsOf(document, one)),
  ])
  const inBody = Map.groupBy(bodies, (place) => toldAt(place)?.value)
  const seen = new Set<string>()
  const found = heads.flatMap((head) =>
    (inBody.get(toldAt(head)?.value) ?? []).slice(0, mostCompared).flatMap((body) =>
      [1, -1].flatMap((step) =>
        behindRun(head, body, step).flatMap(([said, other]) => {
          const key = `${toldAt(said)?.span.start} ${toldAt(other)?.span.start}`
          if (seen.has(key)) return []
          seen.add(key)
          return compared(document, said, other) ?? []
        }),
      ),
    ),
  )
  const taken = new Set<number>()
  return found
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ said, other }) => {
      const starts = [said.span.start, other.span.start]
      const isFree = !starts.some((start) => taken.has(start))
      if (isFree) for (const start of starts) taken.add(start)
      return isFree
    })
}

const passageOf = ({ words, span }: Said): Passage => ({
  told: toldIn(words, span.start),
  stems: once(() => stemsOf(words)),
})

/** The rows of a table; its first two may name what the others hold. */
function rowsOf({ text }: PaperDocument, table: Table): Passage[] {
  const rows = tablePlaces(table).map((row) => [...new Set(row)].filter((cell) => cell !== null))
  const wordsOf = (row: (typeof rows)[number]) => row.map((cell) => cell.text).join(' ')
  const caption = table.caption ? slice(text, table.caption) : ''
  const heads = once(() => stemsOf([caption, ...rows.slice(0, 2).map(wordsOf)].join(' ')))
  const telling = rows.filter((row) => row.some((cell) => mayBeSpecific.test(cell.text)))
  return telling.map((row) => ({
    told: row.flatMap(({ text, span }) => (span ? toldIn(text, span.start) : [])),
    stems: once(() => new Set([...heads(), ...stemsOf(wordsOf(row))])),
  }))
}

/** All numbers but levels of confidence and marks of notes and references: "[12]". */
function toldIn(words: string, offset: number): Told[] {
  return [...words.matchAll(number)].flatMap((match) => {
    const [printed] = match
    const end = match.index + printed.length
    if (level.test(printed) && levelOf.test(words.slice(end, end + 12))) return []
    if (words[match.index - 1] === '[' && words[end] === ']') return []
    const digits = printed.replaceAll(',', '')
    const span = { start: offset + match.index, end: offset + end }
    return [{ words: printed, span, digits, value: Number(digits), weight: weightOf(digits) }]
  })
}

function weightOf(digits: string): number {
  if (year.test(digits)) return 0
  const telling = digits.replace(/^0+\.?0*|\./g, '')
  const { length } = digits.includes('.') ? telling : telling.replace(/0+$/, '')
  return Math.max(0, Math.min(length - 1, mostWeight))
}

const toldAt = ({ passage, at }: Place): Told | undefined => passage.told[at]
const moved = ({ passage, at }: Place, by: number): Place => ({ passage, at: at + by })
const areEqual = (a: Place, b: Place) => {
  const value = toldAt(a)?.value
  return value !== undefined && value === toldAt(b)?.value
}

/** The places one step on; also where one small number that only one of the passages prints is left out. */
function onward(a: Place, b: Place, step: number): (readonly [Place, Place])[] {
  const [nextA, nextB] = [moved(a, step), moved(b, step)]
  const isSmall = (place: Place) => (toldAt(place)?.weight ?? leastWeight) < leastWeight
  const found: (readonly [Place, Place])[] = [[nextA, nextB]]
  if (isSmall(nextA)) found.push([moved(nextA, step), nextB])
  if (isSmall(nextB)) found.push([nextA, moved(nextB, step)])
  return found
}

const equalOnward = (a: Place, b: Place, step: number) =>
  onward(a, b, step).find(([one, other]) => areEqual(one, other))

/** The places behind a run of equal numbers, in steps from two that are equal. */
function behindRun(a: Place, b: Place, step: number): (readonly [Place, Place])[] {
  let last: readonly [Place, Place] = [a, b]
  for (let next = equalOnward(a, b, step); next; next = equalOnward(...next, step)) last = next
  return onward(...last, step)
}

/** The weight of the equal numbers beside two places, in steps from them. */
function weightBeside(a: Place, b: Place, step: number): number {
  let weight = 0
  for (let next = equalOnward(a, b, step); next; next = equalOnward(...next, step))
    weight += toldAt(next[0])?.weight ?? 0
  return weight
}

/** Two numbers, if they are near each other and enough around them is equal; else null. */
function compared(document: PaperDocument, a: Place, b: Place): OneOther | null {
  const [said, other] = [toldAt(a), toldAt(b)]
  if (!said || !other || said.weight < leastWeight || !areNear(said.digits, other.digits))
    return null
  const isIn = ({ passage }: Place, { value }: Told) =>
    passage.told.some((one) => one.value === value)
  // Both numbers, in another order or of other things.
  if (isIn(b, said) || isIn(a, other)) return null
  const [before, after] = [weightBeside(a, b, -1), weightBeside(a, b, 1)]
  const weight = before + after
  if (weight < (isUnitApart(said, other) ? enoughForUnit : enoughWords.weight)) return null
  if (haveOtherNames(document, said, other)) return null
  if (before === 0 && haveOtherBeside(document, a, b, -1)) return null
  if (after === 0 && haveOtherBeside(document, a, b, 1)) return null
  const [stems, others] = [a.passage.stems(), b.passage.stems()]
  const words = sharedIn(stems, others)
  const share = words / Math.min(stems.size, others.size)
  const are = (least: typeof enough) =>
    weight >= least.weight && words >= least.words && share >= least.share
  return are(enough) || (said.weight === mostWeight && are(enoughWords))
    ? { said, other, weight }
    : null
}

/** True for decimals that are one unit of their last place apart. */
function isUnitApart(said: Told, other: Told): boolean {
  const decimals = decimalsOf(said.digits)
  return decimals > 0 && Math.abs(said.value - other.value) < 1.5 * 10 ** -decimals
}

const nameBefore = /(\p{L}[\p{L}\d²]*)\s?[=:<>≤≥]\s?$/u

/** "t = 1.16" and "F = 1.36" are of other things. */
function haveOtherNames({ text }: PaperDocument, said: Told, other: Told): boolean {
  const [name, otherName] = [said, other].map(({ span }) =>
    nameBefore.exec(text.slice(Math.max(0, span.start - 30), span.start))?.[1]?.toLowerCase(),
  )
  return name !== undefined && otherName !== undefined && name !== otherName
}

/** Between an estimate and its deviation, and between the ends of an interval. */
const tight = /^(?:\P{L}{0,4}|\s?to\s[-−–]?)$/u

/** True where both numbers have another close beside them, as ends of an interval have, and these are not equal. */
function haveOtherBeside({ text }: PaperDocument, a: Place, b: Place, step: number): boolean {
  const isTight = (place: Place) => {
    const [first, last] = [toldAt(place), toldAt(moved(place, step))].toSorted(
      (one, next) => (one?.span.start ?? 0) - (next?.span.start ?? 0),
    )
    return (
      first !== undefined &&
      last !== undefined &&
      tight.test(text.slice(first.span.end, last.span.start))
    )
  }
  return isTight(a) && isTight(b) && !areEqual(moved(a, step), moved(b, step))
}
