import { stem, tokens } from '../text/tokens.ts'
import type { Question } from './question.ts'
import type { Demanded, RankedCandidate } from './rank-candidates.ts'

const mass = /(?:ss|us|is)$/i

/** What "how many" asks the number of, as the stem of its first plural noun ("authors took part"), else of the last word; null for other questions. */
export function countsAsked(question: Question): string | null {
  const words =
    /\bhow many\s+((?:(?!(?:were|was|are|is|did|does|do|have|has|had|can|could|in|on|of|from|at|to|for|with|there)\b)[\p{L}\p{N}-]+\s*){1,4})/iu
      .exec(question.text)?.[1]
      ?.trim()
      .split(/\s+/)
  const noun = words?.find((word) => /s$/i.test(word) && !mass.test(word)) ?? words?.at(-1)
  return noun === undefined ? null : stem(noun.toLowerCase())
}

const numeral =
  /^(\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen)$/i
const parting =
  /^(of|in|on|at|from|per|for|with|by|and|or|between|to|than|as|which|that|each|[=<>≤≥±])$/i
const between = 3

/** True when a number counts things of this name: "322 marked crows", "8 NVIDIA P100 GPUs"; no "two sub-layers" for layers. */
export function countsThings(text: string, thing: string): boolean {
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  return words.some((word, at) => {
    if (!numeral.test(word) || /^(19|20)\d\d$/.test(word)) return false
    for (const next of words.slice(at + 1, at + 2 + between)) {
      if (parting.test(next) || next === '') return false
      if (stem(next.toLowerCase()) === thing) return true
    }
    return false
  })
}

const mostLoose = 12
const looseReach = 8
const noCount =
  /\[[\d,;\s–-]+\]|\b(?:table|figure|fig|section|equation|eq|chapter|version)s?\.?\s*\d[\d.]*|\d[\d.,]*\s?%/gi

/** True when a number that is no citation, label or percentage stands not far from the thing: "patients (n = 34)". */
function numbersNear(text: string, thing: string): boolean {
  const words = tokens(text.replace(noCount, ' '))
  return words.some(
    ({ text: word }, at) =>
      /^\d/.test(word) &&
      !/^(19|20)\d\d$/.test(word) &&
      words
        .slice(Math.max(0, at - looseReach), at + 1 + looseReach)
        .some((other) => other.stem === thing),
  )
}

/** Below this share of the question's topic a count is of something else. */
const leastOwn = 0.4
const mostCounted = 25

/**
 * Of ranked candidates those that count what "how many" asks for come first; without any the question has no
 * answer. Other questions keep their order.
 */
export function byCount(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  const thing = countsAsked(question)
  if (thing === null) return ranked
  const counting = ranked
    .slice(0, mostCounted)
    .filter(({ own, text }) => own >= leastOwn && countsThings(text, thing))
  if (counting.length === 0) {
    const near = ranked.slice(0, mostLoose)
    if (near.some(({ own, text }) => own > 0 && numbersNear(text, thing))) return ranked
    const asked = /\bhow many\s+([\p{L}\p{N}-]+)/iu.exec(question.text)?.[1] ?? 'them'
    return { lacking: `no passage that fits the question gives a number of ${asked}` }
  }
  // What counts it fully tells it best: "322 marked crows" before "17,645 observations of marked crows".
  const best = Math.max(...counting.map(({ own }) => own))
  const lead = counting.filter(({ own }) => own === best)
  return [...lead, ...ranked.filter((candidate) => !lead.includes(candidate))]
}
