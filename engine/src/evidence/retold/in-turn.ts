import { asidesIn } from '../../text/asides.ts'
import { matchingForm } from '../../text/matching-form.ts'
import { senseTokens } from '../../text/same-sense.ts'
import type { Token } from '../../text/statement-tokens.ts'
import { unitOf } from '../../text/units.ts'

// "A and B were 3 and 5, respectively": A was 3 and B was 5. Each name with the number in its place, in no other pairs.

const value = String.raw`(?:[<>≤≥~≈]\s?)?[−-]?\d[\d.,]*(?<!,)(?:\s?[%‰])?(?:\s?±\s?\d[\d.]*)?`
const bracket = String.raw`(?:\s\([^()]{1,40}\))?`
const twoValues = new RegExp(
  String.raw`(?<![\p{L}\d.,–−-])(?<one>${value})(?:\s(?<unit>\p{L}{1,12}))?(?<aside>${bracket}) and (?<other>${value})${bracket}(?:(?<space>\s?)(?<last>\p{L}{1,12}))?(?<behind>${bracket})(?![\p{L}\d]|[.,]\d)`,
  'gu',
)
const joints = /\s(?:and|or|nor|but|versus|vs)\s/g
const inOrder = /,?\s\(?respectively\)?(?=[\s.,;]|$),?/iu
const mostFirst = 4
const mostSecond = 6
const mostCharacters = 400

/** What two values are told of in turn. */
interface Pairs {
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
function pairsIn(clause: string): Pairs | null {
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
type Told = readonly [string, string]

/** All ways of telling a clause's two pairs each by itself. */
function* toldApart({
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

const light = /^(?:the|an?)$/
const alike: Readonly<Record<string, string>> = {
  were: 'was',
  are: 'is',
  those: 'that',
  which: 'that',
}
const joining = new Set(['and', 'while', 'whereas', 'versus', 'vs', 'compared with'])

const tokensOf = (text: string): Token[] =>
  senseTokens(matchingForm(text).text).filter(({ key }) => !light.test(key))
/** One key for one and many: a name that two share is told of each. */
const keysOf = (text: string): string[] =>
  tokensOf(text).map(
    ({ key, kind }) =>
      alike[key] ?? (kind === 'word' && key.length > 3 ? key.replace(/s$/, '') : key),
  )

const isAt = (all: readonly string[], part: readonly string[], at: number) =>
  at >= 0 && part.every((key, i) => all[at + i] === key)

/** Where in some words two halves stand with a joint between them, as the number of the first and of the last. */
function placeOf(all: readonly string[], [left, right]: Told): [number, number] | null {
  const [a, b] = [keysOf(left), keysOf(right)]
  for (let at = 0; at + a.length + b.length < all.length; at++) {
    if (!isAt(all, a, at)) continue
    for (const size of [1, 2]) {
      const from = at + a.length + size
      const joint = all.slice(at + a.length, from).join(' ')
      if (joining.has(joint) && isAt(all, b, from)) return [at, from + b.length - 1]
    }
  }
  return null
}

const leading =
  /^(?:however|moreover|furthermore|in addition|additionally|overall|similarly|likewise|also|in contrast), /iu

const beforeNumber = /(?<=\s)respectively,?\s(?=[−-]?\d)/iu

/** "were respectively 3 and 5" for "were 3 and 5, respectively": the word before the number that it stands before there. */
function withOrderWord(sentence: string, claim: string): string {
  const word = beforeNumber.exec(sentence)
  if (!word || beforeNumber.test(claim)) return claim
  const number = /^\S+/.exec(sentence.slice(word.index + word[0].length))?.[0] ?? ''
  const bare = claim.replace(inOrder, '')
  const [before, after, ...more] = bare.split(` ${number.replace(/[,;]$/, '')}`)
  return after === undefined || more.length > 0 || /^\d/.test(after)
    ? claim
    : `${before} ${word[0]}${number.replace(/[,;]$/, '')}${after}`
}

/**
 * A claim that tells two things each with its number, where its sentence tells both in turn ("respectively"), or the
 * other way round, as the sentence tells them.
 */
export function withPairs(sentence: string, claim: string): string {
  const [own, told] = [sentence, claim].map((text) => inOrder.test(text)) as [boolean, boolean]
  if (own && told) return withOrderWord(sentence, claim)
  if (own === told || Math.max(sentence.length, claim.length) > mostCharacters) return claim
  const clause = own ? (sentence.split(/;\s/).find((part) => inOrder.test(part)) ?? '') : claim
  const plain = clause.replace(leading, '')
  const pairs = pairsIn(plain)
  if (!pairs) return claim
  const apart = own ? claim : sentence
  const all = keysOf(apart)
  for (const way of toldApart(pairs)) {
    const place = placeOf(all, way)
    if (!place) continue
    if (own)
      return place[0] === 0 && place[1] === all.length - 1 ? plain.replace(/[.;,]?$/, '.') : claim
    const tokens = tokensOf(sentence)
    const form = matchingForm(sentence).text
    return `${form.slice(tokens[place[0]]?.start, tokens[place[1]]?.end)}.`
  }
  return claim
}
