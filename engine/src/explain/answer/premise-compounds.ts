import { smallNumbers } from '../../text/numbers.ts'
import { allStems, tokens } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import type { Question } from '../question/question.ts'
import { holdsAll } from './premise-directions.ts'
import { supposed } from './premise-guards.ts'
import { saysOtherwise } from './premise-words.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

/** "Ten-dimensional subspace", "5-point scale": a number that tells of what kind a thing is. */
const compound = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(\\d{1,4}|${smallNumbers.slice(1).join('|')})[-‐‑](\\p{L}{3,}) (\\p{L}[\\p{L}-]*)`,
  'giu',
)

interface Compound {
  readonly words: string
  readonly number: number
  /** Stems of what is counted and of the thing that it describes. */
  readonly of: readonly string[]
}

function compoundsIn(text: string): Compound[] {
  return [...text.matchAll(compound)].map(([words, number = '', ...of]) => ({
    words,
    number: /^\d/.test(number) ? Number(number) : smallNumbers.indexOf(number.toLowerCase()),
    of: of.flatMap((word) => tokens(word).map(({ stem }) => stem)),
  }))
}

/**
 * The passage that says all that a why question does, but of a thing with another number in the name of its kind:
 * "a one-dimensional subspace" for a ten-dimensional one. None where passages give several such numbers, or the asked one.
 * @param isOthers what is told of the work of others is no word on this paper's
 */
export function otherCompound(
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
): Contradiction | null {
  const [asked] = compoundsIn(question.text)
  if (!asked) return null
  const ofKind = allStems(asked.words)
  const rest = question.stems.filter((stem) => !ofKind.has(stem) && !isFaint(stem))
  if (rest.length === 0) return null
  const told = ranked.flatMap((passage) =>
    compoundsIn(passage.text)
      .filter(({ of }) => of.join(' ') === asked.of.join(' '))
      .map((said) => ({ passage, said })),
  )
  if (told.some(({ said }) => said.number === asked.number)) return null
  const meant = told.filter(
    ({ passage }) =>
      !isOthers(passage) && !supposed.test(passage.text) && holdsAll(tokens(passage.text), rest),
  )
  const [found] = meant
  return found && meant.every(({ said }) => said.number === found.said.number)
    ? { passage: found.passage, premise: saysOtherwise(asked.words, found.said.words) }
    : null
}
