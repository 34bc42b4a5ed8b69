import type { Claim } from '../../evidence/claim.ts'
import { tokens } from '../../text/tokens.ts'
import { areContrary } from '../question/contraries.ts'
import { similarity, topicStems } from '../text/words.ts'

const alike = 0.85
/** Numbers, names and letters that tell one group from another; a sentence's first word may be in capitals for that alone. */
const marks = (text: string): readonly string[] =>
  text.match(/\d[\d.,]*(?<=\d)|(?<=\S )\p{Lu}[\p{L}\p{N}-]*/gu) ?? []

/** True for words that have no number, name or contrary of their own beside earlier ones. */
export function marksNothingNew(later: string, earlier: string): boolean {
  const told = marks(earlier)
  if (!marks(later).every((mark) => told.includes(mark))) return false
  const words = tokens(earlier)
  return !tokens(later).some((word) => words.some((other) => areContrary(word, other)))
}

/** True for words that say over again what earlier ones do. */
export const repeats = (later: string, earlier: string): boolean =>
  marksNothingNew(later, earlier) &&
  similarity(new Set(topicStems(earlier)), new Set(topicStems(later))) >= alike

/** The claims, without those that only say over again what an earlier one does. */
export const withoutRepeats = (claims: readonly Claim[]): Claim[] =>
  claims.filter(
    ({ text }, at) => !claims.slice(0, at).some((earlier) => repeats(text, earlier.text)),
  )
