import { asidesIn } from '../../text/asides.ts'
import { unitOf } from '../../text/units.ts'

// "A and B were 3 and 5, respectively": A was 3 and B was 5. Each name with the number in its place, in no other pairs.

const value = String.raw`(?:[<>≤≥~≈]\s?)?[−-]?\d[\d.,]*(?<!,)(?:\s?[%‰])?(?:\s?±\s?\d[\d.]*)?`
const bracket = String.raw`(?:\s\([^()]{1,40}\))?`
const twoValues = new RegExp(
  String.raw`(?<![\p{L}\d.,–−-])(?<one>${value})(?:\s(?<unit>\p{L}{1,12}))?(?<aside>${bracket}) and (?<other>${value})${bracket}(?:(?<space>\s?)(?<last>\p{L}{1,12}))?(?<behind>${bracket})(?![\p{L}\d]|[.,]\d)`,
  'gu',
)
const joints = /\s(?:and|or|nor|but|versus|vs)\s/g
/** What says that two lists go together. */
export const inOrder = /,?\s\(?respectively\)?(?=[\s.,;]|$),?/iu
const mostFirst = 4
const mostSecond = 6

/** What two values are told of in turn. */
export interface Pairs {
  /** Before the first list, between the two, and behind the second. */
  readonly before: string
  readonly between: string
  readonly behind: string
  readonly values: readonly [string, string]
  /** The text up to and from "and" of the names. */
  readonly names: readonly [string, string]
  readonly areValuesFirst: boolean
}

/** The two lists of a clause that tells "respectively" of two values and two names; null where it has others, or more. */
export function pairsIn(clause: string): Pairs | null {
  const text = withoutAsides(clause)
    .replace(inOrder, '')
    .replace(/[.;,]?$/, '')
  const [found, ...more] = [...text.matchAll(twoValues)]
  if (!found || more.length > 0) return null
  const { one = '', unit, other = '', last, space = '' } = found.groups ?? {}
  if (unit !== undefined && unitOf(unit) === null) return null
  const named = last === undefined || unitOf(last) === null ? undefined : `${space}${last}`
  const end =
    named === undefined && last !== undefined
      ? found[0].lastIndexOf(`${space}${last}`)
      : found[0].length
  const [left, right] = [text.slice(0, found.index), text.slice(found.index + end)]
  const [inLeft, inRight] = [left, right].map((part) => [...part.matchAll(joints)])
  if ((inLeft?.length ?? 0) + (inRight?.length ?? 0) !== 1) return null
  const joint = inLeft?.[0] ?? inRight?.[0]
  if (!joint?.[0].includes('and')) return null
  const part = inLeft?.length ? left : right
  return {
    before: left,
    between: '',
    behind: right,
    values: [
      `${one}${unit ? ` ${unit}` : /[%‰]$/.test(one) ? '' : (named ?? '')}`,
      `${other}${named ?? ''}`,
    ],
    names: [part.slice(0, joint.index), part.slice(joint.index + joint[0].length)],
    areValuesFirst: part === right,
  }
}

/** A clause without what stands in its brackets and behind "±": of the numbers only what is told of the names. */
const withoutAsides = (clause: string): string =>
  asidesIn(clause)
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start).trimEnd() + left.slice(end), clause)

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** Two names in the ways in which they may be read: "waxed and plain bells" are "waxed bells" and "plain bells". */
function* readings([left, right]: readonly [string, string]): Generator<{
  before: string
  first: string[]
  second: string[]
  behind: string
}> {
  const [start, end] = [words(left), words(right)]
  for (let one = 1; one <= Math.min(mostFirst, start.length); one++)
    for (let other = 1; other <= Math.min(mostSecond, end.length); other++) {
      const [a, b] = [start.slice(-one).join(' '), end.slice(0, other).join(' ')]
      yield {
        before: start.slice(0, -one).join(' '),
        behind: end.slice(other).join(' '),
        first: [
          a,
          ...[1, 2]
            .filter((by) => by < other)
            .map((by) => `${a} ${end.slice(other - by, other).join(' ')}`),
        ],
        second: [b, ...(one > 1 ? [`${start.slice(-one).slice(0, -1).join(' ')} ${b}`] : [])],
      }
    }
}

/** One way of telling two pairs each by itself: what stands before and behind what joins them. */
export type Told = readonly [string, string]

/** All ways of telling a clause's two pairs each by itself. */
export function* toldApart({
  before,
  behind,
  values: [v1, v2],
  names,
  areValuesFirst,
}: Pairs): Generator<Told> {
  for (const { before: lead, first, second, behind: rest } of readings(names))
    for (const a of first)
      for (const b of second) {
        if (areValuesFirst) {
          // "Cracks were found in 12% and 25% of A and B": the words between the values and the names.
          yield [`${before} ${v1} ${lead} ${a}`, `${v2} ${lead} ${b} ${rest}`]
          yield [`${before} ${v1} ${lead} ${a}`, `${v2} ${b} ${rest}`]
          const by = /(?:^|\s)(in|for|of|at|to|by)\s$/.exec(before)?.[1]
          if (by) yield [`${before} ${v1} ${lead} ${a}`, `${by} ${v2} ${lead} ${b} ${rest}`]
          continue
        }
        // "The weight of A and B was 3 and 5 kg": the names end before the verb.
        yield [`${lead} ${a} ${rest} ${v1}`, `${lead} ${b} ${rest} ${v2} ${behind}`]
        yield [`${lead} ${a} ${rest} ${v1}`, `${b} ${rest} ${v2} ${behind}`]
        yield [`${lead} ${a} ${rest} ${v1}`, `${b} ${v2} ${behind}`]
        const of = /\s?(?<by>of|for|in|among|with)$/u.exec(lead)
        if (!of) continue
        yield [`${lead} ${a} ${rest} ${v1}`, `that ${of.groups?.by} ${b} ${rest} ${v2} ${behind}`]
        yield [`${lead} ${a} ${rest} ${v1}`, `${of.groups?.by} ${b} ${rest} ${v2} ${behind}`]
        for (const by of ['for', 'in', 'of', 'among'])
          for (const again of [by, ''])
            yield [
              `${lead.slice(0, of.index)} ${rest} ${v1} ${by} ${a}`,
              `${v2} ${again} ${b} ${behind}`,
            ]
      }
}
