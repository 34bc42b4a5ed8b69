import { asidesIn } from '../../text/asides.ts'
import { unitOf } from '../../text/units.ts'
import { prepositions } from '../clause-words.ts'

// "A and B were 3 and 5, respectively": A was 3 and B was 5. Each name with the number in its place, in no other pairs.

const value = String.raw`(?:[<>≤≥~≈]\s?)?[−-]?\d[\d.,]*(?<!,)(?:\s?[%‰])?(?:\s?±\s?\d[\d.]*)?`
const bracket = String.raw`(?:\s\([^()]{1,40}\))?`
const values = new RegExp(
  String.raw`(?<![\p{L}\d.,–−-])(?<all>${value}(?:,\s${value}){0,2})(?:\s(?<unit>\p{L}{1,12}))?${bracket},? and (?<other>${value})${bracket}(?:(?<space>\s?)(?<last>\p{L}{1,12}))?${bracket}(?![\p{L}\d]|[.,]\d)`,
  'gu',
)
const joints = /\s(?:and|or|nor|but|versus|vs)\s/g
/** What says that two lists go together. */
export const inOrder = /,?\s\(?respectively\)?(?=[\s.,;]|$),?/iu
const mostFirst = 4
const mostSecond = 6

/** What two values, or some more, are told of in turn. */
export interface Pairs {
  /** Before the list of values, and behind it. */
  readonly before: string
  readonly behind: string
  readonly values: readonly string[]
  /** The list of names at its joints: the first with what stands before it, the last with what stands behind it. */
  readonly names: readonly string[]
  readonly areValuesFirst: boolean
}

/** The two lists of a clause that tells "respectively" of so many values and names; null where it has others, or more. */
export function pairsIn(clause: string): Pairs | null {
  const text = withoutAsides(clause)
    .replace(inOrder, '')
    .replace(/[.;,]?$/, '')
  const [found, ...more] = [...text.matchAll(values)]
  if (!found || more.length > 0) return null
  const { all = '', unit, other = '', last, space = '' } = found.groups ?? {}
  if (unit !== undefined && unitOf(unit) === null) return null
  const named = last === undefined || unitOf(last) === null ? '' : `${space}${last}`
  const end =
    named === '' && last !== undefined ? found[0].lastIndexOf(`${space}${last}`) : found[0].length
  const [left, right] = [text.slice(0, found.index), text.slice(found.index + end)]
  const withUnit = (told: string) => `${told}${unit ? ` ${unit}` : /[%‰]$/.test(told) ? '' : named}`
  const told = [...all.split(/,\s/).map(withUnit), `${other}${named}`]
  if ([...left.matchAll(joints), ...right.matchAll(joints)].length !== 1) return null
  const areValuesFirst = left.search(joints) < 0
  const names = namesIn(areValuesFirst ? right : left, told.length)
  return names && { before: left, behind: right, values: told, names, areValuesFirst }
}

/** The parts of the only list of a text, where it has so many items: "the hum of A", "B", "C was". */
function namesIn(text: string, size: number): string[] | null {
  const [joint] = [...text.matchAll(joints)]
  if (!joint?.[0].includes('and')) return null
  const first = text.slice(0, joint.index).replace(/,$/, '').split(', ')
  const middle = size > 2 ? first.splice(2 - size) : []
  return first.length === 0
    ? null
    : [first.join(', '), ...middle, text.slice(joint.index + joint[0].length)]
}

/** A clause without what stands in its brackets and behind "±": of the numbers only what is told of the names. */
const withoutAsides = (clause: string): string =>
  asidesIn(clause)
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start).trimEnd() + left.slice(end), clause)

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

interface Reading {
  /** What stands before the first name, and behind the last. */
  readonly lead: string
  readonly rest: string
  readonly names: readonly string[]
  /** Whether no word of one name may be of the others, too: "old wax and oil" may be "old oil". */
  readonly areApart: boolean
}

