import { overlaps } from '../../text/span.ts'
import { type Answer, isUnsure } from '../explanation.ts'
import { answered } from './given.ts'
import { withoutRepeats } from './repeats.ts'

const joinedBy = (parts: readonly (string | undefined)[]) =>
  [...new Set(parts.filter((part) => part !== undefined))].join(' ')

/** How sure of a joined answer one may be, and what is said of a half that is less so than the other. */
function surenessOf(halves: readonly Answer[]) {
  const unsure = halves.filter(isUnsure)
  const sure = halves.filter((half) => !isUnsure(half))
  // One that is unsure makes the other no less sure: it is named instead.
  const chances = (sure.length > 0 ? sure : unsure).flatMap(({ chance }) => chance ?? [])
  return {
    ...(chances.length > 0 && { chance: Math.min(...chances) }),
    named: (sure.length > 0 ? unsure : []).map(
      ({ question }) => `Unsure: “${question}” is answered by the closest words found.`,
    ),
  }
}

/**
 * The answer to a question of two halves from those to each: what answers each first, then what supports them. Of a
 * half that the paper does not answer, or not for sure, it says so; null where it answers neither.
 * @param most most claims, at least one of each half
 */
export function joinHalves(
  question: string,
  halves: readonly [Answer, Answer],
  most: number,
): Answer | null {
  const given = halves.filter(({ refused }) => !refused)
  if (given.length === 0) return null
  const unsaid = halves
    .filter(({ refused }) => refused)
    .map((half) => `Not answered: “${half.question}” ${half.reason}`)
  // One passage may answer both.
  const leads = withoutRepeats(given.flatMap(({ claims }) => claims.slice(0, 1)))
  const support = given.flatMap(({ claims }) => claims.slice(1))
  const claims = withoutRepeats([...leads, ...support]).slice(0, Math.max(most, leads.length))
  const premise = joinedBy(given.map((half) => half.premise))
  const joined = answered({ question }, claims, premise === '' ? null : premise)
  const readOn = given
    .flatMap((half) => half.readOn ?? [])
    .filter(
      (span, at, all) =>
        ![...joined.evidence, ...all.slice(0, at)].some((one) => overlaps(one, span)),
    )
  const { named, ...sureness } = surenessOf(given)
  const notes = [...named, ...unsaid]
  return {
    ...joined,
    answer: joinedBy(leads.map(({ text }) => text)),
    ...sureness,
    readOn,
    ...(notes.length > 0 && { note: joinedBy(notes) }),
  }
}

/**
 * The answer to the first half of a question, told as the half that it is; null where that is refused.
 * @param rest the other half, which means nothing without the first
 */
export function onlyFirst(question: string, first: Answer, rest: string): Answer | null {
  if (first.refused) return null
  const note = `Not answered: “${rest}” Please ask it in a question of its own, with all that it is about.`
  return { ...first, question, note }
}
