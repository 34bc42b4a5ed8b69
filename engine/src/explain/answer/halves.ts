import { overlaps } from '../../text/span.ts'
import type { Answer } from '../explanation.ts'
import { answered } from './given.ts'
import { withoutRepeats } from './repeats.ts'

const joinedBy = (parts: readonly (string | undefined)[]) =>
  [...new Set(parts.filter((part) => part !== undefined))].join(' ')

/**
 * The answer to a question of two halves from those to each: what answers each first, then what supports them. Of a
 * half that the paper does not answer it says so; null where it answers neither.
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
  const chances = given.flatMap(({ chance }) => chance ?? [])
  return {
    ...joined,
    answer: joinedBy(leads.map(({ text }) => text)),
    ...(chances.length > 0 && { chance: Math.min(...chances) }),
    readOn,
    ...(unsaid.length > 0 && { note: joinedBy(unsaid) }),
  }
}