/** Names in the ways in which they may be read: "waxed and plain bells" are "waxed bells" and "plain bells". */
function* readings(list: readonly string[]): Generator<Reading> {
  const [start, end] = [words(list[0] ?? ''), words(list.at(-1) ?? '')]
  for (let one = 1; one <= Math.min(mostFirst, start.length); one++)
    for (let other = 1; other <= Math.min(mostSecond, end.length); other++) {
      const plain = [start.slice(-one), ...list.slice(1, -1).map(words), end.slice(0, other)]
      const tails = [0, ...[1, 2].filter((by) => by < other)]
      const fronts = one > 1 ? [[], start.slice(-one, -one + 1)] : [[]]
      for (const by of tails)
        for (const front of fronts)
          yield {
            lead: start.slice(0, -one).join(' '),
            rest: end.slice(other).join(' '),
            names: plain.map((name, at) =>
              [
                ...(at > 0 ? front : []),
                ...name,
                ...(at < plain.length - 1 ? end.slice(other - by, by === 0 ? 0 : other) : []),
              ].join(' '),
            ),
            areApart:
              plain.every((name) => bare(name).length === 1) ||
              (front.length === 0 && areAlike(plain.map(bare), by)),
          }
    }
}

const bare = (name: readonly string[]) =>
  /^(?:the|an?)$/i.test(name[0] ?? '') ? name.slice(1) : name
const phrase = new RegExp(`^(?:${prepositions})$`, 'iu')

/** "the wax group and the oil group", "wax and oil bells": one word each, and what they are. */
const areAlike = (names: readonly (readonly string[])[], by: number): boolean => {
  const ends = new Set(names.map((name) => name.at(-1)))
  const last = names.length - 1
  return (
    names.every((name, at) => name.length === (by > 0 && at === last ? 1 + by : by > 0 ? 1 : 2)) &&
    (by > 0 || ends.size === 1) &&
    !names.flat().some((word) => phrase.test(word))
  )
}

/** One way of telling each pair by itself, without what joins them. */
export type Told = readonly string[]

/** All ways of telling a clause's pairs each by itself. */
export function* toldApart({
  before,
  behind,
  values,
  names,
  areValuesFirst,
}: Pairs): Generator<Told> {
  for (const { lead, rest, names: all } of readings(names)) {
    /** The first as it is told, the others so, and behind the last what stands there. */
    const each = (first: string, other: (name: string, value: string) => string, end: string) =>
      all.map((name, at) => {
        const told = at === 0 ? first : other(name, values[at] ?? '')
        return at === all.length - 1 ? `${told} ${end}` : told
      })
    const [a, v1] = [all[0] ?? '', values[0] ?? '']
    if (areValuesFirst) {
      // "Cracks were found in 12% and 25% of A and B": the words between the values and the names.
      const first = `${before} ${v1} ${lead} ${a}`
      yield each(first, (name, value) => `${value} ${lead} ${name}`, rest)
      yield each(first, (name, value) => `${value} ${name}`, rest)
      const by = /(?:^|\s)(in|for|of|at|to|by)\s$/.exec(before)?.[1]
      if (by) yield each(first, (name, value) => `${by} ${value} ${lead} ${name}`, rest)
      continue
    }
    // "The weight of A and B was 3 and 5 kg": the names end before the verb.
    const first = `${lead} ${a} ${rest} ${v1}`
    yield each(first, (name, value) => `${lead} ${name} ${rest} ${value}`, behind)
    yield each(first, (name, value) => `${name} ${rest} ${value}`, behind)
    yield each(first, (name, value) => `${name} ${value}`, behind)
    const of = /\s?(?<by>of|for|in|among|with)$/u.exec(lead)
    if (!of) continue
    const own = of.groups?.by
    for (const that of ['that ', ''])
      yield each(first, (name, value) => `${that}${own} ${name} ${rest} ${value}`, behind)
    yield each(first, (name, value) => `${own} ${name} ${value}`, behind)
    for (const by of ['for', 'in', 'of', 'among'])
      for (const again of [by, ''])
        yield each(
          `${lead.slice(0, of.index)} ${rest} ${v1} ${by} ${a}`,
          (name, value) => `${value} ${again} ${name}`,
          behind,
        )
  }
}

/** One pair alone, where no word of its name may be another's: "Cracks were found in 12% of waxed bells". */
export function* toldAlone({
  before,
  behind,
  values,
  names,
  areValuesFirst,
}: Pairs): Generator<string> {
  for (const { lead, rest, names: all, areApart } of readings(names))
    if (areApart)
      for (const [at, name] of all.entries())
        yield areValuesFirst
          ? `${before} ${values[at]} ${lead} ${name} ${rest}`
          : `${lead} ${name} ${rest} ${values[at]} ${behind}`
}
